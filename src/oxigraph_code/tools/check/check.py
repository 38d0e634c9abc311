"""Rules of a repository, checked: findings by severity, without accepted and earlier ones.

For maintainers: an error makes the command exit with 1, a warning and a note do not. With ``base``, the same rules run
over the snapshot of the commit that both sides have in common, and only what is found now alone is left: a change may
break a rule in a file that it does not touch. See docs/decisions/0142.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, NamedTuple

from oxigraph_code.errors import ConfigError, HistoryError
from oxigraph_code.history import open_repository
from oxigraph_code.queries.rules import SEVERITIES
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.json_text import json_text
from oxigraph_code.tools.answer.listing import Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.sarif import SarifResult, SarifRule, sarif
from oxigraph_code.tools.check.chosen_rules import FOLDER, MAX_BYTES, ChosenRules, chosen_rules, read_text
from oxigraph_code.tools.check.findings import Key, RuleFinding, findings_of
from oxigraph_code.tools.workspace.at_ref import at_ref
from oxigraph_code.tools.workspace.paths import full_path
from oxigraph_code.tools.workspace.scope import PathArg, QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace

_BASELINE: Final = f"{FOLDER}/baseline.json"
_FORMATS: Final = ("text", "json", "sarif", "baseline")
_MOST_PATHS: Final = 5
_TITLES: Final = {"error": "errors:", "warning": "warnings:", "note": "notes:"}


def check_rules(
    workspace: Workspace,
    call: Call,
    base: Annotated[str, "only what differs from this branch or commit", BY_NAME] = "",
    path: PathArg = ".",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Annotated[str, "text, json, sarif or baseline", BY_NAME] = "text",
) -> Answer:
    """Check the architecture rules of a project.

    Use when: layers, cycles, size or naming are to be held.
    Not for: the effects of a change (review_change).
    Returns: what breaks a rule, by severity, with its place.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format, formats=_FORMATS)
    where = str(full_path(path))
    scope = find_scope(workspace, call, where)
    earlier = _earlier(workspace, call, scope, base) if base else None
    choice = chosen_rules(scope.tree)
    outcome = _outcome(workspace, call, scope, choice, earlier)
    if format == "baseline":
        return Answer(_baseline(outcome.found))
    return _answer(scope, choice, outcome, base, page)


def _earlier(workspace: Workspace, call: Call, scope: QuestionScope, base: str) -> Workspace:
    """Open the snapshot of the commit that HEAD and a base have in common."""
    repository = open_repository(scope.root)
    tip, other = repository.tip(""), repository.tip(base)
    if not tip:
        raise HistoryError("HEAD has no commit", hint="commit first, or leave base out", path=str(scope.root))
    return at_ref(workspace, call, str(scope.root), repository.merge_base(tip, other) or other)


class _Outcome(NamedTuple):
    """The findings, the number that the earlier state had as well, and all that was not looked at.

    ``lacking`` has rules by the thing that they need and that is not there, ``nowhere`` paths without a file.
    """

    found: list[RuleFinding]
    left_out: int
    lacking: Mapping[str, set[str]]
    nowhere: Sequence[str]


def _outcome(
    workspace: Workspace, call: Call, scope: QuestionScope, choice: ChosenRules, earlier: Workspace | None
) -> _Outcome:
    """Run all rules."""
    found: list[RuleFinding] = []
    left_out = 0
    lacking: dict[str, set[str]] = defaultdict(set)
    nowhere: dict[str, bool] = {}
    projects = sorted(scope.projects)
    for number, chosen in enumerate(choice.rules):
        rule = chosen.rule
        call.progress("checking rules", number, len(choice.rules))
        if rule.compares and not earlier:
            lacking["a base"].add(rule.name)
            continue
        now, lacks = findings_of(workspace, call, scope, chosen, earlier.graphs if earlier and rule.compares else ())
        for thing in lacks:
            lacking[thing].add(rule.name)
        for path, files in rule.places(chosen.values, str(scope.root)):
            nowhere[path] = not workspace.rows("files_at", files=files, project=projects)
        if earlier and now and not rule.compares:
            before = {entry.key: entry.lines for entry in findings_of(earlier, call, scope, chosen)[0]}
            every, now = now, [entry for entry in now if entry.lines > before.get(entry.key, 0)]
            left_out += len(every) - len(now)
        found += now
    return _Outcome(found, left_out, lacking, [path for path, is_empty in nowhere.items() if is_empty])


def _answer(scope: QuestionScope, choice: ChosenRules, outcome: _Outcome, base: str, page: Page) -> Answer:
    found, left_out, lacking, nowhere = outcome
    accepted = _accepted(scope)
    new = [entry for entry in found if entry.key not in accepted]
    counts = Counter(entry.severity for entry in new)
    names = {chosen.rule.name for chosen in choice.rules}
    idle = set().union(*lacking.values()).difference(entry.key.rule for entry in found)
    told = [counted(counts[severity], severity) for severity in SEVERITIES if counts[severity]]
    nothing = "nothing else found" if found or left_out else "nothing found"
    head = f"{', '.join(told) or nothing} by {counted(len(names - idle), 'rule')}"
    gone = len(accepted - {entry.key for entry in found}) if not base else 0
    facts = [
        f"only what differs from {base}: {counted(left_out, 'finding')} as old" if base else "",
        f"{counted(len(found) - len(new), 'finding')} accepted by {_BASELINE}" if len(found) > len(new) else "",
        f"{counted(gone, 'finding')} of it not found any more" if gone else "",
        *(f"not run without {thing}: {', '.join(sorted(rules))}" for thing, rules in sorted(lacking.items())),
        f"no indexed file is at {', '.join(nowhere[:_MOST_PATHS])}" if nowhere else "",
        "no rule is chosen: those that need no setting" if choice.is_usual else "",
        scope.freshness,
    ]
    if page.format == "sarif":
        kinds = {
            chosen.rule.name: SarifRule(chosen.rule.severity, chosen.rule.title, chosen.rule.help)
            for chosen in choice.rules
        }
        findings = [SarifResult(key.rule, text, key.path, line, key.digest) for key, _, _, text, line, *_ in new]
        return Answer(sarif(head, kinds, findings), is_safe=not counts["error"])
    sections = [
        Section("findings", [_row(entry) for entry in new if entry.severity == severity], _TITLES[severity])
        for severity in SEVERITIES
    ]
    helps = {entry.key.rule: entry.help for entry in new if entry.help}
    listing = Listing(
        head,
        sections,
        [*filter(None, facts)],
        [f"{name}: {text}" for name, text in sorted(helps.items())],
        data={severity: counts[severity] for severity in SEVERITIES},
    )
    return answer(listing, page)._replace(is_safe=not counts["error"])


def _row(entry: RuleFinding) -> Row:
    place = f"{entry.key.path}:{entry.line} " if entry.key.path else ""
    return Row(f"  {place}{entry.key.rule}: {entry.message}", entry.data)


def _accepted(scope: QuestionScope) -> set[Key]:
    """Read the baseline. Raises ``ConfigError`` for a file that is none."""
    if not scope.tree.has_file(_BASELINE):
        return set()
    try:
        entries: list[dict[str, Any]] = json.loads(read_text(scope.tree, _BASELINE, MAX_BYTES))
        return {Key(*(str(entry[name]) for name in Key._fields)) for entry in entries}
    except (ValueError, KeyError, TypeError, RecursionError):
        hint = f"write it with oxigraph-code check --format baseline > {_BASELINE}"
        raise ConfigError(f"{_BASELINE} is no baseline", hint, setting=_BASELINE) from None


def _baseline(found: Iterable[RuleFinding]) -> str:
    """Write findings one a line, so that a difference of two baselines can be read."""
    lines = [json_text(key._asdict()) for key in sorted({entry.key for entry in found})]
    return "[\n" + ",\n".join(lines) + "\n]"
