"""Compiles the inner loops for a wheel if ``OXIGRAPH_CODE_COMPILE=1``; any other wheel is plain Python.

For maintainers: the Python files are the one source and go into every wheel; a compiled wheel answers the same, and
indexes faster. An installation from a checkout takes seconds and needs no compiler, so only ``make wheels`` compiles.
See decision 0032.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_PACKAGE = "oxigraph_code"


class Compiled(BuildHookInterface[Any]):
    """Adds extension modules to the wheel, which Python prefers to the files beside them."""

    _folder: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        return list(self.config["compilers"]) if _is_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not _is_compiled():
            return
        self._folder = tempfile.TemporaryDirectory()
        source, target = Path(self.root, "src"), Path(self._folder.name)
        modules = sorted(_found(source, self.config["modules"]) - _found(source, self.config["interpreted"]))
        command = [sys.executable, __file__, str(target), *modules]
        made = subprocess.run(command, cwd=source, capture_output=True, text=True)  # noqa: S603
        if made.returncode:
            raise RuntimeError(f"{made.stdout}\n{made.stderr}")
        build_data.update(pure_python=False, infer_tag=True)
        for path in (target / "wheel").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(path)] = path.relative_to(target / "wheel").as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder is not None:
            self._folder.cleanup()


def _found(source: Path, globs: list[str]) -> set[str]:
    return {path.relative_to(source).as_posix() for glob in globs for path in source.glob(glob)}


def _is_compiled() -> bool:
    return os.environ.get("OXIGRAPH_CODE_COMPILE") == "1"


def _compile(target: str, *modules: str) -> None:
    """Make extension modules of modules below this folder, and see that they can be imported."""
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.copytree(_PACKAGE, f"{target}/wheel/{_PACKAGE}")
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={target}/cache", "--ignore-missing-imports", *modules],
        opt_level="1",  # a third of the time of the next level, for the same speed
        debug_level="0",
        target_dir=f"{target}/c",
        group_name=_PACKAGE,
    )
    for extension in extensions:
        # Nobody else calls what is in it, so that its parts call each other without a table; and Python without stubs.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-fno-plt"]
    command = ["--quiet", "build_ext", f"--build-lib={target}/wheel", f"--build-temp={target}/objects"]
    setup(name=_PACKAGE, ext_modules=extensions, script_args=command)
    program = f"import sys; sys.path.insert(0, '{target}/wheel'); from {_PACKAGE}.resolution import Resolution"
    subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603


if __name__ == "__main__":
    _compile(*sys.argv[1:])
