"""The only place that makes IRIs.

For maintainers: an IRI names a thing by its declaration, never by line, so that it survives an edit above it, and notes
of users about it stay true. Path segments are percent-encoded; the characters ``~`` (a second thing of the same name)
and ``?`` (a thing without a name of its own) are always encoded in names, so that they are free as marks. This module
must not know the purpose of the things.

Source: RFC 3987, section 2.2 (characters of a fragment).
"""

from __future__ import annotations

import hashlib
import re
from urllib.parse import quote, unquote

BASE = "https://ds-labs.org/code#"

# The characters that RFC 3987 allows in a fragment, without the marks.
_SAFE = "!$&'()*+,;=:@-._"
# Most names and paths need no encoding, and a pattern tells so in a sixth of the time.
_PLAIN = re.compile(f"[A-Za-z0-9{re.escape(_SAFE)}]*")
_PLAIN_PATH = re.compile(f"[A-Za-z0-9/{re.escape(_SAFE)}]*")

_SURROGATES = re.compile("[\ud800-\udfff]")

_AFTER_KEY = re.compile("[/?]")


def encode(name: str) -> str:
    """Encode one name or path segment for an IRI. Undecodable bytes keep their identity."""
    if _PLAIN.fullmatch(name):
        return name
    return quote(name, safe=_SAFE, errors="surrogateescape").replace("~", "%7E")


def encode_path(path: str) -> str:
    """Return a relative path with ``/`` between its segments."""
    return path if _PLAIN_PATH.fullmatch(path) else "/".join(map(encode, path.split("/")))


def decode(path: str) -> str:
    """Return the path that ``encode_path`` encoded."""
    return unquote(path, errors="surrogateescape")


def readable(text: str) -> str:
    """Replace each undecodable byte by U+FFFD, as in literals of the graph: no store accepts others."""
    return text if text.isascii() else _SURROGATES.sub("\ufffd", text)


def _nth(iri: str, ordinal: int) -> str:
    return iri if ordinal == 1 else f"{iri}~{ordinal}"


def project(key: str) -> str:
    """Return the project with this key; see ``project_key``."""
    return f"{BASE}project/{key}"


def project_key(name: str, root: str | None = None, digits: int = 6) -> str:
    """Return the key of the project called ``name``.

    With ``root``, the key for a project whose plain key another root has; with more ``digits`` if that is taken too.
    """
    if root is None:
        return encode(name)
    digest = hashlib.sha256(root.encode(errors="surrogateescape")).hexdigest()
    return f"{encode(name)}~{digest[:digits]}"


def project_of(iri: str) -> str:
    """Return the project that a module, a symbol, or something else that is named after it, is in."""
    end = _AFTER_KEY.search(iri, len(f"{BASE}project/"))
    return iri[: end.start()] if end else iri


def module(project_iri: str, relative_path: str) -> str:
    """Return the module at a path relative to the project's root."""
    return f"{project_iri}/{encode_path(relative_path)}"


def symbol(module_iri: str, qualified_name: str, ordinal: int = 1) -> str:
    """Return the ``ordinal``-th symbol of that qualified name in the module, in the order of the text."""
    return _nth(f"{module_iri}/{encode_path(qualified_name)}", ordinal)


def import_(module_iri: str, import_path: str, ordinal: int = 1) -> str:
    """Return the ``ordinal``-th import of that path in the module."""
    return _nth(f"{module_iri}?import={encode_path(import_path)}", ordinal)


def call_site(caller_iri: str, callee_text: str, ordinal: int = 1) -> str:
    """Name the places in a caller that call one expression; ``ordinal`` tells equal texts apart."""
    return _nth(f"{caller_iri}?calls={encode_path(callee_text)}", ordinal)


def caller_of(call_site_iri: str) -> str:
    """Return the function or module that a call site is in."""
    return call_site_iri.partition("?calls=")[0]


def name_use(user_iri: str, kind: str, name: str, access: str, ordinal: int = 1) -> str:
    """Return the use of an external name by a symbol or module; ``ordinal`` tells several receivers apart."""
    return _nth(f"{user_iri}?{access}={encode(f'{kind}:{name}')}", ordinal)


def handover(source_iri: str, name: str, receiver: str, ordinal: int = 1) -> str:
    """Name the handover of a symbol to a receiver; ``ordinal`` tells equal texts apart."""
    return _nth(f"{source_iri}?hands={encode_path(name)}&to={encode_path(receiver)}", ordinal)


def route(module_iri: str, name: str, ordinal: int = 1) -> str:
    """Return a route of a module by its methods and path; a second registration of the same is the second."""
    return _nth(f"{module_iri}?route={encode_path(name)}", ordinal)


def is_route(iri: str) -> bool:
    """Return true if an IRI is of a route."""
    return "?route=" in iri


def request(caller_iri: str, name: str) -> str:
    """Return the places in the caller that send a request of those methods to that path."""
    return f"{caller_iri}?requests={encode_path(name)}"


def diagnostic(owner_iri: str, ordinal: int = 1) -> str:
    """Return the ``ordinal``-th diagnostic about a module or a project."""
    return _nth(f"{owner_iri}?diagnostic", ordinal)


def remark(about_iri: str, kind: str, text: str, ordinal: int = 1) -> str:
    """Return the ``ordinal``-th remark of that kind and text about a symbol or module."""
    return _nth(f"{about_iri}?{kind}={encode(text)}", ordinal)


def dependency(project_iri: str, name: str, group: str = "", ordinal: int = 1) -> str:
    """Return a dependency the project declares, once for each group it is declared in."""
    suffix = f"?group={encode(group)}" if group else ""
    return _nth(f"{project_iri}?dependency={encode_path(name)}{suffix}", ordinal)


def index_run(project_iri: str) -> str:
    """Return the last index run of a project."""
    return f"{project_iri}?run"


def coverage(project_iri: str, language: str, outcome: str) -> str:
    """Name the count of calls in a language with one outcome: a rule, or a reason for none."""
    return f"{project_iri}?coverage={language}/{outcome}"


def external_symbol(project_iri: str, qualified_name: str) -> str:
    """Return a symbol of a dependency or of the standard library, as a project uses it."""
    return f"{project_iri}?external={encode_path(qualified_name)}"


def external_name(iri: str) -> str:
    """Return the qualified name of an external symbol; empty where the IRI is of something else."""
    return decode(iri.partition("?external=")[2])


def commit(short_hash: str) -> str:
    """Return a commit; the caller lengthens a hash that another commit has taken."""
    return f"{BASE}commit/{short_hash}"


def file_change(commit_iri: str, path: str) -> str:
    """Return the change of one file in a commit."""
    return f"{commit_iri}/{encode_path(path)}"


def person(name: str, email: str) -> str:
    """Return a person who authors or commits, by address in lower case, or by name without one."""
    return f"{BASE}person/{encode(email.lower())}" if email else f"{BASE}person?name={encode(name)}"


def snapshot(project_iri: str, ref: str) -> str:
    """Return the named graph that holds a project as it was at a git ref."""
    key = project_iri.removeprefix(f"{BASE}project/")
    return f"{BASE}snapshot/{key}/{encode_path(ref)}"


def published(project_iri: str) -> str:
    """Return the named graph on a server that holds a project."""
    return f"{BASE}published/{project_iri.removeprefix(f'{BASE}project/')}"


def published_digests(project_iri: str) -> str:
    """Return the named graph on a server with a digest of each part of a published project."""
    return f"{published(project_iri)}?digests"


def report(project_iri: str, name: str) -> str:
    """Return the named graph that holds a report of another tool about a project."""
    return f"{BASE}report/{project_iri.removeprefix(f'{BASE}project/')}/{encode_path(name)}"


def coverage_of_file(module_iri: str, report_iri: str, test: str = "") -> str:
    """Name the lines of a file that ran by a report, in all or in one test."""
    suffix = f"&test={encode(test)}" if test else ""
    return f"{module_iri}?covered={encode(report_iri.removeprefix(f'{BASE}report/'))}{suffix}"


def in_report(report_iri: str, kind: str, name: str) -> str:
    """Return a package or an advisory of a report."""
    return f"{report_iri}?{kind}={encode(name)}"
