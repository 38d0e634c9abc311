"""Progress of a run, and the time of its start and end as the graph has it."""

from __future__ import annotations

import datetime
from collections.abc import Callable

from oxigraph_code.store import WriterWait

Told = Callable[[str, int, int], None]
"""Called with the stage of a run, how much of it is done, and how much there is; 0 and 0 where that is not known."""


def waiting_for(told: Told) -> WriterWait:
    """Report the wait for another writer as a stage of the run."""
    return lambda words: told(words, 0, 0)


def now() -> str:
    """Return the time in the canonical form of xsd:dateTime, which sorts as text."""
    moment = datetime.datetime.now(datetime.UTC).replace(tzinfo=None)
    return f"{moment.isoformat(timespec='microseconds').rstrip('0').rstrip('.')}Z"
