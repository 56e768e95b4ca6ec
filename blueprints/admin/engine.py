"""How the machinery does: the queue, the workers, the clock, and how late the tables are."""

from __future__ import annotations

import time
from typing import Any

import rq
from flask_admin import BaseView, expose
from rq.job import Job
from rq.registry import FailedJobRegistry
from rq.serializers import JSONSerializer

from blueprints.admin import say
from blueprints.admin.guard import Guarded
from tables import beats, store

QUEUE = beats.QUEUE.removeprefix("rq:queue:")
SHOWN = 20


class Engine(Guarded, BaseView):
    """One page, to be loaded again."""

    @expose("/")
    def index(self) -> str:
        """All of it at this moment."""
        now, redis = time.time(), store.client()
        failed = FailedJobRegistry(queue=rq.Queue(QUEUE, connection=redis, serializer=JSONSerializer))
        return self.render(
            "admin/engine.html", say=say, signs=beats.signs(redis, now), failed=failed.count, jobs=_last(failed),
            overdue=redis.zcount(store.DUE, "-inf", int(now * 1000)), tables=redis.scard(store.TABLES),
        )  # fmt: skip


def _last(failed: FailedJobRegistry) -> list[dict[str, Any]]:
    """The jobs that failed last, each with the end of its story."""
    ids = failed.get_job_ids(0, SHOWN - 1, desc=True)
    jobs = Job.fetch_many(ids, connection=failed.connection, serializer=JSONSerializer)
    return [
        {"what": job.get_call_string(), "at": job.ended_at and job.ended_at.timestamp(), "why": _end_of(job)}
        for job in jobs
        if job
    ]


def _end_of(job: Job) -> str:
    result = job.latest_result()
    lines = (result.exc_string or "").strip().splitlines() if result else []
    return lines[-1] if lines else "It left no word."
