"""Whether compiled modules say of files what plain Python says of them.

Run: ``python -m benchmarks.agreement FOLDER...``. Prints for each folder how many files were read and resolved by both
forms, and the files of which they say something else, or that one of them fails on.

For maintainers: tests run plain Python, users have what is compiled; a compiler takes some things for other than they
are, such as bytes that are cut from behind.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import msgspec

from benchmarks.forms import forms
from oxigraph_code.facts import FileFacts
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.languages.registry import installed
from oxigraph_code.resolution import resolve

_SHOWN = 10


def tell(root: str, told: str) -> None:
    """Write what is said of each file below a folder to a file, as digests by path."""
    registry = installed()
    discovery = discover(Path(root), registry)
    said: dict[str, str] = {}
    programs: dict[int, list[tuple[TreeSitterLoader, FileFacts]]] = defaultdict(list)
    for file in sorted(discovery.files):
        loader = registry.loader(file.language)
        if not isinstance(loader, TreeSitterLoader):
            continue
        try:
            facts = loader.extract(Path(discovery.root, file.path).read_bytes(), file.path)
        except Exception as error:  # that only one form fails is what is looked for
            said[file.path] = f"{type(error).__name__}: {error}"
        else:
            programs[id(loader.semantics)].append((loader, facts))
    for program in programs.values():
        resolved = resolve([facts for _, facts in program], program[0][0].semantics)
        for _, facts in program:
            meant = resolved[facts.path]
            text = repr((facts, meant.links, sorted(map(repr, meant.relations)), meant.roles))
            said[facts.path] = hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
    Path(told).write_bytes(msgspec.json.encode(said))


def compare(folder: str, environments: dict[str, dict[str, str]]) -> None:
    """Print in what the forms differ about a folder."""
    program = "import sys; from benchmarks.agreement import tell; tell(*sys.argv[1:])"
    with tempfile.TemporaryDirectory() as temporary:
        told = {form: Path(temporary, str(number)) for number, form in enumerate(environments)}
        for form, environment in environments.items():
            subprocess.run([sys.executable, "-c", program, folder, str(told[form])], env=environment, check=True)
        said = {form: msgspec.json.decode(path.read_bytes(), type=dict[str, str]) for form, path in told.items()}
    plain, compiled = said.values()
    other = [path for path in plain if plain[path] != compiled[path]]
    print(f"{folder}: {len(plain):,} files, {len(other):,} of which something else is said", flush=True)
    for path in other[:_SHOWN]:
        print(f"  {path}: {plain[path]}, {compiled[path]}")


def main() -> None:
    with forms() as environments:
        for folder in sys.argv[1:]:
            compare(folder, environments)


if __name__ == "__main__":
    main()
