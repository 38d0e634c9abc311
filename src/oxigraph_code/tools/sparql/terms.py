"""The terms of other vocabularies that people write by habit, the ones of ours that they mean, and what these hold.

For maintainers: a query with a term that does not exist finds nothing without an error, so each habit that was seen
costs an agent a turn. What a term holds is said in the words of the vocabulary itself. This module must not run
anything.
"""

from __future__ import annotations

import difflib
import re
from functools import cache

from oxigraph_code import identity, vocabulary
from oxigraph_code.queries.terms import lines

_NEAREST = 3
_OURS = vocabulary.CLASSES | vocabulary.PROPERTIES
# A term of ours, or ``^`` before one that leads the other way round, and the names that others have for it.
_HABITS = {
    "extends": "inheritsFrom inherits inheritsfrom superClass superclass subClassOf isSubclassOf parentClass baseClass "
    "hasSuperClass hasBase derivesFrom extendsClass",
    "^extends": "hasSubclass subclass subClass derivedClass superClassOf inheritedBy extendedBy",
    "implementsTrait": "implementsInterface hasInterface conformsTo realizes",
    "relativePath": "file path fileName filename sourceFile hasPath filepath location hasFile modulePath",
    "definedIn": "inFile isDefinedIn inModule belongsToFile containedInFile declaredIn hasModuleOf",
    "^definedIn": "defines contains declares hasClass hasSymbol hasMember containsSymbol definesClass definesFunction",
    "nestedIn": "memberOf methodOf parent owner belongsToClass containedIn belongsTo container inClass isMethodOf",
    "startLine": "line lineNumber lineno startLineNumber beginLine atLine hasLine sourceLine lineStart",
    "endLine": "lastLine endLineNumber lineEnd",
    "name": "label identifier functionName className hasName title simpleName shortName symbolName methodName",
    "qualifiedName": "fullName fqn fullyQualifiedName hasQualifiedName qualified_name fullname",
    "docstring": "doc documentation comment docString hasDocumentation hasDocstring docs",
    "calls": "callsFunction invokes call hasCall calledFunction callsMethod calling",
    "^calls": "calledBy isCalledBy hasCaller callers invokedBy",
    "imports": "importsModule importsFrom dependsOn requires hasDependencyOn importsFile",
    "^imports": "importedBy isImportedBy usedByModule",
    "parameter": "hasParameter parameters hasParam argument arguments params",
    "returnType": "returns hasReturnType returnsType",
    "instantiates": "creates constructs instanceOf makesInstance",
    "decorator": "decoratedBy hasDecorator annotation annotatedWith hasAnnotation",
    "references": "uses usesType refersTo reads usesSymbol reads accesses",
    "^references": "referencedBy usedIn isReferencedBy",
    "hasDependency": "hasPackage dependsOnPackage dependency requiresPackage",
    "implements": "hasImplementation",
    "author": "modifiedBy changedBy authoredBy committedBy hasAuthor",
    "commitDate": "date timestamp committedAt time commitTime authoredDate",
    "commitHash": "hash sha commitId oid",
    "affectsModule": "changedFile modifies affects touches affectsFile",
    "hasChange": "changes hasFileChange",
    "language": "programmingLanguage lang hasLanguage",
    "visibility": "accessModifier isPublic isPrivate isExported",
    "signature": "hasSignature prototype",
    "Module": "File SourceFile SourceCode CodeFile",
    "Trait": "Interface Protocol AbstractClass",
    "Class": "Struct Type Component Record",
    "CallSite": "Call FunctionCall Invocation CallExpression",
    "Field": "Attribute Property Member Constant EnumMember",
    "Dependency": "Package Library ExternalDependency",
    "FileChange": "Change Diff Modification",
    "Person": "Author Developer Contributor User",
    "Project": "Repository Repo Codebase Workspace",
    "Test": "TestCase TestFunction UnitTest",
    "Function": "Procedure Routine Callable FunctionDefinition",
}
_MEANT = {habit: term for term, habits in _HABITS.items() for habit in habits.split()}
_IN_ANY_CASE = {habit.lower(): term for habit, term in reversed(_MEANT.items())}
_SENTENCE = re.compile(r"(.+?\.)(?:\s|$)")


def not_a_term(name: str) -> str:
    """That a name is no term of ours, with the one that is probably meant, or the nearest; empty for a term."""
    if f"{identity.BASE}{name}" in _OURS:
        return ""
    said = f"code:{name} is no term of the vocabulary, so nothing matches it"
    meant = _MEANT.get(name) or _IN_ANY_CASE.get(name.lower(), "")
    if meant:
        way = ", the other way round" if meant.startswith("^") else ""
        return f"{said}; what is meant is code:{meant.removeprefix('^')}{way}: {holds(meant.removeprefix('^'))}"
    near = _near(name)
    guess = f"; nearest: {', '.join(f'code:{term}' for term in near)}" if near else ""
    return f"{said}{guess}"


def holds(name: str) -> str:
    """What a term of ours leads from and to, and what it means, in a sentence; empty for any other name."""
    return _lines().get(name, "")


@cache
def _lines() -> dict[str, str]:
    found = {}
    for line in lines():
        head, _, meaning = line.removeprefix("code:").partition(": ")
        name, _, between = head.partition(" ")
        sentence = _SENTENCE.match(meaning)
        found[name] = f"{between} {sentence[1] if sentence else meaning}".strip()
    return found


def _near(name: str) -> list[str]:
    by_lower = {term.removeprefix(identity.BASE).lower(): term.removeprefix(identity.BASE) for term in sorted(_OURS)}
    return [by_lower[found] for found in difflib.get_close_matches(name.lower(), by_lower, n=_NEAREST)]
