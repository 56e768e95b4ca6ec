"""The RQ workers: `python -m workers.run`. A pool of simple workers that replaces one that dies."""

from __future__ import annotations

import gc
import threading
import time
from typing import Any

from rq.executions import Execution
from rq.job import Job
from rq.queue import Queue
from rq.serializers import JSONSerializer
from rq.worker import SimpleWorker
from rq.worker_pool import WorkerPool

import games
from config import Config
from records import db
from tables import beats, measures, store, tether
from workers import queue

BEAT_SECONDS = 5.0


class TableWorker(SimpleWorker):
    """A worker with the banks loaded, that says it lives."""

    def work(self, *args: Any, **kwargs: Any) -> bool:
        """Warm up, then do jobs until told to stop, or until the pool has died."""
        tether.end_with_parent()
        config = Config.from_env()
        store.connect(config.redis_url)
        db.connect(config.database_url)
        games.warm()
        gc.collect()
        gc.freeze()
        threading.Thread(target=_beat, args=(self.name,), daemon=True).start()
        return super().work(*args, **kwargs)

    def perform_job(self, job: Job, queue: Queue, execution: Execution) -> bool:
        """Do a job, and count how long it took and whether it went well."""
        name, began = (job.func_name or "").rpartition(".")[2], time.perf_counter()
        well = super().perform_job(job, queue, execution)
        measures.JOBS.labels(name).observe(time.perf_counter() - began)
        if not well:
            measures.FAILED.labels(name).inc()
        return well


def _beat(name: str) -> None:
    while True:
        try:
            beats.worker(name, time.time())
        except Exception:
            time.sleep(1.0)
        time.sleep(BEAT_SECONDS)


def main() -> None:
    """Run as many workers as the settings say until interrupted."""
    config = Config.from_env()
    connection = store.connect(config.redis_url)
    WorkerPool(
        [queue.NAME], connection=connection, num_workers=config.workers, worker_class=TableWorker,
        serializer=JSONSerializer,
    ).start(logging_level="WARNING")  # fmt: skip


if __name__ == "__main__":
    main()
