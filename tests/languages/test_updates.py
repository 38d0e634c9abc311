"""An incremental run over the files of a language leaves the graph that a run over everything does."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests.indexing.support import after_updates
from tests.languages.c import updates as c
from tests.languages.csharp import updates as csharp
from tests.languages.java import updates as java
from tests.languages.kotlin import updates as kotlin
from tests.languages.php import updates as php
from tests.languages.plain import updates as plain
from tests.languages.ruby import updates as ruby


@pytest.mark.slow
@pytest.mark.parametrize("edits", [c, csharp, java, kotlin, php, plain, ruby], ids=lambda edits: edits.__package__)
def test_updates_leave_what_a_run_over_everything_does(edits: ModuleType, tmp_path: Path) -> None:
    states = list(after_updates(tmp_path, edits.SHOP, edits.STEPS))
    assert len(states) == len(edits.STEPS)
    for found, fresh in states:
        assert found == fresh
