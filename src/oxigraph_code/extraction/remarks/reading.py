"""Read annotations, tags such as ``@deprecated``, tasks such as ``TODO``, and links in comments.

For maintainers: tags and annotations count where a comment or docstring is about a definition or the module, tasks and
links everywhere. All of it is in the text of one file, so nothing else has to be read again when it changes. This
module must not know any language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from oxigraph_code.extraction.remarks.annotation_block import read_block
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
