"""The facts of a file of the toy language.

For maintainers: a language of a package has a grammar and queries instead. Each line is one statement. An indented
``func`` stands in the type above it, a ``call`` in the function above.
"""

from __future__ import annotations

import re

from oxigraph_code.facts import Binding, Definition, FileFacts, Import, Parameter, RecordedArgument, Reference, Scope
from oxigraph_code.facts.kinds import DefinitionKind

FUNCTION = re.compile(r"(?:(\w+)\.)?(\w+)\((.*)\) ?(\w*)")
TYPES: dict[str, DefinitionKind] = {"type": "class", "interface": "trait"}


def extract(path: str, text: str) -> FileFacts:
    """Extract the facts of a file."""
    facts = FileFacts("toy", path, "", text.count("\n"), scopes=(Scope("module", -1, -1),))
    definitions: list[Definition] = []
    body = type_body = 0
    for line, written in enumerate(text.splitlines(), start=1):
        word, _, rest = written.strip().partition(" ")
        if word == "package":
            facts = facts._replace(package=rest)
        elif word == "import":
            facts = facts._replace(imports=(*facts.imports, Import("module", rest, rest, "", 0, line)))
        elif word in TYPES:
            type_body = len(facts.scopes)
            facts = facts._replace(scopes=(*facts.scopes, Scope("class", 0, len(definitions))))
            definitions.append(Definition(TYPES[word], rest, rest, 1, 0, line, line, "public"))
        elif word == "func" and (found := FUNCTION.match(rest)):
            owner, name, listed, result = found.groups("")
            scope = type_body if written.startswith(" ") else 0
            around = owner or (definitions[facts.scopes[scope].definition].name if scope else "")
            qualified = f"{around}.{name}" if around else name
            parameters = [part.split() for part in listed.split(", ") if part]
            bound = [Binding("parameter", part[0], len(facts.scopes), line, "", part[1]) for part in parameters]
            ordinal = 1 + sum(entry.qualified_name == qualified for entry in definitions)
            body = len(facts.scopes)
            facts = facts._replace(
                scopes=(*facts.scopes, Scope("function", scope, len(definitions))), bindings=(*facts.bindings, *bound)
            )
            kind: DefinitionKind = "method" if around else "function"
            defined = Definition(kind, name, qualified, ordinal, scope, line, line, "public", returns=result)
            listed_parameters = tuple(Parameter(name, annotation) for name, annotation in parameters)
            definitions.append(defined._replace(parameters=listed_parameters, receiver_type=owner))
        elif word == "call":
            callee, _, given = rest.rstrip(")").partition("(")
            receiver, _, name = callee.rpartition(".")
            number = str(len(facts.references) + 1) if given else ""
            recorded = [
                RecordedArgument(f"{number}.{nth}" if nth else number, body, line, argument, body)
                for nth, argument in enumerate(given.split(", ") if given else ())
            ]
            facts = facts._replace(
                references=(*facts.references, Reference("call", name, receiver, callee, body, line, (), number)),
                recorded_arguments=(*facts.recorded_arguments, *recorded),
            )
    return facts._replace(definitions=tuple(definitions))
