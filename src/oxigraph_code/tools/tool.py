"""A tool as data: its function, and the facts that a client needs before it calls it.

For maintainers: the docstring of the function is the description that models read, so it has the four parts and the
length of docs/contributing/adding-a-tool.md. Everything is read from the function, so that code and contract cannot
drift apart.
"""

from __future__ import annotations

import inspect
import logging
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from oxigraph_code.errors import ArgumentError, OxigraphCodeError, ToolFailed
from oxigraph_code.history.git_address import without_userinfo
from oxigraph_code.identity import readable
from oxigraph_code.processes.logs import event, measure, raised_at
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools.workspace.scope import SHARED, Ref
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace, answer_by

# Parameters that every tool has and no client sees.
_INTERNAL = ("workspace", "call")
# Other arguments may be texts of users, so only their length is logged.
_LOGGED_VERBATIM = frozenset({"path", "ref", "language", "project", "base", "head", "branch"})
_MAX_LOGGED_CHARS = 200
BY_SETTING = {"depth": "default_depth"}
"""Arguments whose default is a setting, if that is set."""
_PATHS = frozenset({"path", "project", "input"})
_NO_FILE_NAME = re.compile("[\ud800-\udc7f\udd00-\udfff]")


@dataclass(frozen=True)
class ToolParameter:
    """One argument of a tool; ``is_required`` is true if it has no default.

    ``is_by_name`` is true if clients see its name and type alone.
    """

    name: str
    kind: Any
    meaning: str
    default: Any
    is_required: bool
    is_by_name: bool


@dataclass(frozen=True)
class Tool:
    """A function of this package as a tool: ``name`` in the module ``home``."""

    home: str
    name: str
    reads_only: bool
    destroys: bool = False
    is_idempotent: bool = False
    may_reach_network: bool = False
    """Only if the user has allowed it."""
    takes_ref: bool = False
    """True if it answers from the snapshot of a ref as it does from the working graph."""
    is_core: bool = True
    """False if it is for administration, and listed on request alone."""
    is_always_loaded: bool = False
    language: str = ""
    """The language for which ``load_language`` in ``home`` makes the function."""

    @cached_property
    def function(self) -> Callable[..., Answer]:
        """The function, imported on first use."""
        home = import_module(f"{__package__}.{self.home}")
        found: Callable[..., Answer] = home.load_language(self.language) if self.language else getattr(home, self.name)
        return found

    def run(self, workspace: Workspace, call: Call, **arguments: Any) -> Answer:
        """Call the function and log its outcome.

        Raises ``ToolFailed`` in place of any exception outside of the project's error tree, so that every caller gets a
        cause and a remedy.
        """
        began, outcome, quoted = time.monotonic(), "answered", {"chars": 0}
        try:
            cleaned = {name: _cleaned(name, value) for name, value in arguments.items()}
            answer = answer_by(self._answer, workspace, call, cleaned)
            quoted = {"chars": len(answer.text)} | ({"snippets": answer.snippets} if answer.snippets else {})
            return answer._replace(text=readable(answer.text), notice=readable(answer.notice))
        except Exception as error:
            outcome = type(error).__name__
            if isinstance(error, OxigraphCodeError):
                raise
            event("tool failed", logging.ERROR, tool=self.name, error=outcome, place=raised_at(error))
            raise ToolFailed.from_exception(self.name, error) from error
        except BaseException as error:
            outcome = type(error).__name__
            raise
        finally:
            seconds = time.monotonic() - began
            logged = {name: _loggable(name, value) for name, value in arguments.items()}
            event("tool", tool=self.name, outcome=outcome, seconds=seconds, **quoted, arguments=logged)

    def _answer(self, workspace: Workspace, call: Call, arguments: dict[str, Any]) -> Answer:
        ref = str(arguments.pop("ref", "")).strip() if self.takes_ref else ""
        project = str(arguments.get("project", "")).strip()
        shared = self._in_shared_graph(workspace, project, ref) if project else None
        if shared is None and ref:
            from oxigraph_code.tools.workspace.at_ref import at_ref

            shared = at_ref(workspace, call, project, ref)
        return self.function(shared or workspace, call, **arguments)

    def _in_shared_graph(self, workspace: Workspace, project: str, ref: str) -> Workspace | None:
        if not (workspace.settings.store_url or project.startswith(f"{SHARED}:")):
            return None
        from oxigraph_code.tools.workspace.shared_graph import in_shared_graph

        if self.takes_ref:
            return in_shared_graph(workspace, project, ref)
        if project.partition(":")[0] == SHARED:
            raise ArgumentError(
                f"{self.name} does not answer from the shared graph",
                hint="name a project of this machine",
                argument="project",
            )
        return None

    @property
    def title(self) -> str:
        """The first line of the description, for people."""
        return self.description.partition("\n")[0].rstrip(".")

    @property
    def description(self) -> str:
        return inspect.cleandoc(self.function.__doc__ or "").replace("\n\n", "\n")

    @property
    def parameters(self) -> Mapping[str, ToolParameter]:
        hints = get_type_hints(self.function, include_extras=True)
        found = {}
        for name, parameter in inspect.signature(self.function).parameters.items():
            if name in _INTERNAL:
                continue
            required = parameter.default is inspect.Parameter.empty
            found[name] = _parameter(name, hints[name], None if required else parameter.default, is_required=required)
        if self.takes_ref:
            found["ref"] = _parameter("ref", Ref, "", is_required=False)
        return found

    def defaults(self, settings: Settings) -> dict[str, Any]:
        """Return the defaults of the optional arguments, those that settings choose among them."""
        found = {name: entry.default for name, entry in self.parameters.items() if not entry.is_required}
        chosen = {name: getattr(settings, BY_SETTING[name]) for name in BY_SETTING.keys() & found.keys()}
        return found | {name: value for name, value in chosen.items() if value}


def _parameter(name: str, annotation: Any, default: Any, *, is_required: bool) -> ToolParameter:
    kind, meaning, *marks = get_args(annotation) if get_origin(annotation) is Annotated else (annotation, "")
    return ToolParameter(name, kind, meaning, default, is_required, BY_NAME in marks)


def _cleaned(name: str, value: Any) -> Any:
    """Replace lone surrogates, which a client may send and no store accepts.

    A path keeps those that stand for undecodable bytes of a file name.
    """
    if not isinstance(value, str) or value.isascii():
        return value
    return _NO_FILE_NAME.sub("\ufffd", value) if name in _PATHS else readable(value)


def _loggable(name: str, value: Any) -> Any:
    if isinstance(value, str):
        value = without_userinfo(value)
    if not isinstance(value, str) or (
        name in _LOGGED_VERBATIM and len(value) <= _MAX_LOGGED_CHARS and value.isprintable()
    ):
        return value
    return measure(value)
