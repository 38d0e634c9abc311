"""Write the golden graphs again: ``python -m tests.languages.regenerate``.

Read the difference before you keep it. With ``--release``, the graphs are recorded as a release's; see ``released``.
"""

from __future__ import annotations

import sys

from tests.languages.golden import LANGUAGES, golden, graph
from tests.languages.released import RECORD, record

if __name__ == "__main__":
    for language in LANGUAGES:
        golden(language).write_bytes(graph(language).encode())
        print(f"wrote {golden(language)}")
    if "--release" in sys.argv[1:]:
        record()
        print(f"wrote {RECORD}")
