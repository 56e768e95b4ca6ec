"""The one RQ queue: jobs by function, ids and numbers as arguments, nothing kept of those that went well."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from rq import Queue
from rq.serializers import JSONSerializer

from tables import store

NAME = "parlor"
TIMEOUT_SECONDS = 30
FAILED_LASTS_SECONDS = 3600
_OPTIONS: dict[str, Any] = {"timeout": TIMEOUT_SECONDS, "result_ttl": 0, "failure_ttl": FAILED_LASTS_SECONDS}


@cache
def queue() -> Queue:
    """The queue on this process's Redis."""
    return Queue(NAME, connection=store.client(), serializer=JSONSerializer)


def enqueue(job: Callable[..., None], *args: Any) -> None:
    """Have a worker do `job` soon."""
    enqueue_all([(job, args)])


def enqueue_all(jobs: Iterable[tuple[Callable[..., None], tuple[Any, ...]]]) -> None:
    """Have workers do all these soon, told in one go."""
    queue().enqueue_many([Queue.prepare_data(job, args=args, **_OPTIONS) for job, args in jobs])
