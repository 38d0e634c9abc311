"""The package in the two forms that users have it in: plain Python, and compiled, as a wheel has it.

For maintainers: the wheel is made anew of the files that are here, so nothing that is out of date is measured. See
decision 0032.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def forms() -> Iterator[dict[str, dict[str, str]]]:
    """The environments, by the name of the form, in which a child process has the package in that form."""
    here = Path(__file__).resolve().parents[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, str(here)]
        subprocess.run(command, env={**os.environ, "OXIGRAPH_CODE_COMPILE": "1"}, check=True, stdout=sys.stderr)
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
        yield {
            form: {**os.environ, "PYTHONPATH": os.pathsep.join((str(first), str(here)))}
            for form, first in {"plain Python": here / "src", "compiled": Path(folder)}.items()
        }
