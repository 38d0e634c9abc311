"""Compile the inner loops of a wheel by mypyc if ``OXIGRAPH_CODE_COMPILE=1``; any other wheel is plain Python.

For maintainers: the Python files are the one source and go into every wheel. Nothing is written into the checkout. The
modules are listed in ``pyproject.toml``; see docs/decisions/0173.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_PACKAGE = "oxigraph_code"
_LEVEL = "1"
"""The level of the C compiler: the next takes a third longer, for the same speed."""
_ON_UNIX = ("-fvisibility=hidden",)
"""Only Python calls these modules from outside, so that they call one another without a table."""


class Compiled(BuildHookInterface[Any]):
    """Adds extension modules to a wheel, which Python prefers to the files beside them."""

    _folder: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        return list(self.config["compilers"]) if _is_asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not _is_asked():
            return
        self._folder = tempfile.TemporaryDirectory()
        made = Path(self._folder.name)
        chosen = sorted(_modules(Path(self.root, "src"), self.config))
        command = [sys.executable, __file__, str(made), *chosen]
        ran = subprocess.run(command, cwd=Path(self.root, "src"), capture_output=True, text=True)  # noqa: S603
        if ran.returncode:
            raise RuntimeError(f"{ran.stdout}\n{ran.stderr}")
        build_data.update(pure_python=False, infer_tag=True)
        for path in (made / "wheel").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(path)] = path.relative_to(made / "wheel").as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder is not None:
            self._folder.cleanup()


def _modules(source: Path, config: dict[str, Any]) -> set[str]:
    """Return the modules below ``source`` that are compiled."""
    listed, plain = (
        {path.relative_to(source).as_posix() for glob in config[part] for path in source.glob(glob)}
        for part in ("modules", "plain")
    )
    return listed - plain


def _is_asked() -> bool:
    return os.environ.get("OXIGRAPH_CODE_COMPILE") == "1"


def _compile(target: str, *names: str) -> None:
    """Make extension modules of the named modules below this folder."""
    from mypyc.build import mypycify
    from setuptools import setup

    extensions = mypycify(
        ["--config-file=", f"--cache-dir={target}/cache", "--ignore-missing-imports", *names],
        opt_level=_LEVEL,
        debug_level="0",
        multi_file=True,
        target_dir=f"{target}/c",
        group_name=_PACKAGE,
    )
    for extension in extensions:
        extension.extra_compile_args += [] if sys.platform == "win32" else _ON_UNIX
    command = ["--quiet", "build_ext", f"--build-lib={target}/wheel", f"--build-temp={target}/objects"]
    setup(name=_PACKAGE, ext_modules=extensions, script_args=command)


if __name__ == "__main__":
    _compile(*sys.argv[1:])
