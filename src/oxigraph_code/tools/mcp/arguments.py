"""Arguments under other names: the ones that agents guess, mapped to those that tools have.

For maintainers: a guess is accepted, and the answer says how it was read, because a refusal costs a turn and teaches no
more. One table serves all tools; a name that a tool has itself is never a guess. This module must not know the tools.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

_SYNONYMS = {
    "symbol": (
        "name symbol_name symbols function function_name func method method_name class class_name type_name identifier "
        "qualified_name full_name fqn node entity entity_id symbol_id node_id id iri target element path file file_path"
    ),
    "seeds": "seed symbols symbol names name start starts nodes entity_id entities files paths path",
    "path": (
        "file filename file_name file_path filepath files folder directory dir dir_path module package root repo_path "
        "project_path path_or_url url repository target glob include pattern uri entity_id"
    ),
    "query": "q text search search_query search_term term keyword keywords pattern regex name symbol sparql string",
    "task": "query question prompt description goal issue request text message instruction",
    "question": "query q text prompt task",
    "source": "from from_symbol source_symbol start src begin origin caller first a",
    "target": "to to_symbol target_symbol end dest destination dst goal callee second b",
    "code": "include_code with_code show_code include_source include_body",
    "start": "start_line line line_start from from_line first_line line_number begin offset",
    "end": "end_line line_end to to_line last_line until",
    "depth": "max_depth levels hops level",
    "project": "repo repository repo_path project_path workspace root project_root project_name cwd",
    "language": "lang languages",
    "kind": "type kinds symbol_type symbol_kind entity_type",
    "owner": "parent parent_class container scope",
    "format": "output output_format response_format",
    "max_results": "limit max_count count top_k k n max page_size",
    "k": "max_paths paths limit count n",
    "edges": "edge_types edge_kinds edge relations relation_types relationships filters filter kinds",
    "nodes": "node_types node_kinds node_type types kinds",
    "max_chars": "max_length max_tokens budget max_size char_limit",
    "commits": "limit count n max_commits max_count number",
    "max_commits": "limit count n commits max_count number",
    "since": "since_ref from after tag since_tag",
    "base": "from base_ref old before ref ref1 a",
    "head": "to head_ref new after ref2 b",
    "update": "query sparql",
    "input": "path file data rdf text",
    "full": "force rebuild reindex refresh",
    "hints": "files symbols paths hint context",
    "ref": "branch commit tag revision",
    "branch": "ref revision",
    "offset": "skip start_at",
}
_GUESSES = {argument: tuple(names.split()) for argument, names in _SYNONYMS.items()}
# Tools of other servers have these; without such an argument an answer has as many rows as its budget allows.
_NUMBER_OF_ROWS = frozenset({"limit", "max_results", "top_k", "k", "n", "count", "max", "page_size", "max_count"})
_CODE = frozenset(_GUESSES["code"]) | {"code"}
_DEPTH = frozenset(_GUESSES["depth"]) | {"depth"}
# Arguments that clients add to every tool for their own use and then send along.
_OF_CLIENTS = frozenset({"wait_for_previous"})
_OPPOSITES = {"incremental": "full"}
"""Arguments whose negation a tool has."""
_WORDS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|[-\s]+")


class ReadArguments(NamedTuple):
    """The arguments of a call under the names that the tool has.

    ``notes`` has a line for each guessed name, ``unknown`` the names that match no argument.
    """

    values: Mapping[str, Any]
    notes: tuple[str, ...]
    unknown: tuple[str, ...]


def read_call(sent: Mapping[str, Any], known: Mapping[str, Mapping[str, Any]]) -> ReadArguments:
    """Read the values that a client sent to a tool; ``known`` are its arguments in the protocol."""
    # Models send null for omitted arguments.
    passed = {name: value for name, value in sent.items() if value is not None and name not in _OF_CLIENTS}
    read = read_arguments(passed, list(known))
    texts = {name for name, entry in known.items() if entry.get("type") == "string"}
    return read._replace(
        values={name: as_text(value) if name in texts else value for name, value in read.values.items()}
    )


def read_arguments(sent: Mapping[str, Any], known: Collection[str]) -> ReadArguments:
    """Read the arguments of a call to a tool that has the ``known`` ones."""
    read = {name: value for name, value in sent.items() if name in known}
    notes, unknown = [], []
    for name, value in sent.items():
        if name in known:
            continue
        argument = _argument_for(name, known, read)
        if (opposite := _OPPOSITES.get(_snake_case(name), "")) in known and isinstance(value, bool):
            read[opposite] = not value
            notes.append(f"{name}={value} was read as {opposite}={not value}")
        elif argument:
            read[argument] = value
            notes.append(f"{name} was read as {argument}")
        elif _snake_case(name) in _NUMBER_OF_ROWS and "max_chars" in known:
            notes.append(f"{name} was not used: an answer has as many rows as max_chars has room for")
        elif _snake_case(name) in _NUMBER_OF_ROWS and "default_graph" in known:
            notes.append(f"{name} was not used: write LIMIT in the query")
        elif _snake_case(name) in _DEPTH and "path" in known:
            notes.append(f"{name} was not used: impact_analysis follows several steps")
        elif _snake_case(name) in _CODE:
            notes.append(f"{name} was not used: get_symbol with code=true shows the code of one symbol")
        else:
            unknown.append(name)
    return ReadArguments(read, tuple(notes), tuple(unknown))


def _argument_for(name: str, known: Collection[str], taken: Collection[str]) -> str:
    """Return the free argument that a guessed name stands for; empty if there is none."""
    plain = _snake_case(name)
    if plain in known and plain not in taken:
        return plain
    fitting = [argument for argument in known if argument not in taken and plain in _GUESSES.get(argument, ())]
    # A guess may be listed for several arguments: the one that lists it earliest wins.
    return min(fitting, key=lambda argument: _GUESSES[argument].index(plain), default="")


def _snake_case(name: str) -> str:
    return _WORDS.sub("_", name).lower()


def as_text(value: Any) -> Any:
    """Return a list or a mapping of texts as one text, with commas; any other value as it is."""
    if isinstance(value, Mapping):
        named = [(key, as_text(part)) for key, part in value.items() if part]
        return ", ".join(f"language:{part}" if key in ("language", "lang") else str(part) for key, part in named)
    return ", ".join(str(as_text(part)) for part in value) if isinstance(value, list) else value
