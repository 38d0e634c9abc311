"""A pytest plugin that records calls between the functions of a package while its tests run.

For maintainers: this runs in the environment of the traced package, so it needs nothing but Python, and is loaded as
``tracer`` from its own folder. The environment names the folder to watch and the file to write. Frames that cannot be
calls are left out here: bodies of modules and classes, and also lambdas and comprehensions, which belong to the
function around them. A function that ``contextlib`` resumes was called by the function that enters it. The reader
decides if a pair was called explicitly.
"""

from __future__ import annotations

import contextlib
import inspect
import json
import os
import sys
import threading
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

_ROOT = os.environ.get("TRACED_FOLDER", "") + os.sep
_PART_OF_ANOTHER = frozenset({"<module>", "<lambda>", "<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>"})

_pairs: set[tuple[CodeType, CodeType, str]] = set()
_callers: set[CodeType] = set()


def _profile(frame: FrameType, event: str, argument: Any) -> None:
    if event != "call":
        return
    callee = frame.f_code
    if not callee.co_filename.startswith(_ROOT):
        return
    _callers.add(callee)
    back = frame.f_back
    while back is not None and back.f_code.co_filename == contextlib.__file__:
        back = back.f_back
    if back is None or not back.f_code.co_filename.startswith(_ROOT):
        return
    # The body of a class has no fast locals.
    if callee.co_name in _PART_OF_ANOTHER or not callee.co_flags & inspect.CO_OPTIMIZED:
        return
    made = ""
    if callee.co_name == "__init__" and callee.co_varnames:
        made = type(frame.f_locals.get(callee.co_varnames[0])).__name__
    _pairs.add((back.f_code, callee, made))


def _place(code: CodeType) -> tuple[str, int, str]:
    return code.co_filename[len(_ROOT) :], code.co_firstlineno, code.co_name


def pytest_unconfigure() -> None:
    sys.setprofile(None)
    threading.setprofile(None)
    found = {
        "pairs": sorted((*_place(caller), *_place(callee), made) for caller, callee, made in _pairs.copy()),
        "callers": sorted(map(_place, _callers.copy())),
    }
    Path(os.environ["TRACED_PAIRS"]).write_text(json.dumps(found), encoding="utf-8")


if "TRACED_FOLDER" in os.environ:
    sys.setprofile(_profile)
    threading.setprofile(_profile)
