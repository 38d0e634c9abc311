"""Rate and time left of a run, from its reports and a clock."""

from __future__ import annotations

import pytest

from oxigraph_code.indexing.model.progress import READING, RESOLVING, ProgressEstimate, duration


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_first_report_has_no_rate_and_no_time_left(clock: Clock) -> None:
    estimate = ProgressEstimate(clock)
    estimate.report(READING, 0, 2_000)
    assert estimate.words == "reading files: 0 of 2,000"


def test_the_time_left_is_that_of_the_whole_run(clock: Clock) -> None:
    estimate = ProgressEstimate(clock)
    estimate.report(READING, 0, 2_000)
    clock.now += 42.0
    estimate.report(READING, 2_000, 2_000)
    assert estimate.seconds_left == pytest.approx(56.0)
    assert estimate.words == "reading files: 2,000 of 2,000, 48 a second, about 56 s left"


def test_the_time_left_passes_between_two_reports(clock: Clock) -> None:
    estimate = ProgressEstimate(clock)
    estimate.report(READING, 0, 2_000)
    clock.now += 42.0
    estimate.report(READING, 2_000, 2_000)
    clock.now += 20.0
    estimate.report(READING, 2_000, 2_000)
    assert estimate.seconds_left == pytest.approx(36.0)
    clock.now += 100.0
    assert estimate.seconds_left == 0.0


def test_the_first_files_take_longer_since_the_largest_are_read_first(clock: Clock) -> None:
    estimate = ProgressEstimate(clock)
    estimate.report(READING, 0, 2_000)
    clock.now += 10.0
    estimate.report(READING, 180, 2_000)
    left = estimate.seconds_left
    assert left is not None
    assert left < 100.0 < 2_000 / 180 * 10.0


def test_a_rate_is_of_one_stage(clock: Clock) -> None:
    estimate = ProgressEstimate(clock)
    estimate.report(READING, 0, 2_000)
    clock.now += 10.0
    estimate.report(RESOLVING, 0, 2_000)
    clock.now += 10.0
    estimate.report(RESOLVING, 500, 2_000)
    assert estimate.rate == pytest.approx(50.0)


def test_a_stage_without_a_count_shows_its_name(clock: Clock) -> None:
    estimate = ProgressEstimate(clock)
    estimate.report("waiting for another process", 0, 0)
    clock.now += 10.0
    assert estimate.words == "waiting for another process"


def test_a_wait_before_the_run_does_not_count(clock: Clock) -> None:
    estimate = ProgressEstimate(clock)
    estimate.report("waiting for another process", 0, 0)
    clock.now += 1_000.0
    estimate.report(READING, 0, 2_000)
    clock.now += 42.0
    estimate.report(READING, 2_000, 2_000)
    assert estimate.seconds_left == pytest.approx(56.0)


@pytest.mark.parametrize(("seconds", "words"), [(9.4, "9 s"), (119.0, "119 s"), (150.0, "2 min"), (3_600.0, "60 min")])
def test_a_duration_is_in_seconds_or_minutes(seconds: float, words: str) -> None:
    assert duration(seconds) == words
