"""Leaves out the rest of a file once one of its tests has failed; a plugin of pytest.

For maintainers: pytest of the measured project imports this file, so it must import nothing of ours.
"""

from __future__ import annotations

from typing import Any

_failed: set[str] = set()


def pytest_runtest_logreport(report: Any) -> None:
    if report.failed:
        _failed.add(report.nodeid.partition("::")[0])


def pytest_runtest_protocol(item: Any, nextitem: Any) -> bool | None:
    if item.nodeid.partition("::")[0] not in _failed:
        return None
    item.session._setupstate.teardown_exact(nextitem)
    return True
