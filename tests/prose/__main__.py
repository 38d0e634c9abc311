"""List the faults of packages.

Run as ``python -m tests.prose`` for all packages, as ``python -m tests.prose resolution tools`` for some.
"""

from __future__ import annotations

import sys

from tests.prose import sentences


def main(arguments: list[str]) -> None:
    for place, lines in sentences.found().items():
        if not arguments or any(f"{place}/".startswith(f"{wanted.rstrip('/')}/") for wanted in arguments):
            print("\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1:])
