"""What a file holds, read so that a hostile checkout can do nothing with it.

For maintainers: what was a file when it was listed may have become a link, a pipe or something endless since. The run
and its workers read through here, so that both see the same bytes or the same failure. This module must not know what
is done with them.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from stat import S_ISREG


def read_content(path: Path, most: int) -> bytes:
    """The bytes of a regular file, no more than ``most``. Raises ``OSError`` for anything else, and for links."""
    flags = os.O_RDONLY
    for flag in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
        flags |= getattr(os, flag, 0)
    with os.fdopen(os.open(path, flags), "rb", buffering=0) as file:
        if not S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "not a regular file")
        parts = []
        while most >= 0 and (part := file.read(min(most + 1, 1 << 20))):
            parts.append(part)
            most -= len(part)
    if most < 0:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return b"".join(parts)
