"""Progress reports of a run, and timestamps as the graph has them."""

from __future__ import annotations

import datetime
from collections.abc import Callable

from oxigraph_code.store import WriterWait

ProgressCallback = Callable[[str, int, int], None]
"""Called with the stage of a run, the steps done and the steps in total; 0 and 0 if these are unknown."""


def report_wait(progress: ProgressCallback) -> WriterWait:
    """Report the wait for another writer as a stage of the run."""
    return lambda words: progress(words, 0, 0)


def utc_now() -> str:
    """Return the time in the canonical form of xsd:dateTime, which sorts as text."""
    moment = datetime.datetime.now(datetime.UTC).replace(tzinfo=None)
    return f"{moment.isoformat(timespec='microseconds').rstrip('0').rstrip('.')}Z"
