"""The yield of each rule of resolution: the right and the wrong edges that are lost without it.

Run: ``python -m benchmarks.accuracy.rule_yield [--more] [--matching TEXT] [NAME ...]``. Each method of resolution that
returns values, targets, links or a truth is replaced in turn by one that returns nothing, or its argument unchanged,
and the calls of all subjects are resolved again from the same facts. Rules are printed by yield, with their lines; a
rule that is never asked or changes no edge has a yield of 0.

For maintainers: a rule is a method, because that is the smallest part of the engine that can be taken out. Methods that
everything rests on fail without it or lose nearly everything; they are no candidates, and their figures mean nothing.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.accuracy.direct import edges_of
from benchmarks.accuracy.scoring import score_calls
from benchmarks.accuracy.suites import MORE, PUBLIC, subjects
from benchmarks.accuracy.truth_set import TruthSet
from oxigraph_code import resolution
from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.indexing.extract.reading import SemanticsByLanguage, read_all
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import load_settings

_ROOT = Path(resolution.__file__).parent
_PARTS = ("binding", "modules", "classes", "inference", "calls")
_NOTHING: Mapping[str, Callable[[], Any]] = {
    "Values": tuple,
    "tuple[Target, ...]": tuple,
    "tuple[Value, ...]": tuple,
    "Value | None": lambda: None,
    "Values | None": lambda: None,
    "Member | None": lambda: None,
    "Link | None": lambda: None,
    "Bindings | None": lambda: None,
    "Target | None": lambda: None,
    "bool": lambda: False,
    "list[Value]": list,
    "list[Values]": list,
    "Iterator[Value]": lambda: iter(()),
    "Iterator[Values]": lambda: iter(()),
}
"""Empty results by return annotation."""
_UNCHANGED = {"Values": ("values", "known", "found", "named"), "Link": ("link",), "Value": ("value", "instance")}
"""Arguments that are returned unchanged, by return annotation, if the method has one."""


class Rule(NamedTuple):
    """A method that can be replaced: its module below ``resolution``, class and name, its length in lines."""

    module: str
    owner: str
    name: str
    lines: int
    without: Callable[..., Any]


class Case(NamedTuple):
    """A subject with its facts by language, which are read once."""

    truth: TruthSet
    programs: list[tuple[resolution.Semantics, dict[str, FileFacts]]]
    aliases: list[Alias]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.accuracy.rule_yield", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these repositories")
    parser.add_argument("--more", action="store_true", help="the set of Python packages")
    parser.add_argument("--matching", default="", metavar="TEXT", help="only rules with this text in their name")
    parser.add_argument("--lines", type=int, default=1, metavar="N", help="only rules of at least so many lines")
    options = parser.parse_args()
    cases = [_case(*subject) for subject in subjects(MORE if options.more else PUBLIC, options.names)]
    right, wrong = _outcome(cases)
    print(f"with all rules: {right} right, {wrong} wrong", flush=True)
    rows = []
    for rule in rules():
        if rule.lines >= options.lines and options.matching in f"{rule.module}.{rule.owner}.{rule.name}":
            rows.append((*_without(rule, cases, right, wrong), rule))
            print(_line(*rows[-1]), file=sys.stderr, flush=True)
    print("right edges lost · wrong edges lost · lines · rule")
    for row in sorted(rows, key=lambda row: (row[0], -row[2].lines)):
        print(_line(*row))


def rules() -> Iterator[Rule]:
    """Yield the methods of resolution that can be replaced."""
    for file in sorted(path for part in _PARTS for path in (_ROOT / part).rglob("*.py")):
        module = ".".join(file.relative_to(_ROOT).with_suffix("").parts)
        classes = (node for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef))
        for owner in classes:
            for method in owner.body:
                if isinstance(method, ast.FunctionDef) and (without := _replacement(method)) is not None:
                    lines = (method.end_lineno or method.lineno) - method.lineno + 1
                    yield Rule(module, owner.name, method.name, lines, without)


def _replacement(method: ast.FunctionDef) -> Callable[..., Any] | None:
    returned = ast.unparse(method.returns) if method.returns is not None else ""
    names = [argument.arg for argument in method.args.args]
    decorated = bool(method.decorator_list) or names[:1] != ["self"]
    for name in _UNCHANGED.get(returned, ()):
        if name in names and not decorated:
            place = names.index(name)
            return lambda *given, **named: named[name] if name in named else given[place]
    nothing = _NOTHING.get(returned)
    return None if nothing is None or decorated else lambda *_, **__: nothing()


def _case(truth: TruthSet, root: Path) -> Case:
    registry = installed()
    settings = load_settings({"workers": 1})
    findings = read_all(discover(root, registry), registry, settings, lambda stage, done, total: None)
    semantics = SemanticsByLanguage(registry)
    programs: dict[int, dict[str, FileFacts]] = defaultdict(dict)
    for path in sorted(findings.facts):
        programs[id(semantics[findings.facts[path].language])][path] = findings.facts[path]
    aliases = findings.projects.aliases([file.path for file in findings.found.files])
    listed = [(semantics[next(iter(files.values())).language], files) for files in programs.values()]
    return Case(truth, listed, list(aliases))


def _outcome(cases: list[Case]) -> tuple[int, int]:
    """Return the right and the wrong edges of all subjects."""
    right = wrong = 0
    for case in cases:
        links = {}
        facts = {}
        for semantics, files in case.programs:
            resolved = resolution.Resolution(files, semantics, case.aliases)
            links.update({path: resolved.of_file(path).links for path in files})
            facts.update(files)
        figures = score_calls(case.truth, edges_of(facts, links)).figures
        right += figures.right
        wrong += figures.wrong
    return right, wrong


def _without(rule: Rule, cases: list[Case], right: int, wrong: int) -> tuple[int, int]:
    owner = getattr(import_module(f"{resolution.__name__}.{rule.module}"), rule.owner)
    method = getattr(owner, rule.name)
    setattr(owner, rule.name, rule.without)
    try:
        found, mistaken = _outcome(cases)
    except Exception:  # the engine rests on it
        return right, wrong
    finally:
        setattr(owner, rule.name, method)
    return right - found, wrong - mistaken


def _line(right: int, wrong: int, rule: Rule) -> str:
    return f"{right:6} {wrong:6} {rule.lines:4}  {rule.module}.{rule.owner}.{rule.name}"


if __name__ == "__main__":
    main()
