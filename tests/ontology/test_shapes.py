"""The shapes accept a well-formed graph and refuse each way of being malformed."""

from __future__ import annotations

from pathlib import Path

import pytest
from docs.terms import EXAMPLE_HEADER, NAMESPACE, ONTOLOGY, read
from pyoxigraph import NamedNode, RdfFormat, parse

from tests.ontology import shacl
from tests.ontology.conformance import emitted_terms, violations
from tests.ontology.test_terms import as_ntriples

GOOD = (Path(__file__).parent / "good.ttl").read_text(encoding="utf-8")
CHECKOUT, CART, SITE = (
    "project/shop/cart.py/checkout",
    "project/shop/cart.py",
    "project/shop/cart.py/checkout?calls=len",
)
OWNED = "a symbol is defined in exactly one module"
ACCESS = "a name use reads, defines, writes, sends or receives"
KIND = "a handover is an argument, a decorator, stored, returned, a name or replaced"
RESOLVED = "a call site has either a callee and at most one rule, or has its text and at most one reason"
ABOUT = "a diagnostic is about either one module or one project"
CHANGED = "a file change is added, modified, deleted, or renamed from one old path"
DATE = '"2025-02-26T18:05:11Z"^^xsd:dateTime'

# The shape; the subject and predicate taken out of the good graph; the object put in; the message.
BROKEN = [
    ("Name", CHECKOUT, "name", '""', "a name is a string that is not empty"),
    ("Lines", CHECKOUT, "startLine", "0", "lines are integers from 1"),
    ("EndLine", CHECKOUT, "endLine", "31", "the first line is not after the last"),
    ("EndLine", CHECKOUT, "", "code:endLine 70", "there is one last line, an integer"),
    ("Visibility", CHECKOUT, "visibility", '"hidden"', "a visibility is public, protected, private or internal"),
    ("Visible", CHECKOUT, "visibility", "", "a function or type has a visibility"),
    ("Project", "project/shop", "rootPath", "", "a project has one root path"),
    ("Project", "project/shop", "", 'code:name "store"', "a project has one name"),
    (
        "Project",
        "project/shop-pay",
        "",
        "code:enclosingProject <#project/tax> . <#project/tax> a code:Project",
        "a project has at most one enclosing project",
    ),
    ("Module", CART, "relativePath", '"/cart.py"', "a module has one relative path, which is not absolute"),
    ("Module", CART, "filePath", "", "a module has one file path"),
    ("Module", CART, "", 'code:language "ruby"', "a module has one language"),
    ("Module", CART, "partOf", "", "a module is part of one project"),
    ("Module", CART, "contentHash", '"E3B0"', "a content hash is a SHA-256"),
    ("Module", CART, "name", "", "a module has one name"),
    ("Module", CART, "", 'code:markedAs "old"', "a module is marked as what .gitattributes can say"),
    ("ModuleContent", CART, "contentHash", "", "a module has one content hash, or could not be read and has no lines"),
    ("FileOwned", CHECKOUT, "definedIn", "", OWNED),
    ("FileOwned", CHECKOUT, "", "code:definedIn <#project/shop/pay.py>", OWNED),
    ("Import", f"{CART}?import=.pay.Gateway", "importPath", "", "an import has one import path"),
    ("Import", f"{CART}?import=.pay.Gateway", "name", "", "an import has one name"),
    ("Import", f"{CART}?import=.pay.Gateway", "definedIn", "", "an import is in one module"),
    ("Import", f"{CART}?import=.pay.Gateway", "visibility", "", "an import has one visibility"),
    ("FileCoverage", f"{CART}?covered=shop%2Fcoverage.json", "coveredModule", "", "file coverage is of one module"),
    (
        "TestCoverage",
        f"{CART}?covered=shop%2Fcoverage.json&test=test_checkout",
        "testName",
        "",
        "test coverage names one test",
    ),
    ("Dependency", "project/shop?dependency=httpx", "optional", "false", "optional is true or absent"),
    ("Symbol", CHECKOUT, "qualifiedName", "", "a symbol has one qualified name"),
    ("Symbol", CHECKOUT, "endLine", "", "a symbol has one last line"),
    ("Symbol", CHECKOUT, "complexity", "0", "a symbol has at most one complexity, from 1"),
    ("Function", CHECKOUT, "returnType", '"int" , "str"', "a function has at most one return type"),
    ("Method", "m", "", "a code:Method", "a method is typed as a function too"),
    ("Test", f"{CART}/MAX_ITEMS", "", "a code:Test", "a test is a function or a module"),
    (
        "EntryPoint",
        CHECKOUT,
        "entryPoint",
        '"door"',
        "an entry point is a route, a command, a main function, a task or an api",
    ),
    ("ValueType", f"{CART}/MAX_ITEMS", "", 'code:valueType "str"', "a value has at most one declared type"),
    (
        "ExternalSymbol",
        "project/shop?external=builtins.len",
        "definedIn",
        f"<#{CART}>",
        "an external symbol is defined in no module",
    ),
    (
        "Implementation",
        f"{CART}/impl%20Display%20for%20Cart",
        "implementedType",
        "",
        "an implementation is for one type",
    ),
    (
        "Implementation",
        f"{CART}/impl%20Display%20for%20Cart",
        "implementationOf",
        '"Cart"',
        "the type of an implementation is a symbol",
    ),
    ("CallSite", SITE, "caller", "", "a call site has one caller"),
    ("CallSite", SITE, "resolution", '"lexical" , "member"', "a call site has at most one resolution"),
    ("Resolution", SITE, "callee", '"len"', RESOLVED),
    ("Resolution", f"{CART}?calls=register", "calleeText", "", RESOLVED),
    ("Resolution", SITE, "resolution", '"guessed"', RESOLVED),
    ("Resolution", SITE, "unresolvedReason", '"dynamic"', RESOLVED),
    ("NameUse", f"{CART}?reads=environment:SHOP_URL", "name", "", "a name use has one name"),
    ("NameUse", f"{CART}?reads=environment:SHOP_URL", "access", '"asks"', ACCESS),
    ("UnresolvedMember", f"{CART}/checkout", "unresolvedMember", '"cart.fee"', "an unresolved member is a name"),
    ("Handover", f"{CART}/checkout?hands=Cart&to=register", "handoverKind", '"lent"', KIND),
    ("IndexRun", "project/shop?run", "", f"code:finishedAt {DATE}", "an index run has at most one end"),
    ("Coverage", "project/shop?coverage=python/lexical", "siteCount", "0", "coverage counts at least one call"),
    ("Coverage", "project/shop?coverage=python/lexical", "coveredLanguage", "", "coverage is of one language"),
    ("Diagnostic", "project/shop?diagnostic", "severity", '"fatal"', "a diagnostic is an error or a warning"),
    ("TaskComment", f"{CART}?task=Round", "taskKind", '"LATER"', "a task is a TODO or a FIXME"),
    (
        "Mention",
        "project/shop/docs/pay.md/Pay?mention=Cart",
        "mentionKind",
        '"word"',
        "a mention is a name, path, command, route or setting",
    ),
    ("ExternalLink", f"{CART}?link=%2312", "linkKind", "", "a link has a kind"),
    ("DiagnosticOwner", "project/shop?diagnostic", "aboutProject", "", ABOUT),
    ("DiagnosticOwner", "project/shop?diagnostic", "definedIn", f"<#{CART}>", ABOUT),
    ("Snapshot", "snapshot/shop/v1.0", "ref", "", "a snapshot has one ref"),
    ("Snapshot", "snapshot/shop/v1.0", "atCommit", '"main"', "a snapshot holds one commit"),
    ("Snapshot", "snapshot/shop/v1.0", "fingerprint", "", "a snapshot has one fingerprint"),
    ("Snapshot", "snapshot/shop/v1.0", "usedAt", "", "a snapshot was last used at one time"),
    ("Commit", "commit/9c1d2e3", "shortHash", '"9c1d2e"', "a commit has one short hash of seven characters"),
    ("Commit", "commit/4ad47e6", "", f"code:commitDate {DATE}", "a commit has one date"),
    (
        "FileChange",
        "commit/4ad47e6/pay.py",
        "filePath",
        '"/pay.py"',
        "a file change has one path, which is not absolute",
    ),
    ("ChangeType", "commit/4ad47e6/pay.py", "changeType", '"copied"', CHANGED),
    ("ChangeType", "commit/4ad47e6/cart.py", "oldFilePath", "", CHANGED),
    ("Route", "project/shop/cart.py?route=GET%20/carts", "framework", "", "a route is of one framework"),
    ("Request", "project/shop/cart.py/checkout?requests=GET%20/carts", "pathPattern", "", "a request has one path"),
    ("Person", "person/ann%40example.org", "name", "", "a person has one name"),
]


def broken(subject: str, predicate: str, value: str) -> str:
    """Replace values of one predicate in the good graph; without one, add a statement."""
    start = f"<{NAMESPACE}{subject}> <{NAMESPACE}{predicate}> "
    kept = [line for line in as_ntriples(GOOD).splitlines() if not line.startswith(start)]
    statement = f"code:{predicate} {value}" if predicate else value
    added = as_ntriples(f"{EXAMPLE_HEADER}<#{subject}> {statement} .") if value else ""
    return "\n".join([*kept, added])


def test_the_good_graph_is_accepted() -> None:
    assert violations(as_ntriples(GOOD)) == []


def test_the_good_graph_uses_every_term() -> None:
    assert emitted_terms(as_ntriples(GOOD)) == {term.name for term in read() if term.status != "abstract"}


@pytest.mark.parametrize(("shape", "subject", "predicate", "value", "said"), BROKEN)
def test_a_malformed_graph_is_refused_by_its_shape(
    shape: str, subject: str, predicate: str, value: str, said: str
) -> None:
    (node_shape,) = [found for found in shacl.shapes() if found.name.endswith(f"#{shape}")]
    assert said in {node_shape.message, *(prop.message for prop in node_shape.properties)}
    assert f"code:{subject}: {said}" in violations(broken(subject, predicate, value))


def test_every_shape_is_seen_to_refuse_something() -> None:
    assert {shape for shape, *_ in BROKEN} == {shape.name.partition("#")[2] for shape in shacl.shapes()}


def test_every_property_shape_says_what_is_wrong() -> None:
    silent = [prop.path for shape in shacl.shapes() for prop in shape.properties if "alternative" in prop.message]
    assert silent == []


def test_shapes_use_declared_terms_only() -> None:
    declared = {term.iri for term in read()}
    quads = parse(path=ONTOLOGY / "shapes.ttl", format=RdfFormat.TURTLE)
    used = {node.value for quad in quads for node in (quad.predicate, quad.object) if isinstance(node, NamedNode)}
    assert {iri for iri in used if iri.startswith(NAMESPACE)} <= declared


def test_a_constraint_that_would_not_be_checked_is_refused() -> None:
    shape = f"""
        @prefix sh: <{shacl.SH}> .
        <a:s> a sh:NodeShape ; sh:targetClass <a:C> ; sh:property [ sh:path <a:p> ; sh:uniqueLang true ] .
    """
    with pytest.raises(shacl.UnknownConstraintError, match="uniqueLang"):
        shacl.read(shape)
