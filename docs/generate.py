"""Write every generated file: ``python -m docs.generate``; with ``--check``, only name stale ones.

For maintainers: a generated file is one line in ``GENERATED``: its path and the function that returns its content. This
module must not know the content.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path

from docs import (
    api_methods,
    cli_page,
    clients_page,
    configuration_page,
    cookbook_page,
    decisions_page,
    errors_page,
    handshake_data,
    json_page,
    languages_page,
    ontology_page,
    packed_stubs,
    plain_languages_page,
    terms_list,
    tools_page,
)

ROOT = Path(__file__).resolve().parent.parent

GENERATED: Mapping[str, Callable[[], str | bytes]] = {
    "src/oxigraph_code/api/tool_methods.py": api_methods.render,
    "src/oxigraph_code/queries/terms.txt": terms_list.render,
    "src/oxigraph_code/server/handshake.json": handshake_data.render,
    "src/oxigraph_code/languages/csharp/stubs.msgpack": partial(packed_stubs.render, "csharp"),
    "src/oxigraph_code/languages/go/stubs.msgpack": partial(packed_stubs.render, "go"),
    "src/oxigraph_code/languages/jvm/stubs.msgpack": partial(packed_stubs.render, "java", "jvm"),
    "src/oxigraph_code/languages/kotlin/stubs.msgpack": partial(packed_stubs.render, "kotlin"),
    "src/oxigraph_code/languages/php/stubs.msgpack": partial(packed_stubs.render, "php"),
    "src/oxigraph_code/languages/ruby/stubs.msgpack": partial(packed_stubs.render, "ruby"),
    "docs/reference/ontology.md": ontology_page.render,
    "docs/reference/tools.md": tools_page.render,
    "docs/reference/cli.md": cli_page.render,
    "docs/reference/clients.md": clients_page.render,
    "docs/reference/configuration.md": configuration_page.render,
    "docs/reference/json.md": json_page.render,
    "docs/reference/errors.md": errors_page.render,
    "docs/guide/sparql-cookbook.md": cookbook_page.render,
    "docs/decisions/README.md": decisions_page.render,
    "docs/reference/languages.md": languages_page.render,
    "docs/reference/plain-languages.md": plain_languages_page.render,
}


def stale(root: Path = ROOT, paths: Iterable[str] = ()) -> dict[str, bytes]:
    """Return the stale files among all or some generated ones, with their right content."""
    return {path: content for path in paths or GENERATED if _read(root / path) != (content := _wanted(path))}


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Return the exit code: 1 where ``--check`` found a stale file."""
    parser = argparse.ArgumentParser(prog="python -m docs.generate", description="Write every generated file.")
    parser.add_argument("--check", action="store_true", help="write nothing; name the stale files and exit with 1")
    check = parser.parse_args(arguments).check
    found = stale(root)
    for path, content in found.items():
        if check:
            print(f"stale: {path} (run python -m docs.generate)", file=sys.stderr)
        else:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_bytes(content)
            print(f"wrote {path}")
    return 1 if check and found else 0


@cache
def _wanted(path: str) -> bytes:
    # Once in a process: the handshake is asked of servers, which take seconds to start.
    made = GENERATED[path]()
    return made if isinstance(made, bytes) else made.encode()


def _read(path: Path) -> bytes:
    # Bytes, not text: a checkout that changed the line ends is stale too.
    return path.read_bytes() if path.is_file() else b""


if __name__ == "__main__":
    raise SystemExit(main())
