"""A test that starts the program in a process, or names its modules in texts, may run them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.impact import impact_analysis
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "my-shop"\n',
    "src/my_shop/__init__.py": "",
    "src/my_shop/__main__.py": "from my_shop.run import serve\n\nserve()\n",
    "src/my_shop/run.py": (
        "import subprocess\n\nPLUGINS = ['my_shop.plugin.Labels']\n\n\n"
        "def serve():\n    return subprocess.run(['my_shop', *PLUGINS])\n"
    ),
    "src/my_shop/plugin.py": "class Labels:\n    def render(self):\n        return 1\n",
    "src/my_shop/alone.py": "def alone():\n    return 1\n",
    "tests/test_module.py": (
        'import subprocess\nimport sys\n\n\ndef test_module():\n    subprocess.run([sys.executable, "-m", "my_shop"])\n'
    ),
    "tests/test_script.py": (
        'from subprocess import check_output as out\n\n\ndef test_script():\n    out("my-shop --version")\n'
    ),
    "tests/helper.py": 'import os\n\n\ndef run():\n    os.system("my-shop")\n',
    "tests/test_with_helper.py": "from tests.helper import run\n\n\ndef test_run():\n    run()\n",
    "tests/test_git.py": 'import subprocess\n\n\ndef test_git():\n    subprocess.run(["git", "log"])\n',
    "tests/test_word.py": 'def test_word():\n    assert "my_shop".isidentifier()\n',
    "checks/conftest.py": (
        "import subprocess\n\nimport pytest\n\n\n"
        '@pytest.fixture\ndef served():\n    return subprocess.run(["my-shop"])\n'
    ),
    "checks/unit/test_far.py": "def test_far(served):\n    assert served\n",
    "tool/go.mod": "module example.org/tool\n",
    "tool/cmd/counter/main.go": "package main\n\nfunc main() { Count() }\n\nfunc Count() {}\n",
    "tool/cmd/counter/main_test.go": (
        'package main\n\nimport (\n\t"os/exec"\n\t"testing"\n)\n\n'
        'func TestCounter(t *testing.T) { exec.Command("counter").Run() }\n'
    ),
    "app/package.json": '{"name": "app", "bin": "bin/labels.js"}',
    "app/bin/labels.js": "#!/usr/bin/env node\nexport function main() {}\nmain();\n",
    "app/test/labels.test.js": (
        'import { spawn } from "node:child_process";\n\ntest("labels", () => { spawn("node", ["bin/labels.js"]); });\n'
    ),
}
STARTING = ["checks/unit/test_far.py", "tests/test_module.py", "tests/test_script.py", "tests/test_with_helper.py"]


def found(workspace: Workspace, root: Path, symbol: str) -> dict[str, Any]:
    return dict(json.loads(ask(workspace, root, impact_analysis, symbol, format="json")))


def test_a_test_that_starts_the_program_counts_as_one_that_imports_it(workspace: Workspace, root: Path) -> None:
    assert sorted(row["path"] for row in found(workspace, root, "serve")["tests_by_import"]) == STARTING


def test_a_class_that_a_text_names_counts_as_imported(workspace: Workspace, root: Path) -> None:
    assert sorted(row["path"] for row in found(workspace, root, "Labels.render")["tests_by_import"]) == STARTING


def test_no_test_is_said_of_a_module_that_the_program_does_not_import(workspace: Workspace, root: Path) -> None:
    assert "no test within 10 steps and none imports it" in found(workspace, root, "alone.alone")["summary"]


def test_programs_in_other_languages_are_started_too(workspace: Workspace, root: Path) -> None:
    assert [row["path"] for row in found(workspace, root, "labels.js:main")["tests_by_import"]] == [
        "app/test/labels.test.js"
    ]
    assert [row["path"] for row in found(workspace, root, "Count")["tests_by_import"]] == [
        "tool/cmd/counter/main_test.go"
    ]
