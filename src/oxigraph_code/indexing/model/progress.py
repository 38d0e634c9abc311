"""Progress reports of a run with rate and time left, and timestamps as the graph has them.

For maintainers: a run reports its stage and a count; the time left follows from the share that each stage had of the
time of a first run, as measured, so a stage without a count needs no special case. This module must not know who shows
a report.
"""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable

from oxigraph_code.store import WriterWait

ProgressCallback = Callable[[str, int, int], None]
"""Called with the stage of a run, the steps done and the steps in total; 0 and 0 if these are unknown."""

READING = "reading files"
RESOLVING = "resolving calls"
LOADING_STRUCTURE = "loading files and definitions"
WRITING = "writing the graph"
LOADING = "loading the graph"

# The part of a first run at which a stage begins and ends; see docs/decisions/0114. A small run writes at the end only.
_SPANS = {
    READING: (0.02, 0.44),
    LOADING_STRUCTURE: (0.44, 0.68),
    RESOLVING: (0.68, 0.82),
    WRITING: (0.82, 0.88),
    LOADING: (0.88, 1.0),
}
_LARGEST_FIRST = 0.5
"""The exponent that turns the part of the files that are read into the part of the time.

The largest files are read first: a tenth of the files takes a third of the time or more.
"""
_LEAST_S = 1.0
"""The time for which a rate must be observed before it is shown."""


class ProgressEstimate:
    """The rate and the time left of a run, from its reports so far."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.stage, self.done, self.total = "", 0, 0
        self._began_stage = (0.0, 0)
        self._began: tuple[float, float] | None = None
        self._reached: tuple[float, float] | None = None

    def report(self, stage: str, done: int, total: int) -> None:
        """Take in a report of a run."""
        now = self._clock()
        if stage != self.stage:
            self._began_stage = (now, done)
            if stage not in _SPANS or self.stage not in _SPANS:
                self._began = None
        self.stage, self.done, self.total = stage, done, total
        share = done / total if total else 0.0
        if stage == READING:
            share **= _LARGEST_FIRST
        start, end = _SPANS.get(stage, (0.0, 1.0))
        reached = start + (end - start) * share
        if self._began is None:
            self._began = (now, reached)
        if self._reached is None or self._reached[1] != reached:
            self._reached = (now, reached)

    @property
    def rate(self) -> float:
        """Steps a second in this stage, 0 if unknown."""
        began, done = self._began_stage
        passed = self._clock() - began
        return (self.done - done) / passed if passed >= _LEAST_S else 0.0

    @property
    def seconds_left(self) -> float | None:
        """Seconds to the end of the run, ``None`` if unknown. They pass between two reports."""
        if self._began is None or self._reached is None:
            return None
        (began, start), (at, reached) = self._began, self._reached
        if at - began < _LEAST_S or reached <= start:
            return None
        return max(0.0, (1.0 - reached) * (at - began) / (reached - start) - (self._clock() - at))

    @property
    def details(self) -> str:
        """The count, the rate and the time left, as far as they are known."""
        count = f"{self.done:,} of {self.total:,}" if self.total else ""
        rate = f"{self.rate:,.0f} a second" if self.total and self.rate >= 1 else ""
        left = "" if self.seconds_left is None else f"about {duration(self.seconds_left)} left"
        return ", ".join(filter(None, [count, rate, left]))

    @property
    def words(self) -> str:
        """The stage and its details."""
        return ": ".join(filter(None, [self.stage, self.details]))


def duration(seconds: float) -> str:
    """Format a time to come: in seconds below two minutes, else in minutes."""
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"


def report_wait(progress: ProgressCallback) -> WriterWait:
    """Report the wait for another writer as a stage of the run."""
    return lambda words: progress(words, 0, 0)


def utc_now() -> str:
    """Return the time in the canonical form of xsd:dateTime, which sorts as text."""
    moment = datetime.datetime.now(datetime.UTC).replace(tzinfo=None)
    return f"{moment.isoformat(timespec='microseconds').rstrip('0').rstrip('.')}Z"
