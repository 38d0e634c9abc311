"""Check a language's cases outside of this repository: ``python -m tests.languages COMMENT FILE...``.

For maintainers: an author has a language in another package installed beside this checkout. Comments there begin with
``COMMENT``. The cases of the languages in this repository are tests instead: `test_cases`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tests.languages.cases import Case, CaseError, failures, loader_of


def main(comment: str, files: Sequence[str]) -> int:
    """Print the failures of case files; the exit code is 1 if there is one."""
    failed = False
    for path in map(Path, files):
        try:
            found = failures(Case(path.name, path.read_text(encoding="utf-8"), comment), loader_of(path))
        except CaseError as error:
            found = [str(error)]
        is_gap = path.name.endswith(".skip")
        failed |= bool(found) != is_gap
        if is_gap and not found:
            print(f"{path.name} holds now: take .skip off its name")
        elif not is_gap:
            print("\n".join(found), end="\n" if found else "")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
