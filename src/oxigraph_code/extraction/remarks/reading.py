"""Read annotations, tags such as ``@deprecated``, tasks such as ``TODO``, and links in comments.

For maintainers: tags and annotations count where a comment or docstring is about a definition or the module, tasks and
links everywhere. All of it is in the text of one file, so nothing else has to be read again when it changes. The text
of a block ``@knowgraph`` comes from strangers: it is read as YAML without tags, aliases and types, so that all values
are strings, and within a size and depth. It ends with the comment, at the next tag, or at prose behind a blank line.
This module must not know any language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from oxigraph_code.extraction.remarks.comment_blocks import CommentBlock, CommentLine, indentation
from oxigraph_code.facts import Definition, Diagnostic, Remark
from oxigraph_code.patterns.link_kinds import kind_of, links_in

_TAG: Final = re.compile(
    r"\s*(?:@component\s+)?(?:@(?P<tag>deprecated|since|owner|see|internal)\b:?|(?P<word>Deprecated):"
    r"|\.\. (?P<directive>deprecated|versionadded|seealso)::)\s*(?P<value>.*)"
)
_TASK: Final = re.compile(
    r"(?:^\W*|\s)(?P<kind>TODO|FIXME)\b(?:\s*\((?P<who>[^()]{1,80})\)|\s+@(?P<name>[\w-]+))?(?P<colon>\s*:)?\s*(?P<text>.*)"
)
_PERSON: Final = re.compile(r"@?[A-Za-z][\w.-]*(?:@[\w.-]+)?(?: [A-Z][\w.-]+){0,2}")
_KEY: Final = re.compile(r"#\d+|[A-Z][A-Z0-9]+-\d+")
_MEANS: Final = {"versionadded": "since", "seealso": "see"}
_DEPRECATED: Final = re.compile(r"(?:.*[.:\\])?(?:deprecated|obsolete)\b(?!\.)", re.IGNORECASE)
_MAX_VALUE: Final = 300
_MAX_REMARKS: Final = 2_000
_START: Final = re.compile(r"\s*@knowgraph:?\s*")
_ENTRY: Final = re.compile(r"\s*(?:-\s|-$|[a-z\"'][\w\"'-]*\s*:(?:\s|$)|[\]}])")
_HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
_MAX_CHARS: Final = 8_000
_MAX_DEPTH: Final = 8
_MAX_ENTRIES: Final = 100
_MAX_ENTRY_CHARS: Final = 1_000
_PLAIN: Final = {
    "owner": "owner", "owners": "owner", "status": "status", "tag": "tag", "tags": "tag", "since": "since",
    "see": "see", "description": "description", "business_goal": "business goal", "funnel_stage": "funnel stage",
    "revenue_impact": "revenue impact",
}  # fmt: skip
"""The keys with a meaning of their own, at the top or in ``context``, by the kind of remark."""


def read_remarks(
    blocks: Iterator[CommentBlock], definitions: Sequence[Definition]
) -> tuple[tuple[Remark, ...], tuple[Diagnostic, ...]]:
    """Read the remarks of a file, and the faults of its annotations."""
    found = {
        Remark("status", "deprecated", nth, entry.start_line): None
        for nth, entry in enumerate(definitions)
        if any(map(_DEPRECATED.match, entry.decorators))
    }
    faults = []
    for block in blocks:
        skipped = 0
        deepest = indentation(block.lines)
        for index, line in enumerate(block.lines):
            if skipped:
                skipped -= 1
                continue
            annotation = read_block(block.lines[index:]) if block.is_about and "@knowgraph" in line.text else None
            if annotation is None:
                found |= dict.fromkeys(_of_line(block, line, deepest))
                continue
            skipped = annotation.lines - 1
            faults += [annotation.fault] if annotation.fault else []
            for kind, value, detail, system in annotation.entries:
                read = Remark(kind, value, block.definition, line.number, detail, system)
                found[_link(read) if kind == "link" else read] = None
        if len(found) >= _MAX_REMARKS:
            break
    return tuple(found)[:_MAX_REMARKS], tuple(faults)


def _of_line(block: CommentBlock, line: CommentLine, deepest: int) -> Iterator[Remark]:
    """Yield the remarks of one line; text indented by ``deepest`` at most is no example."""
    tag = _TAG.match(line.text) if block.is_about else None
    if tag is not None and (line is block.lines[0] or len(line.text) - len(line.text.lstrip()) <= deepest):
        yield from _tagged(tag, block.definition, line.number)
    task = _TASK.search(line.text)
    if task is not None and (
        task["who"] or task["name"] or task["colon"] or not line.text[: task.start("kind")].strip()
    ):
        who = (task["who"] or task["name"] or "").strip()
        author = who.removeprefix("@") if _PERSON.fullmatch(who) and not _KEY.fullmatch(who) else ""
        text = task["text"].strip()[:_MAX_VALUE]
        yield Remark("task", text or task["kind"], block.definition, line.number, author, task["kind"])
        if _KEY.fullmatch(who):
            yield Remark("link", who, block.definition, line.number, "", "issue")
    for kind, target in links_in(line.text):
        yield Remark("link", target, block.definition, line.number, "", kind)


def _tagged(tag: re.Match[str], definition: int, line: int) -> Iterator[Remark]:
    word = (tag["tag"] or tag["word"] or tag["directive"]).lower()
    kind = _MEANS.get(word, word)
    value = tag["value"].strip()[:_MAX_VALUE]
    if kind == "deprecated":
        yield Remark("status", kind, definition, line)
    elif kind == "internal":
        yield Remark("tag", kind, definition, line)
    elif kind == "owner":
        for owner in filter(None, map(str.strip, value.split(","))):
            yield Remark(kind, owner, definition, line)
    elif value and "://" not in value:
        yield Remark(kind, value, definition, line)


def _link(written: Remark) -> Remark:
    """Return a link with a kind: as its author states it, or by its address."""
    return written._replace(system=written.system or kind_of(written.value) or "page")


class BlockEntry(NamedTuple):
    """A value of a block by its kind; ``detail`` is the title of a link, ``system`` its type as written."""

    kind: str
    value: str
    detail: str = ""
    system: str = ""


class Block(NamedTuple):
    """A block, the number of its lines, and its fault if it has one."""

    entries: tuple[BlockEntry, ...]
    lines: int
    fault: Diagnostic | None = None


def read_block(lines: Sequence[CommentLine]) -> Block | None:
    """Read the block that begins in the first of the lines, if one does."""
    if not lines or not _START.fullmatch(lines[0].text):
        return None
    inside = _inside(lines[1:])
    text = "\n".join(line.text for line in inside)
    if len(text) > _MAX_CHARS:
        return Block((), len(inside) + 1, _fault(lines[0], f"is longer than {_MAX_CHARS:,} characters"))
    # Few files have a block, and none other needs the import.
    import yaml

    try:
        if fault := _unsafe(yaml, text):
            return Block((), len(inside) + 1, _fault(inside[fault[0]], fault[1]))
        read = yaml.load(text, yaml.BaseLoader)  # noqa: S506 - it makes strings, lists and mappings alone
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        at = inside[min(mark.line, len(inside) - 1)] if mark and inside else lines[0]
        column = at.column + (mark.column if mark else 0)
        return Block((), len(inside) + 1, _fault(at._replace(column=column), f"is not YAML: {error.problem}"))
    except yaml.YAMLError:
        return Block((), len(inside) + 1, _fault(lines[0], "has a character that YAML does not allow"))
    if not isinstance(read, dict):
        return Block((), len(inside) + 1, _fault(lines[0], "has no keys: write key: value in the lines below"))
    entries = dict.fromkeys(chain(_links(read.pop("links", ())), _entries(read)))
    return Block(tuple(entries)[:_MAX_ENTRIES], len(inside) + 1)


def _inside(lines: Sequence[CommentLine]) -> Sequence[CommentLine]:
    """Return the lines that belong to a block."""
    depth = 0
    is_apart = False
    for index, line in enumerate(lines):
        stripped = line.text.strip()
        if not stripped:
            is_apart = True
            continue
        indented = len(line.text) - len(line.text.lstrip())
        depth = depth or indented + 1
        is_prose = is_apart and indented < depth and not _ENTRY.match(line.text)
        if stripped.startswith("@") or is_prose:
            return lines[:index]
        is_apart = False
    return lines


def _unsafe(yaml: Any, text: str) -> tuple[int, str] | None:
    """Return the line and the fault of a text that costs more to read than it says."""
    depth = 0
    for event in yaml.parse(text, yaml.BaseLoader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if isinstance(event, yaml.AliasEvent):
            return event.start_mark.line, "has an alias: write the value again"
        if depth > _MAX_DEPTH:
            return event.start_mark.line, f"is nested deeper than {_MAX_DEPTH} levels"
    return None


def _fault(line: CommentLine, what: str) -> Diagnostic:
    return Diagnostic("warning", f"the @knowgraph block {what}", line.number, line.column)


def _links(written: Any) -> Iterator[BlockEntry]:
    for entry in written if isinstance(written, list) else [written]:
        if isinstance(entry, str) and entry:
            yield BlockEntry("link", entry[:_MAX_ENTRY_CHARS])
        elif isinstance(entry, dict) and isinstance(url := entry.get("url"), str):
            detail, system = (value if isinstance(value, str) else "" for value in map(entry.get, ("title", "type")))
            yield BlockEntry("link", url[:_MAX_ENTRY_CHARS], detail[:_MAX_ENTRY_CHARS], system.lower())


def _entries(read: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[BlockEntry]:
    """Yield the values; those without a kind of their own keep their path."""
    for key, value in read.items():
        name = _HUMP.sub("_", str(key)).replace("-", "_").replace(" ", "_").lower()
        inner = (*path, name)
        kind = _PLAIN.get(name) if path in ((), ("context",)) else None
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, dict):
                yield from _entries(item, inner)
            elif isinstance(item, str) and item.strip():
                words = item.split(",") if kind == "tag" else [item]
                for word in filter(None, map(str.strip, words)):
                    shown = word[:_MAX_ENTRY_CHARS] if kind else f"{'.'.join(inner)}: {word[:_MAX_ENTRY_CHARS]}"
                    yield BlockEntry(kind or "annotation", shown.lower() if kind == "status" else shown)
