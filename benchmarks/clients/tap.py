"""A program between a client and our server that passes everything on, and keeps it.

Run by a client in place of the server: ``python tap.py RECORD SERVER [ARGUMENT ...]``.

For maintainers: a program of its own without anything but the standard library, for it runs where the client starts it.
``recording`` reads the record.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO, Any


def main() -> int:
    record_path, *command = sys.argv[1:]
    # Clients start a server more than once, also at the same time.
    with Path(f"{record_path}.{os.getpid()}").open("w", encoding="utf-8") as record:
        return _passed_on(command, record)


def _passed_on(command: list[str], record: IO[str]) -> int:
    """Run the server until it ends; its exit code."""
    writing = threading.Lock()
    began = time.monotonic()

    def note(what: str, **more: Any) -> None:
        with writing:
            record.write(json.dumps({"at": round(time.monotonic() - began, 3), "what": what, **more}) + "\n")
            record.flush()

    note("started", cwd=str(Path.cwd()), arguments=command[1:], variables=sorted(os.environ))
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def passed_on(source: IO[bytes], target: IO[bytes], sender: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            for line in source:
                with contextlib.suppress(ValueError):
                    note(sender, message=json.loads(line))
                target.write(line)
                target.flush()
        note(f"{sender} closed")
        with contextlib.suppress(OSError):
            target.close()

    def ended(number: int, _frame: object) -> None:
        note("signal", number=number)
        server.send_signal(number)

    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, ended)
    assert server.stdin is not None
    assert server.stdout is not None
    to_server = threading.Thread(target=passed_on, args=(sys.stdin.buffer, server.stdin, "client"), daemon=True)
    to_client = threading.Thread(target=passed_on, args=(server.stdout, sys.stdout.buffer, "server"), daemon=True)
    to_server.start()
    to_client.start()
    code = server.wait()
    to_client.join(timeout=5)
    note("ended", code=code)
    return code


if __name__ == "__main__":
    # Not sys.exit: a thread may still wait for a message that the client will never send.
    os._exit(main())
