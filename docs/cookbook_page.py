"""Write ``docs/guide/sparql-cookbook.md`` from the query files that the package ships.

For maintainers: a recipe is a query file by name, so that its text and its answer are tested where the file is. A
parameter is filled with a name in itsdangerous 2.2.0 or in the repository that the tests of templates use.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from oxigraph_code import queries

_INTRO = """\
<!-- Generated from the query files by `python -m docs.generate`; do not edit. -->

# SPARQL cookbook

Queries by purpose, to run as they are or to change. Paste one into `oxigraph-code shell`, into the SPARQL view of
[the page](view.md), or pass it to the tool `sparql_query`; `oxigraph-code sparql @FILE` runs a file. The usual prefixes
are predeclared. [Queries](queries.md) explains the graph, [the ontology](../reference/ontology.md) every term.

Names in the queries, such as `Signer.sign`, stand for your own. Most are those of itsdangerous 2.2.0, which [the
tutorial](tutorial.md) indexes. Queries about history need [loaded commits](history.md). A list of callers is a lower
bound: the queries under [unresolved and uncertain](#unresolved-and-uncertain) show the rest.
"""


class Recipe(NamedTuple):
    """A query file, and the names that fill its parameters."""

    name: str
    names: Mapping[str, str] = {}

    @property
    def title(self) -> str:
        return queries.read(self.name).partition("\n")[0].removeprefix("# ")

    @property
    def query(self) -> str:
        """The query with its parameters filled, without the prefixes that are predeclared."""
        text = queries.read(self.name)
        kept = [line for line in text.splitlines() if not line.startswith(("#", "PREFIX"))]
        filled = (self._filled(line) for line in kept)
        return "\n".join(line for line in filled if line is not None)

    def _filled(self, line: str) -> str | None:
        found = re.fullmatch(r"(\s*)# VALUES \$(\w+)", line)
        if found is None:
            return line.replace("$text", f'"{self.names.get("text", "")}"')
        indent, parameter = found.groups()
        if parameter == "project":
            return None
        name = self.names[parameter]
        term = "relativePath" if "." in name and "/" in name else "qualifiedName"
        return f'{indent}?{parameter} code:{term} "{name}" .'


def _template(name: str, **names: str) -> Recipe:
    return Recipe(f"templates/{name}", names)


def _example(name: str) -> Recipe:
    return Recipe(f"examples/{name}")


COOKBOOK: Mapping[str, list[Recipe]] = {
    "Calls": [
        _template("callers", symbol="want_bytes"),
        _template("callees", symbol="TimestampSigner.sign"),
        _template("between", symbol="TimedSerializer.loads", other="base64_decode"),
        _template("common_callers", symbol="want_bytes", other="base64_encode"),
        _template("calls_between", module="src/itsdangerous/timed.py", other="src/itsdangerous/encoding.py"),
        _template("most_called"),
        _template("calling_most"),
        _template("recursive"),
        _template("external_calls"),
    ],
    "Impact and uses": [
        _template("dependents", symbol="bytes_to_int"),
        _template("references", symbol="BadSignature"),
        _template("writers", symbol="Cart.limit"),
        _template("instantiations", symbol="BadPayload"),
        _template("tests_of", symbol="base64_decode"),
        _example("functions_as_values"),
        _example("who_writes_variable"),
    ],
    "Unresolved and uncertain": [
        _template("unresolved_in_file", module="shop/tasks.py"),
        _template("coverage_by_reason"),
        _template("may_call", symbol="Signer.derive_key"),
        _template("problems"),
    ],
    "Types": [
        _template("subclasses", symbol="SigningAlgorithm"),
        _template("bases", symbol="URLSafeTimedSerializer"),
        _template("implementations", symbol="Priced"),
        _template("overrides", symbol="SigningAlgorithm.get_signature"),
        _template("members", symbol="BadHeader"),
        _template("fields", symbol="BadHeader"),
        _template("most_extended"),
        _template("returning", text="datetime"),
        _template("taking", text="datetime"),
    ],
    "Files and dependencies": [
        _template("importers", module="src/itsdangerous/exc.py"),
        _template("mutual_imports"),
        _template("library_users", text="hashlib"),
        _template("declared_dependencies"),
        _template("largest_files"),
    ],
    "Clean-up": [
        _template("uncalled"),
        _template("longest_functions"),
        _template("many_parameters"),
        _template("largest_classes"),
        _template("undocumented"),
        _template("decorated", text="staticmethod"),
    ],
    "Borders of the program": [
        _template("routes"),
        _template("requests"),
        _template("entry_points"),
        _template("commands_and_flags"),
        _template("environment_variables"),
        _template("tables_and_columns"),
        _template("message_topics"),
        _template("feature_flags"),
    ],
    "History": [
        _example("hot_spots"),
        _example("changed_together"),
        _example("who_knows_module"),
        _example("authors_per_module"),
        _example("recent_commits_of_file"),
        _example("recently_changed_functions"),
        _example("changes_to_callers"),
        _example("unchanged_since"),
        _example("renames"),
    ],
}
"""Recipes by purpose."""


def render() -> str:
    """Render the text of the page."""
    return "\n".join([_INTRO, *_sections()])


def _sections() -> Iterator[str]:
    for purpose, recipes in COOKBOOK.items():
        yield f"## {purpose}\n"
        for recipe in recipes:
            yield f"{recipe.title}\n\n```sparql\n{recipe.query}\n```\n"
