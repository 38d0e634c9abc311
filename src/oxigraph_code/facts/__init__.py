"""The facts of a file and of manifests, and the links that resolution adds to them."""

from oxigraph_code.facts.file_facts import (
    Argument,
    Binding,
    Branch,
    Definition,
    Diagnostic,
    ExternalName,
    FileFacts,
    Import,
    Parameter,
    Passed,
    PatternSite,
    Reference,
    Scope,
    TextConstant,
    Use,
)
from oxigraph_code.facts.links import Basis, Handover, Link, Relation, RequestSite, Resolved, Role, Route, Target
from oxigraph_code.facts.projects import Dependency, ProjectFacts
from oxigraph_code.facts.wire import decode, encode

__all__ = [
    "Argument",
    "Basis",
    "Binding",
    "Branch",
    "Definition",
    "Dependency",
    "Diagnostic",
    "ExternalName",
    "FileFacts",
    "Handover",
    "Import",
    "Link",
    "Parameter",
    "Passed",
    "PatternSite",
    "ProjectFacts",
    "Reference",
    "Relation",
    "RequestSite",
    "Resolved",
    "Role",
    "Route",
    "Scope",
    "Target",
    "TextConstant",
    "Use",
    "decode",
    "encode",
]
