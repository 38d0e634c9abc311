"""Child processes that answer requests over a pipe and are killed at a deadline.

For maintainers: three kinds of work may never end by themselves: a SPARQL query (it cannot be cancelled, and a hostile
one aborts the process), a parse of hostile source, and a long index run that the user gave up. Each runs in a child
started by this module. A child never outlives its parent: it exits as soon as its standard input closes, and while it
works as soon as a pipe closes to which nothing is ever written. ``-P`` keeps the working directory, which may be a
hostile checkout, off the import path. This module must not know the requests.

A frame is a 4-byte big-endian length and that many bytes of MessagePack. A path is sent as bytes, because it need not
be text. The parent sends one request at a time; the child answers with any number of ``{"progress": ...}`` frames and
one ``{"result": ...}`` or ``{"error": ...}`` frame.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, BinaryIO, Protocol, TypeVar, Union

import msgspec

from oxigraph_code.errors import ChildFailed, OxigraphCodeError, from_wire, to_wire
from oxigraph_code.processes import logs

_Tagged = TypeVar("_Tagged", bound=msgspec.Struct)
Progress = Callable[[Any], None]
Handler = Callable[[Any, Progress], Any]

_REPEAT_S = 1.0
"""The time without an answer after which the last progress is reported again, as a sign of life."""

_PAUSE_S = 2.0
"""The time without a request after which a child rests; a short command has ended by then."""
AHEAD = "ahead"
_LENGTH = struct.Struct(">I")
_LIFELINE = "OXIGRAPH_CODE_CHILD_LIFELINE"
CAN_FORK = sys.platform == "linux"
_READING = "reading of a pipe"
"""The name of threads that hold no lock which a fork needs."""
_forks = False


class DeadlinePassed(Exception):
    """The child did not answer in time and was killed."""


class _Process(Protocol):
    """The parts of ``subprocess.Popen`` that a child needs."""

    pid: int
    stdin: IO[bytes] | None
    stdout: IO[bytes] | None

    def poll(self) -> int | None: ...
    def kill(self) -> None: ...
    def wait(self, timeout: float | None = None) -> int: ...


def _is_alone() -> bool:
    """Return true if no thread may hold a lock that a fork of this one needs, as an import does."""
    others = [thread for thread in threading.enumerate() if thread is not threading.main_thread()]
    return threading.current_thread() not in others and all(thread.name == _READING for thread in others)


class Child:
    """A running child process, with one request at a time; any thread may call ``kill``.

    ``module`` is run with ``python -m``; its ``__main__`` part calls ``serve``. ``memory_mb`` limits the address space
    if the system supports that. With ``is_fork``, or within ``forked_children``, it is a fork where that is safe.
    """

    def __init__(self, module: str, *arguments: str, memory_mb: int = 0, is_fork: bool = False) -> None:
        self._module = module
        end_of_child, end_of_parent = os.pipe()
        self._lifeline = os.fdopen(end_of_parent, "wb", buffering=0)
        limits = {"OXIGRAPH_CODE_CHILD_MEMORY_MB": str(memory_mb), _LIFELINE: str(end_of_child)}
        try:
            forked = self._forked(arguments, limits, end_of_child) if is_fork or _forks else None
            self._process = forked or self._started(arguments, limits, end_of_child)
        except BaseException:
            self._lifeline.close()
            raise
        finally:
            os.close(end_of_child)
        self._frames: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._turn = threading.Lock()
        threading.Thread(target=self._collect, name=_READING, daemon=True).start()

    def _forked(self, arguments: Sequence[str], limits: Mapping[str, str], lifeline: int) -> _Process | None:
        if not (CAN_FORK and _is_alone()):
            return None
        from oxigraph_code.processes.forked_child import ForkedProcess

        with contextlib.suppress(OSError):  # too many processes
            return ForkedProcess(self._module, arguments, limits, lifeline)
        return None

    def _started(self, arguments: Sequence[str], limits: Mapping[str, str], lifeline: int) -> _Process:
        return subprocess.Popen(  # noqa: S603 - our own module, our own interpreter
            [sys.executable, "-P", "-m", self._module, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            # An interrupt at a terminal goes to the whole session; the parent decides on the end of the child.
            start_new_session=True,
            env={**os.environ, **limits, "PYTHONIOENCODING": "utf-8"},
            pass_fds=(lifeline,) if sys.platform != "win32" else (),
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def request(self, message: Any, deadline_s: float | None = None, progress: Progress | None = None) -> Any:
        """Send a request and wait for the answer. The last progress is reported again each second.

        Raises ``DeadlinePassed`` (the child is then dead) after so many seconds, or if it has worked longer than its
        own limit, ``ChildFailed`` if it died by itself or was killed, or the ``OxigraphCodeError`` that the child
        answered with.
        """
        with self._turn:
            self._send(message)
            end = None if deadline_s is None else time.monotonic() + deadline_s
            last: Any = None
            while True:
                left = None if end is None else max(0.0, end - time.monotonic())
                repeats = progress is not None and last is not None and (left is None or left > _REPEAT_S)
                try:
                    frame = self._frames.get(timeout=_REPEAT_S if repeats else left)
                except queue.Empty:
                    if repeats and progress is not None:
                        progress(last)
                        continue
                    logs.event("deadline passed", module=self._module, seconds=deadline_s)
                    self.kill()
                    raise DeadlinePassed from None
                if frame is None:
                    raise self._failure()
                if "progress" in frame:
                    last = frame["progress"]
                    if progress is not None:
                        progress(last)
                elif "error" in frame:
                    raise from_wire(frame)
                else:
                    return frame["result"]

    def kill(self) -> None:
        """End the child at once; a waiting request raises ``ChildFailed``."""
        with contextlib.suppress(OSError):
            self._process.kill()
        self._process.wait()
        self._close_input()

    def close(self) -> None:
        """Let the child finish, then end it."""
        self._close_input()
        try:
            self._process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self.kill()

    def _send(self, message: Any) -> None:
        if self._process.stdin is None or not self.alive:
            raise self._failure()
        data = _frame(message)
        try:
            _write(self._process.stdin, data)
        except (OSError, ValueError):
            # Broken, or closed by a kill from another thread.
            raise self._failure() from None

    def _collect(self) -> None:
        stream = self._process.stdout
        if stream is None:
            return
        with contextlib.suppress(OSError, ValueError), stream:
            while (frame := read_frame(stream)) is not None:
                self._frames.put(frame)
        self._frames.put(None)
        # The owner replaces a child that died by itself without closing it first.
        with self._turn:
            self._close_input()

    def _close_input(self) -> None:
        self._lifeline.close()
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()

    def told_log(self) -> Child:
        """Have a child that was started ahead log as this process does by now."""
        self._send(logs.destination())
        return self

    def _failure(self) -> ChildFailed | DeadlinePassed:
        try:
            code = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            code = 0
        self._close_input()
        logs.event("child ended", module=self._module, code=code)
        if code == _TIME_EXIT_CODE:
            return DeadlinePassed()
        return ChildFailed(f"a child process ended with code {code} before it answered", exit_code=code)


_ahead: dict[str, Child] = {}
"""Children without an owner yet, by module."""


def start_ahead(module: str) -> None:
    """Start a child that loads its modules while its owner is still loaded, and needs no owner."""
    _ahead[module] = Child(module, AHEAD)


def start(module: str) -> Child:
    """Start a child, or take over the one that was started ahead."""
    child = _ahead.pop(module, None)
    return child.told_log() if child is not None and child.alive else Child(module)


@contextlib.contextmanager
def forked_children() -> Iterator[None]:
    """Let all children be forks, as suits a short command, which is small and has few threads."""
    global _forks
    _forks = True
    try:
        yield
    finally:
        _forks = False


def serve(
    handler: Handler, at_end: Callable[[], None] = lambda: None, at_rest: Callable[[], None] = lambda: None
) -> None:
    """Answer requests from standard input until it closes; the child's side.

    ``at_end`` is called if the input closes while the child is idle, ``at_rest`` after each pause. A thread of its own
    reads the requests, so that the child notices the end of its parent while it works.
    """
    global _forks
    _forks = False  # of a fork that may become large
    _limit_memory()
    logs.inherit()
    requests = os.fdopen(os.dup(0), "rb", buffering=0)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    # Output of a library must not end up between two frames.
    os.dup2(2, 1)
    inbox: queue.SimpleQueue[Any] = queue.SimpleQueue()
    idle = threading.Event()
    idle.set()
    threading.Thread(target=_read_requests, args=(requests, inbox, idle, at_end), name=_READING, daemon=True).start()
    pause: float | None = None
    while True:
        try:
            message = inbox.get(timeout=pause)
        except queue.Empty:
            pause = None
            at_rest()
            continue
        if isinstance(message, str):
            logs.inherit(message)
            idle.set()
            continue
        _end_with_parent(while_working=True)
        try:
            answer = {"result": handler(message, lambda note: write_frame(answers, {"progress": note}))}
        except OxigraphCodeError as error:
            answer = to_wire(error)
        except MemoryError:
            os._exit(MEMORY_EXIT_CODE)
        _end_with_parent(while_working=False)
        idle.set()
        with contextlib.suppress(BrokenPipeError):  # the parent has ended, and the reader of requests ends this process
            write_frame(answers, answer)
        pause = _PAUSE_S


def work_at_most(seconds: float) -> None:
    """Have the system end this process after so many more seconds of its own CPU time; 0 for never.

    Does nothing if the system does not support that.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


_TIME_EXIT_CODE = -signal.SIGPROF if sys.platform != "win32" else None
MEMORY_EXIT_CODE = 77
"""The exit code of a child whose Python code exceeded its memory limit."""


def _read_requests(
    stream: BinaryIO, inbox: queue.SimpleQueue[Any], idle: threading.Event, at_end: Callable[[], None]
) -> None:
    with contextlib.suppress(OSError):
        while (message := read_frame(stream)) is not None:
            idle.clear()
            inbox.put(message)
    try:
        if idle.is_set():
            at_end()
    finally:
        os._exit(0)


def _end_with_parent(*, while_working: bool) -> None:
    """Have the system end this process when the parent closes its pipe.

    While a parser holds the interpreter, no thread can do it. The pipe of the requests is unsuitable: the system may
    signal that it was written to after it has been read. Only during work, since an idle child exits by itself.
    """
    if sys.platform == "linux" and _LIFELINE in os.environ:
        import fcntl
        import select

        lifeline = int(os.environ[_LIFELINE])
        flags = fcntl.fcntl(lifeline, fcntl.F_GETFL)
        fcntl.fcntl(lifeline, fcntl.F_SETOWN, os.getpid())
        fcntl.fcntl(lifeline, fcntl.F_SETFL, flags | os.O_ASYNC if while_working else flags & ~os.O_ASYNC)
        if while_working and select.select([lifeline], [], [], 0)[0]:
            os._exit(0)


def _limit_memory() -> None:
    limit = int(os.environ.get("OXIGRAPH_CODE_CHILD_MEMORY_MB", "0")) * 1024 * 1024
    if limit and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def write_frame(stream: Any, message: Any) -> None:
    """Write one whole frame, however many writes the pipe needs."""
    _write(stream, _frame(message))


def _frame(message: Any) -> bytes:
    try:
        body = msgspec.msgpack.encode(message, enc_hook=os.fsencode)
    except UnicodeEncodeError:
        # A name of a file need not be text.
        body = msgspec.msgpack.encode(
            _readable(msgspec.to_builtins(message, builtin_types=(bytes,), enc_hook=os.fsencode))
        )
    return _LENGTH.pack(len(body)) + body


def _readable(value: Any) -> Any:
    """Put question marks for the undecodable bytes in all texts of a value."""
    if isinstance(value, str):
        return value.encode(errors="replace").decode()
    if isinstance(value, dict):
        return {_readable(key): _readable(part) for key, part in value.items()}
    return [_readable(part) for part in value] if isinstance(value, list | tuple) else value


def _write(stream: Any, frame: bytes) -> None:
    data = memoryview(frame)
    while data:
        data = data[stream.write(data) :]


def restore(data: Any, type_: Any) -> Any:
    """Convert the data of a message to a value of the type that was sent."""
    return msgspec.convert(data, type_, dec_hook=lambda _, path: Path(os.fsdecode(path)))


def restore_tagged(data: Any, base: type[_Tagged]) -> _Tagged:
    """Convert the data of a message to the subclass of a tagged struct that was sent."""
    restored: _Tagged = restore(data, Union[*base.__subclasses__()])
    return restored


def read_frame(stream: Any) -> Any:
    """Read the next frame; ``None`` at the end of the stream."""
    head = _read_exactly(stream, _LENGTH.size)
    if head is None:
        return None
    body = _read_exactly(stream, _LENGTH.unpack(head)[0])
    return None if body is None else msgspec.msgpack.decode(body)


def _read_exactly(stream: Any, size: int) -> bytes | None:
    parts: list[bytes] = []
    while size:
        part = stream.read(min(size, 1 << 20))
        if not part:
            return None
        parts.append(part)
        size -= len(part)
    return b"".join(parts)
