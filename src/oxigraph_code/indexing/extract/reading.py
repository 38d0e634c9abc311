"""From files to findings: read, extract, resolve. Nothing is written here.

For maintainers: what a reference means may stand in any file of the root, so a run over a part reads what is around it
as well. That costs no parsing where an earlier run has seen the same content; see ``recall``. This module must not
know how facts are kept.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from oxigraph_code import facts
from oxigraph_code.config import Settings
from oxigraph_code.errors import RdfSyntaxError
from oxigraph_code.facts import Diagnostic, FileFacts, Resolved
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.extract.cached_facts import Recall, recalling
from oxigraph_code.indexing.extract.findings import Findings
from oxigraph_code.indexing.extract.worker_pool import Errand, read_files
from oxigraph_code.indexing.files.discovery import Discovery, SourceFile, sources_around
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.progress import Told
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import ModuleQuery, Resolution, Semantics
from oxigraph_code.store.loading import canonical_ntriples

_TOLD_EACH = 100


class Read(NamedTuple):
    """What came of an errand: facts, or the answer of a worker that has none. ``is_known`` where nothing was read."""

    errand: Errand
    facts: FileFacts | None
    answer: Mapping[str, Any] = MappingProxyType({})
    is_known: bool = False


def read_all(found: Discovery, registry: Registry, settings: Settings, told: Told) -> Findings:
    """Everything that manifests and files say, and what the references of files mean."""
    told("reading manifests", 0, 0)
    findings = Findings(found, Projects(found, registry), {}, {}, {}, {}, {}, {})
    wanted = _asked_for(findings, registry, settings)
    semantics = semantics_of(registry)
    of_part = {errand.file.path for errand in wanted}
    wanted += [Errand(file, "") for file in _around(found, semantics, registry) if file.size <= settings.max_file_bytes]
    known = anew = 0
    with recalling(found.tree, registry, settings) as recall:
        for read in read_each(found.tree, wanted, recall, settings, told):
            path = read.errand.file.path
            known += read.is_known
            anew += bool(path) and not read.is_known
            if read.facts is not None:
                (findings.facts if path in of_part else findings.around)[path] = read.facts
            elif path in of_part:
                _keep(findings, read.errand, read.answer)
    resolved, answers = _resolve(findings, semantics, told)
    return findings._replace(resolved=resolved, answers=answers, from_cache=known, anew=anew)


def semantics_of(registry: Registry) -> dict[str, Semantics]:
    """By language. The same object for languages whose files are resolved together, whatever a loader gives."""
    return {loader.language_id: loader.semantics for loader in registry.loaders if extracts(loader)}


def read_each(
    tree: FileTree, wanted: Sequence[Errand], recall: Recall, settings: Settings, told: Told
) -> Iterator[Read]:
    """Do errands: what an earlier run has seen the like of comes first, without being read again."""
    missing: list[Errand] = []
    for count, errand in enumerate(wanted):
        if count % _TOLD_EACH == 0:
            told("reading files", count - len(missing), len(wanted))
        known = recall.facts_of(errand.file)
        if known is not None:
            yield Read(errand, known, is_known=True)
        else:
            missing.append(errand)
    from_cache = len(wanted) - len(missing)

    def done(count: int) -> None:
        told("reading files", from_cache + count, len(wanted))

    for errand, answer in read_files(tree, missing, settings, done):
        if "facts" in answer:
            entry = facts.decode(answer["facts"])._replace(path=errand.file.path)
            recall.keep(entry)
            yield Read(errand, recall.placed(entry, errand.file.path, errand.file.language))
        else:
            yield Read(errand, None, answer)


def _asked_for(findings: Findings, registry: Registry, settings: Settings) -> list[Errand]:
    """What there is to read of the part that was asked for; what is too large becomes a problem."""
    wanted: list[Errand] = []
    for project in findings.projects.all:
        languages = {file.language for file in project.files}
        outside = [language for language in sorted(languages) if not extracts(registry.loader(language))]
        wanted += [Errand(SourceFile("", language, 0), project.folder) for language in outside]
        for file in project.files:
            if too_large := too_large_to_read(file, settings):
                findings.problems[file.path] = (file.language, too_large)
            else:
                wanted.append(Errand(file, project.folder))
    return wanted


def _around(found: Discovery, semantics: Mapping[str, Semantics], registry: Registry) -> list[SourceFile]:
    """The files that are not asked for and into which the references of those that are may lead."""
    programs = {id(semantics[file.language]) for file in found.files if file.language in semantics}
    if not programs or found.is_whole:
        return []
    return [file for file in sources_around(found, registry) if id(semantics.get(file.language)) in programs]


def too_large_to_read(file: SourceFile, settings: Settings) -> Diagnostic | None:
    """What is wrong with a file that is larger than the settings allow."""
    if file.size <= settings.max_file_bytes:
        return None
    limit = f"OXIGRAPH_MAX_FILE_BYTES={settings.max_file_bytes:,}"
    return Diagnostic("error", f"not read: {file.size:,} bytes are more than {limit}")


def _keep(findings: Findings, errand: Errand, answer: Mapping[str, Any]) -> None:
    """What came back for a file, or for a project, that is no facts."""
    file = errand.file
    problem = answer.get("problem", "")
    if not problem:
        try:
            triples = canonical_ntriples(answer["triples"])
        except RdfSyntaxError as error:
            problem = f"the loader's triples are malformed: {error.message}"
    if not file.path:
        findings.metadata.setdefault(errand.folder, {})[file.language] = [] if problem else triples
    elif problem:
        findings.problems[file.path] = (file.language, Diagnostic("error", problem))
    else:
        findings.triples[file.path] = triples


def _resolve(
    findings: Findings, semantics: Mapping[str, Semantics], told: Told
) -> tuple[dict[str, Resolved], list[Mapping[ModuleQuery, str]]]:
    """What the references of the part mean, and what was asked of the names of modules for that. Files of loaders that
    share their semantics are resolved together."""
    every = {**findings.facts, **findings.around}
    aliases = findings.projects.aliases([*findings.around, *(file.path for file in findings.found.files)])
    programs: dict[int, dict[str, FileFacts]] = defaultdict(dict)
    for path in sorted(every):
        programs[id(semantics[every[path].language])][path] = every[path]
    resolved: dict[str, Resolved] = {}
    answers = []
    for files in programs.values():
        resolution = Resolution(files, semantics[next(iter(files.values())).language], aliases)
        for path in files:
            if path in findings.facts:
                if len(resolved) % _TOLD_EACH == 0:
                    told("resolving calls", len(resolved), len(findings.facts))
                resolved[path] = resolution.of_file(path)
        answers.append(resolution.asked_of_modules)
    return resolved, answers
