"""The scoping and object rules of Python.

For maintainers: see ``resolution.semantics``. Names and texts only.
"""

from __future__ import annotations

import re

from oxigraph_code.facts import Definition
from oxigraph_code.languages.python.naming import module_name

# Python 3.14's builtins that can be called, and those of Python 2 that old code still calls.
_BUILTINS = frozenset(
    """
    ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError
    BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError
    ConnectionResetError DeprecationWarning EOFError EncodingWarning EnvironmentError Exception ExceptionGroup
    FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning
    IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError
    ModuleNotFoundError NameError NotADirectoryError NotImplementedError OSError OverflowError PendingDeprecationWarning
    PermissionError ProcessLookupError PythonFinalizationError RecursionError ReferenceError ResourceWarning RuntimeError
    RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError
    TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning
    UserWarning ValueError Warning WindowsError ZeroDivisionError __build_class__ __import__ abs aiter all anext any ascii
    bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr dict dir divmod
    enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance
    issubclass iter len license list locals map max memoryview min next object oct open ord pow print property quit range
    repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip
    basestring buffer cmp execfile file long raw_input reduce reload unichr unicode xrange
    """.split()
)

_NAME = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*$")
_OPTIONAL = re.compile(r"(?:typing\.|t\.)?Optional\[(.*)\]$")


class PythonSemantics:
    """See ``resolution.semantics.Semantics``."""

    module_name = staticmethod(module_name)

    constructors = ("__init__", "__new__")
    parent_path = "super()"
    methods_see_class_names = False

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        if "staticmethod" in method.modifiers or not method.parameters or method.parameters[0].kind != "positional":
            return "", False
        is_class = "classmethod" in method.modifiers or method.name in ("__new__", "__init_subclass__", "__class_getitem__")
        return method.parameters[0].name, not is_class

    def is_called_by_access(self, definition: Definition) -> bool:
        return "property" in definition.modifiers

    def type_names(self, annotation: str) -> tuple[str, ...]:
        text = annotation.strip()
        if text[:1] in "\"'" and text[:1] == text[-1:]:
            text = text[1:-1].strip()
        if match := _OPTIONAL.match(text):
            text = match[1].strip()
        parts = [part.strip().strip("\"'") for part in text.split("|")]
        names = tuple(part for part in parts if part != "None")
        return names if all(map(_NAME.match, names)) else ()

    def builtin(self, name: str) -> str:
        return f"builtins.{name}" if name in _BUILTINS else ""
