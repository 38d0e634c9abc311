"""Comparison of two refs, or of a ref and the working tree, by symbols and calls.

For maintainers: the comparison runs in a process of its own and writes nothing; here it becomes rows. The first line
counts the files whose calls were not compared, because an incomplete list of calls reads like a complete one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated

from oxigraph_code.indexing.model.comparison import ComparedCall, ComparedSymbol, Comparison
from oxigraph_code.indexing.process.requests import Compare
from oxigraph_code.tools.answer.grouping import counted, outermost, tops
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.preview import cut_text, shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, brief, most_specific_kind
from oxigraph_code.tools.workspace.paths import full_path
from oxigraph_code.tools.workspace.scope import PathArg
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace

_SHORT_HASH = 7
_MAX_UNREAD = 5
_MAX_LINE = 60
_MANY_MOVED = 3
"""From this number on, members that move from one type to another share a line."""


def compare_refs(
    workspace: Workspace,
    call: Call,
    base: Annotated[str, "earlier branch, tag or commit", BY_NAME],
    head: Annotated[str, "later branch, tag or commit; else the working tree", BY_NAME] = "",
    path: PathArg = ".",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Compare symbols and calls of two refs.

    Use when: releases differ.
    Not for: a branch or edits (review_change).
    Returns: symbols and calls that differ, by kind.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    found = call.make(Compare(full_path(path), workspace.settings, base, head))
    changes = ComparedChanges(found)
    rows, counts = changes.rows()
    sides = f"{titled(base, found.base_commit)} to {titled(head, found.head_commit)}"
    title = f"{sides}: {differing_files(found)}: {count_changes(counts)}{left_out(found)}"
    notes = [] if rows else ["no difference in symbols, signatures or calls"]
    if found.unread:
        notes.append(f"not compared, because unreadable: {shortened(found.unread, _MAX_UNREAD)}")
    narrower = _narrower(found, path)
    next_step = f"load_code ref={base} keeps a side as a graph for sparql_query" if rows else ""
    listing = Listing(title, [Section("changes", rows)], notes=notes, narrower=narrower, next_step=next_step)
    return answer(listing, page)


def titled(name: str, commit: str) -> str:
    short = commit[:_SHORT_HASH]
    if name and commit.startswith(name):
        return short
    return f"{name} ({short})" if commit else "the working tree"


def differing_files(found: Comparison) -> str:
    others = found.differing - found.read
    differing = f"{counted(found.differing, 'file')} {'differs' if found.differing == 1 else 'differ'}"
    return f"{differing}, {others:,} not code or not read" if others else differing


def left_out(found: Comparison) -> str:
    """Return a phrase for the files without compared calls."""
    if found.is_exact:
        return ""
    own = min(found.resolved, found.read)
    which = f"{own:,} of the {found.read:,} that differ"
    if found.naming:
        which += f" and {found.resolved - own:,} of {found.naming:,} others that name these"
    return f"; calls compared in {found.resolved:,} of {found.files:,} files: {which}"


def _narrower(found: Comparison, path: str) -> str:
    folders = Counter(
        entry.path.partition("/")[0] for entry in (*found.added, *found.removed) if "/" in entry.path
    ).most_common(1)
    return f"path={folders[0][0]}" if folders and path in ("", ".") else ""


class ComparedChanges:
    """The differences as rows."""

    def __init__(self, found: Comparison) -> None:
        self._found = found
        self._signatures = symbol_pairs(found.signatures)
        self._bodies = symbol_pairs(found.bodies)
        self._moved = symbol_pairs(found.moved)
        self._removed = list(map(symbol_of, found.removed))
        self._added = list(map(symbol_of, found.added))

    def rows(self) -> tuple[list[Row], Counter[str]]:
        """Return a row for each change, the most important first, and the count of each kind."""
        lost, no_more = _outside_of(self._found.lost, self._removed)
        gained, new = _outside_of(self._found.gained, self._added)
        rows = [
            _row("signature", new_, f" {_old_signature(old, new_)} → {brief(new_.signature)}", before=old.signature)
            for old, new_ in self._signatures
        ]
        rows += _outermost("removed", self._removed, no_more)
        moved, counts = self._moves()
        rows += moved
        rows += _outermost("added", self._added, new)
        for change, calls in (("call lost", lost), ("call gained", gained)):
            rows += [
                Row(
                    f"{change} {entry.caller_name} → {entry.callee_name}",
                    {"change": change, "caller": entry.caller, "callee": entry.callee},
                )
                for entry in sorted(calls, key=lambda entry: (entry.caller_name, entry.callee_name))
            ]
        lines = {iri: (before, after) for iri, before, after in self._found.rewritten}
        for _, new_ in self._bodies:
            line = lines.get(new_.iri, ())
            rows.append(_row("body", new_, _shown(*line), **dict(zip(("before", "after"), line, strict=False))))
        return rows, counts + Counter(
            {
                "signatures changed": len(self._signatures),
                "symbols removed": len(self._removed),
                "symbols added": len(self._added),
                "calls lost": len(lost),
                "calls gained": len(gained),
                "bodies changed": len(self._bodies),
            }
        )

    def _moves(self) -> tuple[list[Row], Counter[str]]:
        """Return rows for moved and renamed symbols; a moved file covers the symbols in it."""
        files = dict(self._found.moved_files)
        rows: list[Row] = []
        counts: Counter[str] = Counter()
        inside: Counter[str] = Counter()
        together: dict[tuple[str, str], list[Row]] = {}
        now = {old.iri: new.iri for old, new in self._moved}
        for old, new in sorted(self._moved, key=lambda pair: (pair[1].path, pair[1].line)):
            change = "moved" if old.short_name == new.short_name else "renamed"
            counts[change] += 1
            if files.get(old.path) == new.path and old.name == new.name:
                inside[old.path] += 1
            elif not old.owner or now.get(old.owner) != new.owner:
                row = _row(change, new, f" from {old.path}:{old.line} {old.name}", before=old.data)
                together.setdefault((old.owner, new.owner) if old.owner and new.owner else (old.iri, ""), []).append(
                    row
                )
        moved = [
            Row(
                f"moved file {new_path} from {old_path}, {counted(inside[old_path], 'symbol')} in it",
                {"change": "moved file", "path": new_path, "before": old_path, "symbols_in_it": inside[old_path]},
            )
            for old_path, new_path in sorted(files.items(), key=lambda pair: pair[1])
        ]
        for (_, owner), group in together.items():
            first = group[0]
            if owner and len(group) >= _MANY_MOVED:
                more = f"{first.line}, and {len(group) - 1:,} more from there"
                first = Row(more, {**first.data, "with_it": [row.data for row in group[1:]]})
                group = [first]
            rows += group
        return [*moved, *rows], counts


def _old_signature(old: Symbol, new: Symbol) -> str:
    """Return the old signature, with the old kind if that changed too."""
    return " ".join(filter(None, [old.kind.lower() if old.kind != new.kind else "", brief(old.signature)]))


def symbol_of(entry: ComparedSymbol) -> Symbol:
    return Symbol(
        entry.iri,
        most_specific_kind(entry.kinds),
        entry.name,
        entry.path,
        entry.line,
        entry.end,
        entry.signature,
        entry.owner,
        entry.visibility,
        entry.module,
    )


def symbol_pairs(pairs: Iterable[tuple[ComparedSymbol, ComparedSymbol]]) -> list[tuple[Symbol, Symbol]]:
    found = [(symbol_of(old), symbol_of(new)) for old, new in pairs]
    return sorted(found, key=lambda pair: (pair[1].path, pair[1].line, pair[1].iri))


def _outside_of(calls: Sequence[ComparedCall], whole: Sequence[Symbol]) -> tuple[list[ComparedCall], Counter[str]]:
    """Separate the calls of wholly added or removed symbols, counted by the outermost of these."""
    outer = tops(whole)
    inside = Counter(outer[entry.caller].iri for entry in calls if entry.caller in outer)
    return [entry for entry in calls if entry.caller not in outer], inside


def _outermost(change: str, symbols: Sequence[Symbol], calls: Mapping[str, int]) -> list[Row]:
    """Return a row for each outermost symbol, with the count of symbols and calls in it."""
    rows = []
    for entry, inside in outermost(symbols):
        words = f" and {inside:,} in it" if inside else ""
        made = calls.get(entry.iri, 0)
        words += f" · {counted(made, 'call')}" if made else ""
        rows.append(_row(change, entry, entry.signature + words, symbols_in_it=inside, calls=made))
    return rows


def _shown(*lines: str) -> str:
    """Show a line before and after, long ones from shortly before they differ."""
    same = next((at for at, pair in enumerate(zip(*lines, strict=False)) if len({*pair}) > 1), 0)
    start = max(0, same - _MAX_LINE // 3) if max(map(len, lines), default=0) > _MAX_LINE else 0
    shown = [cut_text(f"{'…' if start else ''}{line[start:]}", _MAX_LINE) for line in lines]
    return f" · {' → '.join(shown)}" if shown else ""


def _row(change: str, symbol: Symbol, words: str, **more: object) -> Row:
    return Row(f"{change} {symbol.place}{words}", {"change": change, **symbol.data, **more})


def count_changes(counts: Counter[str], *, every: bool = True) -> str:
    """Count the changes of each kind; without ``every``, of those that there are."""
    order = (
        "signatures changed",
        "symbols removed",
        "moved",
        "renamed",
        "symbols added",
        "calls lost",
        "calls gained",
        "bodies changed",
    )
    one = {what: what.replace("bodies", "body").replace("s ", " ", 1) for what in order}
    return ", ".join(
        f"{counts[what]:,} {one[what] if counts[what] == 1 else what}" for what in order if every or counts[what]
    )
