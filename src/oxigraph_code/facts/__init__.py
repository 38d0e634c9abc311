"""The facts of a file and of manifests, and the links that resolution adds to them."""

from typing import TYPE_CHECKING

from oxigraph_code.lazy import lazy_names

if TYPE_CHECKING:
    from oxigraph_code.facts.file_facts import (
        DECLARATION,
        WITH_VALUES,
        Argument,
        Binding,
        Branch,
        Definition,
        Export,
        ExternalName,
        FileFacts,
        Import,
        IndexedSite,
        MacroCondition,
        MemberAssignment,
        Metaclass,
        Narrowing,
        Parameter,
        Passed,
        PatternSite,
        RecordedArgument,
        Reference,
        Remark,
        Return,
        Scope,
        Spread,
        TextConstant,
        Use,
        WrappedParameter,
    )
    from oxigraph_code.facts.links import (
        Basis,
        Handover,
        JoinSide,
        Link,
        Relation,
        RequestSite,
        Resolved,
        Role,
        Route,
        Target,
    )
    from oxigraph_code.facts.projects import NO_MARKS, Dependency, Diagnostic, FileMarks, ProjectFacts
    from oxigraph_code.facts.sharing import SharedValues, decode, encode

__all__ = [
    "DECLARATION",
    "NO_MARKS",
    "WITH_VALUES",
    "Argument",
    "Basis",
    "Binding",
    "Branch",
    "Definition",
    "Dependency",
    "Diagnostic",
    "Export",
    "ExternalName",
    "FileFacts",
    "FileMarks",
    "Handover",
    "Import",
    "IndexedSite",
    "JoinSide",
    "Link",
    "MacroCondition",
    "MemberAssignment",
    "Metaclass",
    "Narrowing",
    "Parameter",
    "Passed",
    "PatternSite",
    "ProjectFacts",
    "RecordedArgument",
    "Reference",
    "Relation",
    "Remark",
    "RequestSite",
    "Resolved",
    "Return",
    "Role",
    "Route",
    "Scope",
    "SharedValues",
    "Spread",
    "Target",
    "TextConstant",
    "Use",
    "WrappedParameter",
    "decode",
    "encode",
]

if not TYPE_CHECKING:
    _LINKS = ("Basis", "Handover", "JoinSide", "Link", "Relation", "RequestSite", "Resolved", "Role", "Route", "Target")
    __getattr__ = lazy_names(
        __name__,
        dict.fromkeys(__all__, "file_facts")
        | dict.fromkeys(_LINKS, "links")
        | dict.fromkeys(("NO_MARKS", "Dependency", "Diagnostic", "FileMarks", "ProjectFacts"), "projects")
        | dict.fromkeys(("SharedValues", "decode", "encode"), "sharing"),
    )
