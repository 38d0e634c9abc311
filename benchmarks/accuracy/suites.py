"""Sets of truth with the sources they are about.

For maintainers: the two sets here come with a manifest that says where their sources are fetched, or names an archive
beside the truth; any other folder of truth files holds the sources beside them, in ``src/<name>``, as
``benchmarks.accuracy.truth`` leaves them. Exactly the files of the truth are laid out, and each is checked against its
hash: truth about other bytes would be none.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.accuracy.truth_set import TruthSet
from benchmarks.sources import KEPT, download, unpacked

PUBLIC = Path(__file__).with_name("public")
MORE = Path(__file__).with_name("more")
_SUFFIX = ".jsonl.gz"


class Subject(NamedTuple):
    """Something to score: its truth, and the root of its sources."""

    truth: TruthSet
    root: Path


def subjects(folder: Path, names: list[str]) -> list[Subject]:
    """Return the named subjects of a set, or all; missing ones are fetched."""
    manifest = folder / "manifest.json"
    sources = {}
    if manifest.exists():
        sources = {entry["name"]: entry["source"] for entry in json.loads(manifest.read_text(encoding="utf-8"))}
    known = {file.name.removesuffix(_SUFFIX): file for file in sorted(folder.glob(f"*{_SUFFIX}"))}
    if unknown := set(names) - known.keys():
        raise SystemExit(f"no truth for {', '.join(sorted(unknown))}; there is {', '.join(known)}")
    found = []
    for name, file in known.items():
        if not names or name in names:
            truth = TruthSet.read(file)
            root = _laid_out(name, folder, sources[name], truth) if name in sources else folder / "src" / name
            _check(truth, root)
            found.append(Subject(truth, root))
    return found


def digest(file: Path) -> str:
    """Return the hash of a file as truth files have it."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def _check(truth: TruthSet, root: Path) -> None:
    for path, expected in truth.files.items():
        if not (root / path).is_file():
            raise SystemExit(f"{truth.name}: {root / path} is missing")
        if digest(root / path) != expected:
            raise SystemExit(f"{truth.name}: {root / path} is not the file that the truth is about")


def _laid_out(name: str, beside: Path, source: dict[str, Any], truth: TruthSet) -> Path:
    root = KEPT / "accuracy" / name
    if root.is_dir():
        return root
    root.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=root.parent) as folder:
        if source["registry"] == "archive":
            unpacked_package = Path(folder, "archive")
            with tarfile.open(beside / source["file"]) as archive:
                archive.extractall(unpacked_package, filter="data")
        else:
            unpacked_package = fetched(source, Path(folder))
        copy = Path(folder, "copy")
        for path in truth.files:
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(unpacked_package / path, copy / path)
        copy.rename(root)
    return root


def fetched(source: dict[str, Any], folder: Path) -> Path:
    """Return the unpacked package, through the registry's own client."""
    package, version = source["package"], source["version"]
    match source["registry"]:
        case "pypi":
            archive = download(package, version, folder)
            pinned = source.get("sha256")
            if pinned and hashlib.sha256(archive.read_bytes()).hexdigest() != pinned:
                raise SystemExit(f"{archive.name} is not the archive that is pinned")
            return unpacked(archive, folder / "unpacked")
        case "npm":
            command = ["npm", "pack", "--silent", f"{package}@{version}"]
            subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
            (archive,) = folder.glob("*.tgz")
            return unpacked(archive, folder / "unpacked")
        case "debian":
            subprocess.run(["apt-get", "download", "--quiet", f"{package}={version}"], cwd=folder, check=True)
            subprocess.run(["dpkg-deb", "--extract", *folder.glob("*.deb"), folder / "unpacked"], check=True)
            return folder / "unpacked" / str(source["inside"])
        case registry:
            raise SystemExit(f"nobody knows how to fetch from {registry}")
