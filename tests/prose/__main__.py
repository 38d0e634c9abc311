"""Write the counts of faults that are left, or list the faults of packages.

Run as ``python -m tests.prose`` or ``python -m tests.prose resolution tools``.
"""

from __future__ import annotations

import sys

from tests.prose import sentences


def main(arguments: list[str]) -> None:
    if not arguments:
        sentences.ALLOWED.write_text(sentences.written(), encoding="utf-8")
    for path in sentences.modules() if arguments else ():
        if any(f"{sentences.package(path)}/".startswith(f"{wanted.rstrip('/')}/") for wanted in arguments):
            for line, text in sentences.prose(path).docstrings:
                if sentences.begins_badly(text) or sentences.is_too_long(text):
                    print(f"{path.relative_to(sentences.ROOT)}:{line}: {text.partition(chr(10))[0]}")


if __name__ == "__main__":
    main(sys.argv[1:])
