"""List the faults of packages, or write the counts of those that are left.

Run as ``python -m tests.prose`` for all packages, as ``python -m tests.prose resolution tools`` for some, and as
``python -m tests.prose --write`` to record fewer faults in ``allowed.toml``.
"""

from __future__ import annotations

import sys

from tests.prose import sentences


def main(arguments: list[str]) -> None:
    if arguments == ["--write"]:
        sentences.ALLOWED.write_text(sentences.written(), encoding="utf-8")
        return
    for path in sentences.modules():
        place = f"{sentences.package(path)}/"
        if not arguments or any(place.startswith(f"{wanted.rstrip('/')}/") for wanted in arguments):
            for docstring in sentences.prose(path).docstrings:
                if any(sentences.faults(docstring)):
                    print(
                        f"{path.relative_to(sentences.ROOT)}:{docstring.line}: {docstring.text.partition(chr(10))[0]}"
                    )


if __name__ == "__main__":
    main(sys.argv[1:])
