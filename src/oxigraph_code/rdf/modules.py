"""One module as N-Triples.

For maintainers: every symbol has one ``definedIn``; what stands in a symbol or module belongs to it by another property
(see ``store.ownership``). Edges are on the subject that causes them, and no statement is written twice. The order of
lines follows the text, so that the same facts give the same lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from oxigraph_code import identity, vocabulary as code
from oxigraph_code.facts import Definition, Diagnostic, ExternalName, FileFacts, Import, Remark, Resolved, Role
from oxigraph_code.facts.found import Found, Module, kind_names
from oxigraph_code.facts.nesting import complexities, definition_around
from oxigraph_code.rdf.ntriples import Statements, Subject, integer, iri, text
from oxigraph_code.rdf.references import add_references
from oxigraph_code.rdf.routes import add_routes
from oxigraph_code.rdf.symbols import Place, Places, SymbolIris, last_part, symbol_iri

_VALUES: Final = {
    "owner": code.ownedBy, "status": code.status, "tag": code.tag, "since": code.since, "see": code.seeAlso,
    "description": code.description, "business goal": code.businessGoal, "funnel stage": code.funnelStage,
    "revenue impact": code.revenueImpact, "annotation": code.annotation,
}  # fmt: skip
"""The properties of remarks that are one value, by their kinds."""
_PARTS: Final = {
    "task": (code.taskText, code.taskKind, code.assignee),
    "link": (code.linkTarget, code.linkKind, code.linkTitle),
    "mention": (code.mentionText, code.mentionKind, code.mentionForm),
}
_CLASSES: Final = {"task": code.TaskComment, "link": code.ExternalLink, "mention": code.Mention}
_LONGEST_KEY: Final = 60
_KINDS = {
    "function": (code.Function,),
    "method": (code.Function, code.Method),
    "class": (code.Class,),
    "trait": (code.Trait,),
    "enum": (code.Enum,),
    "field": (code.Field,),
    "variant": (code.Field,),
    "variable": (code.Variable,),
    "type_alias": (code.TypeAlias,),
    "constant": (code.Variable,),
    "namespace": (code.Namespace,),
    "macro": (code.Macro,),
    "implementation": (code.Implementation,),
    "section": (code.Section,),
}
_KIND_OF = {iri(classes[-1]): kind for kind, classes in reversed(_KINDS.items())} | {iri(code.Import): "import"}
_WITH_COMPLEXITY = ("function", "method")
_MODIFIER_KINDS = {"enum": code.Enum, "protocol": code.Trait, "alias": code.TypeAlias}


def structure_lines(
    facts: FileFacts, name: str, places: Places, root: Path, submodules: Sequence[str] = ()
) -> list[str]:
    """Return the statements about a module called ``name`` that need no resolution.

    ``submodules`` are the paths of the modules that it declares; all paths are relative to ``root``.
    """
    place = places(facts.path)
    statements = Statements()
    _add_module(statements, facts, name, place, root)
    for path in dict.fromkeys(submodules):
        statements.about(place.module_iri).add(code.hasModule, iri(places(path).module_iri))
    own = [entry for entry, definition in enumerate(facts.definitions) if not definition.only_declares]
    _Definitions(statements, facts, place.module_iri).add(own)
    statements.about(place.module_iri).add_texts(
        code.exports, tuple(entry.name for entry in facts.definitions if entry.only_declares and not entry.scope)
    )
    _add_imports(statements, facts, place.module_iri)
    if facts.external_names:
        _add_names(statements, facts, SymbolIris(facts, {}, places))
    if facts.remarks:
        add_remarks(statements, facts.remarks, SymbolIris(facts, {}, places), set(place.marks.owners))
    _add_diagnostics(statements, facts.diagnostics, place.module_iri)
    return statements.lines


def link_lines(facts: FileFacts, resolved: Resolved, files: Mapping[str, FileFacts], places: Places) -> list[str]:
    """Return the other statements about a module: its roles, references and routes.

    ``files`` are the facts that the links point into.
    """
    statements = Statements()
    iris = SymbolIris(facts, files, places)
    joined = {index for index, _ in resolved.declared if facts.definitions[index].only_declares}
    if joined:
        resolved = resolved._replace(
            relations=[entry for entry in resolved.relations if entry.source not in joined],
        )
    _add_roles(statements, resolved.roles, iris)
    add_references(statements, facts, resolved, iris)
    add_routes(statements, facts, resolved, iris)
    _add_declared(statements, facts, resolved, files, iris)
    return statements.lines


def module_lines(
    facts: FileFacts,
    resolved: Resolved,
    files: Mapping[str, FileFacts],
    name: str,
    places: Places,
    root: Path,
    submodules: Sequence[str] = (),
) -> list[str]:
    """Return all statements about a module: its structure and its links."""
    structure = structure_lines(facts, name, places, root, submodules)
    return [*structure, *link_lines(facts, resolved, files, places)]


def unread_module_lines(path: str, language: str, problem: Diagnostic, places: Places, root: Path) -> list[str]:
    """Return a module that could not be read: its existence, and the problem."""
    place = places(path)
    statements = Statements()
    _add_module(statements, FileFacts(language, path, "", 0), place.path, place, root)
    _add_diagnostics(statements, (problem,), place.module_iri)
    return statements.lines


def loaded_lines(lines: Sequence[str], facts: FileFacts, places: Places, root: Path) -> list[str]:
    """Complete the statements of a loader without facts about a file: the module, its content, its place."""
    place = places(facts.path)
    statements = Statements()
    _add_module(statements, facts, place.path, place, root)
    module = f"<{place.module_iri}> "
    # Freshness compares this digest, whatever the loader digests.
    lines = [line for line in lines if not line.startswith(f"{module}<{code.contentHash}> ")]
    stated = {line.split(" ", 2)[1] for line in lines if line.startswith(module)}
    return [*lines, *(line for line in statements.lines if line.split(" ", 2)[1] not in stated)]


def kinds_in(lines: Iterable[str]) -> dict[str, str]:
    """Return the kinds of the symbols and imports that statements describe, by subject."""
    kinds: dict[str, str] = {}
    for line in lines:
        subject, predicate, kind = line.split(" ", 2)
        if predicate == f"<{code.RDF_TYPE}>" and (name := _KIND_OF.get(kind.removesuffix(" ."))):
            # A method is a function too.
            kinds[subject] = kinds.get(subject, name) if name == "function" else name
    return kinds


def file_path_part(root: Path, path: str) -> str:
    """Return the end of the statement about a module's file, from its predicate on.

    No literal can contain it.
    """
    return f"> <{code.filePath}> {text(str(root / path))} .\n"


def _add_module(statements: Statements, facts: FileFacts, name: str, place: Place, root: Path) -> None:
    module = statements.about(place.module_iri)
    module.add(code.RDF_TYPE, iri(code.Module))
    if facts.is_document:
        module.add(code.RDF_TYPE, iri(code.Document))
    module.add_text(code.name, name)
    module.add_text(code.relativePath, place.path)
    module.add_text(code.filePath, str(root / facts.path))
    module.add_text(code.language, facts.language)
    module.add(code.partOf, iri(place.project_iri))
    module.add_text(code.contentHash, facts.digest)
    module.add(code.lineCount, integer(facts.lines))
    if facts.lines:
        module.add(code.startLine, integer(1))
        module.add(code.endLine, integer(facts.lines))
    module.add_text(code.docstring, facts.docstring)
    module.add_texts(code.exports, facts.exports)
    module.add_texts(
        code.markedAs, tuple(sorted({*place.marks.kinds, *(("generated",) if facts.is_generated else ())}))
    )
    module.add_texts(code.ownedBy, place.marks.owners)


def kinds_of(definition: Definition) -> tuple[str, ...]:
    """List the classes of the vocabulary that a symbol is of."""
    modified = (_MODIFIER_KINDS[modifier] for modifier in definition.modifiers if modifier in _MODIFIER_KINDS)
    return (*_KINDS[definition.kind], *modified)


def shown_signature(definition: Definition) -> str:
    """Return the signature, except for a named type of functions, which has both and is no function."""
    return "" if definition.kind in ("class", "macro") else definition.signature


class _Declared(NamedTuple):
    """The declarations of a file without a definition, and docstrings from those with one."""

    alone: Collection[int] = ()
    docstrings: Mapping[int, str] = MappingProxyType({})

    @classmethod
    def read(cls, facts: FileFacts, resolved: Resolved, files: Mapping[str, FileFacts]) -> _Declared:
        declared, entries = dict(resolved.declared), facts.definitions
        own = (index for index, entry in enumerate(entries) if entry.only_declares and index not in declared)
        documented = {index: files[path].definitions[number].docstring for index, (path, number) in declared.items()}
        texts = {index: text for index, text in documented.items() if text and not entries[index].only_declares}
        return cls(dict.fromkeys(own), texts)


_NOTHING_DECLARED = _Declared()


def found_in(facts: FileFacts, place: Place, declared: _Declared = _NOTHING_DECLARED) -> Module:
    """List the symbols that a file states by itself, as a query finds them in its statements."""
    symbols = [
        Found(
            symbol_iri(place.module_iri, entry),
            kind_names(kinds_of(entry)),
            identity.readable(entry.qualified_name),
            entry.start_line,
            entry.end_line,
            identity.readable(shown_signature(entry)),
            entry.visibility,
            identity.readable(entry.docstring or declared.docstrings.get(index, "")),
        )
        for index, entry in enumerate(facts.definitions)
        if not entry.only_declares or index in declared.alone
    ]
    return Module(place.module_iri, facts.language, identity.readable(facts.docstring), symbols)


def found_later(facts: FileFacts, resolved: Resolved, files: Mapping[str, FileFacts], place: Place) -> Module | None:
    """List the symbols of a file again if resolution has found symbols or docstrings among declarations."""
    declared = _Declared.read(facts, resolved, files)
    return found_in(facts, place, declared) if declared.alone or declared.docstrings else None


def _add_declared(
    statements: Statements, facts: FileFacts, resolved: Resolved, files: Mapping[str, FileFacts], iris: SymbolIris
) -> None:
    """Describe the declarations without a definition, and document definitions by their declarations."""
    declared = _Declared.read(facts, resolved, files)
    _Definitions(statements, facts, iris.module).add(declared.alone)
    for index, docstring in declared.docstrings.items():
        statements.about(iris.own(index)).add_text(code.docstring, docstring)


class _Definitions:
    """The symbols of one module."""

    def __init__(self, statements: Statements, facts: FileFacts, module_iri: str) -> None:
        self._statements = statements
        self._facts = facts
        self._module = statements.about(module_iri)
        self._module_term = iri(module_iri)
        self._iris = [symbol_iri(module_iri, definition) for definition in facts.definitions]
        self._complexities = complexities(facts)

    def add(self, indices: Iterable[int]) -> None:
        for index in indices:
            definition = self._facts.definitions[index]
            owner = definition_around(self._facts.scopes, definition.scope)
            symbol = self._statements.about(self._iris[index])
            self._describe(symbol, definition)
            if definition.kind in _WITH_COMPLEXITY and index in self._complexities:
                symbol.add(code.complexity, integer(self._complexities[index]))
            if owner >= 0:
                symbol.add(code.nestedIn, iri(self._iris[owner]))
            self._tell_owner(definition, index, owner)

    def _describe(self, symbol: Subject, definition: Definition) -> None:
        for kind in kinds_of(definition):
            symbol.add(code.RDF_TYPE, iri(kind))
        symbol.add(code.definedIn, self._module_term)
        symbol.add_text(code.name, definition.name)
        symbol.add_text(code.qualifiedName, definition.qualified_name)
        symbol.add(code.startLine, integer(definition.start_line))
        symbol.add(code.endLine, integer(definition.end_line))
        symbol.add_text(code.visibility, definition.visibility)
        symbol.add_text(code.signature, shown_signature(definition))
        # The parameters of a type are types.
        if definition.parameters and definition.kind not in ("type_alias", "trait", "class", "macro"):
            symbol.add_texts(code.parameter, tuple(parameter.name for parameter in definition.parameters))
            symbol.add_texts(code.parameterType, tuple(parameter.annotation for parameter in definition.parameters))
        symbol.add_text(code.returnType, definition.returns)
        symbol.add_text(
            code.implementedType if definition.kind == "implementation" else code.valueType, definition.annotation
        )
        symbol.add_text(code.docstring, definition.docstring)
        symbol.add_texts(code.decorator, definition.decorators)
        symbol.add_texts(code.base, definition.bases)
        symbol.add_texts(code.implements, definition.implements)
        symbol.add_texts(code.modifier, definition.modifiers)

    def _tell_owner(self, definition: Definition, index: int, owner: int) -> None:
        """Write the core's own properties from a class or module to its members."""
        if definition.receiver_type:
            return  # its type may be in another file: a relation leads to it
        if definition.kind == "method":
            holder = self._facts.definitions[owner]
            owner_subject = self._statements.about(self._iris[owner])
            if holder.kind not in ("trait", "type_alias"):
                owner_subject.add(code.hasFunction, iri(self._iris[index]))
            implementation = self._facts.scopes[definition.scope].implementation
            if implementation not in (-1, owner):
                self._statements.about(self._iris[implementation]).add(code.hasFunction, iri(self._iris[index]))
            if implementation < 0 and (holder.kind == "trait" or "protocol" in holder.modifiers):
                owner_subject.add_text(code.hasMethod, definition.name)
        elif definition.kind == "function":
            self._module.add(code.hasFunction, iri(self._iris[index]))
        elif definition.kind == "field" and self._facts.definitions[owner].kind == "class":
            self._statements.about(self._iris[owner]).add_text(code.hasField, definition.name)
        elif definition.kind == "variant":
            self._statements.about(self._iris[owner]).add_text(code.hasVariant, definition.name)


def _add_roles(statements: Statements, roles: Sequence[Role], iris: SymbolIris) -> None:
    """Write the tests and entry points among the symbols and the module."""
    for role in roles:
        subject = statements.about(iris.own(role.definition))
        if role.kind == "test":
            subject.add(code.RDF_TYPE, iri(code.Test))
        else:
            subject.add_text(code.entryPoint, role.kind)


def _add_names(statements: Statements, facts: FileFacts, iris: SymbolIris) -> None:
    """Describe the uses of names that the world outside of the program knows."""
    lines: dict[ExternalName, list[int]] = {}
    for entry in facts.external_names:
        lines.setdefault(entry._replace(line=0), []).append(entry.line)
    for entry, places in lines.items():
        user = iris.own(entry.definition)
        use = statements.about(identity.name_use(user, entry.kind, entry.name, entry.access))
        use.add(code.usedBy, iri(user))
        use.add_text(code.nameKind, entry.kind)
        use.add_text(code.name, entry.name)
        use.add_text(code.access, entry.access)
        for line in dict.fromkeys(places):
            use.add(code.startLine, integer(line))


def _add_imports(statements: Statements, facts: FileFacts, module_iri: str) -> None:
    module = statements.about(module_iri)
    ordinals: dict[str, int] = {}
    for entry in facts.imports:
        path = import_path(entry)
        ordinals[path] = ordinals.get(path, 0) + 1
        import_iri = identity.import_(module_iri, path, ordinals[path])
        module.add(code.hasImport, iri(import_iri))
        subject = statements.about(import_iri)
        name = _imported_name(entry)
        subject.add(code.RDF_TYPE, iri(code.Import))
        subject.add(code.definedIn, iri(module_iri))
        subject.add_text(code.name, name)
        subject.add_text(code.importPath, path)
        subject.add_text(code.alias, entry.alias)
        subject.add(code.startLine, integer(entry.line))
        subject.add_text(code.visibility, _visibility_of(entry, name, facts.exports))
        subject.add_texts(code.modifier, entry.modifiers)


def _imported_name(entry: Import) -> str:
    """Return the name of an import where it is defined: a symbol, the last part of a module, or ``*``."""
    if entry.kind == "star":
        return "*"
    folder, _, last = entry.path.rpartition("/")
    return entry.name or (last if folder else last_part(entry.path)) or entry.path


def _visibility_of(entry: Import, name: str, exports: Sequence[str]) -> str:
    """Return true if the import offers its name to other modules."""
    if entry.is_offered or (entry.alias or name) in exports:
        return "public"
    return "internal" if any(modifier.startswith("pub(") for modifier in entry.modifiers) else "private"


def import_path(entry: Import) -> str:
    """Join module and name of an import with a dot; leading dots stay, ``*`` is all names.

    An included file has its path.
    """
    if entry.kind == "module" or entry.path.endswith("*") or "include" in entry.modifiers:
        return entry.path
    dot = "" if entry.path.endswith(".") else "."
    return f"{entry.path}{dot}{entry.name or '*'}"


def _add_diagnostics(statements: Statements, diagnostics: Sequence[Diagnostic], module_iri: str) -> None:
    for ordinal, diagnostic in enumerate(diagnostics, start=1):
        subject = statements.about(identity.diagnostic(module_iri, ordinal))
        subject.add(code.definedIn, iri(module_iri))
        add_diagnostic(subject, diagnostic)


def add_diagnostic(subject: Subject, diagnostic: Diagnostic) -> None:
    """Write a problem and its place; a line of 0 is unknown."""
    subject.add(code.RDF_TYPE, iri(code.Diagnostic))
    subject.add_text(code.severity, diagnostic.severity)
    subject.add_text(code.diagnosticMessage, diagnostic.message)
    if diagnostic.line:
        subject.add(code.startLine, integer(diagnostic.line))
    if diagnostic.column:
        subject.add(code.startColumn, integer(diagnostic.column))


# A remark that is one value is a property of its symbol or module; a task or link is a subject of its own, since it
# has a place.
def add_remarks(statements: Statements, remarks: Sequence[Remark], iris: SymbolIris, owners: Collection[str]) -> None:
    """Write the remarks of a module; ``owners`` are its known owners."""
    seen: Counter[tuple[int, str, str]] = Counter((-1, "owner", owner) for owner in owners)
    for remark in remarks:
        about = iris.own(remark.definition)
        key = (remark.definition, remark.kind, remark.value[:_LONGEST_KEY] if remark.kind == "task" else remark.value)
        seen[key] += 1
        if seen[key] > 1 and remark.kind != "task":
            continue
        if remark.kind in _VALUES:
            statements.about(about).add_text(_VALUES[remark.kind], remark.value)
            continue
        subject = statements.about(identity.remark(about, remark.kind, key[2], seen[key]))
        for term, value in zip(_PARTS[remark.kind], (remark.value, remark.system, remark.detail), strict=True):
            subject.add_text(term, value)
        subject.add(code.RDF_TYPE, iri(_CLASSES[remark.kind]))
        subject.add(code.definedIn, iri(iris.module))
        subject.add(code.about, iri(about))
        subject.add(code.startLine, integer(remark.line))
