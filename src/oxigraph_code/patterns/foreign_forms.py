"""The forms in which programs write names of functions of other languages, as data.

For maintainers: this module must not know the search for them. See decision 0151.
"""

from __future__ import annotations

import re

ASKED_FOR = re.compile(r"(?:ctypes\.\w+(?:\.LoadLibrary)?|cffi\.Library|(?:\w+\.)*_\w+\.lib|C)\.(\w+)")
"""External functions that look up a function in a foreign library."""
EXTENSION = re.compile(r"\w*_MODULE\(|PyMethodDef|PyModuleDef|PyInit_|\bpymodule\b")
"""Texts of a file that makes a module of another language."""
MODIFIERS = ("native", "external", "extern", "declaration")
"""The modifiers of functions that are declared for code elsewhere."""
EXPORTED = re.compile(r"\bno_mangle\b|\bexport_name\b|^//export ", re.MULTILINE)
"""The mark of a function that C calls by its own name."""
DECLARATION = re.compile(r"[^{]*;\s*|.*\bexternal\s+fun\b.*", re.DOTALL)
"""The text of a function that has its body in another language."""
NAMED = r'"(\w+)"\s*,\s*(?:[\w:]+<[^;"]*>)?(?:\([^()]*\)\s*)?\(?&?\s*(?:\w+::)*{}\b'
"""A name and a function in a call or table that registers it."""
MANGLED = re.compile(r"Java_(?:\w+_)?([A-Za-z0-9]+)_([A-Za-z0-9]+)(?:__\w+)?")
"""The type and the method of a native function."""
SERVER = re.compile(
    r"\b(?:\w+\.(\w+)Servicer|(\w+)ImplBase|(\w+)CoroutineImplBase|(\w+)::Service|Unimplemented(\w+)Server"
    r"|(\w+)\.\6Base)\b"
)
"""The base that generated code gives to the type that serves a service of Protobuf."""
CLIENT = re.compile(
    r"(?:.*[./:])?(\w+?)(?:(?:Blocking|Future|Async|Coroutine)?Stub|Client|::Stub)(?:\.|::)(\w+?)(?:Async)?"
)
"""A procedure as external code of a client names it."""
