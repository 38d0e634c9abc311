"""Literal arguments of ``setup.py`` are read; computed ones are reported."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.languages.python.manifest import read_project


def setup_script(root: Path, text: str) -> ProjectFacts:
    (root / "setup.py").write_text(dedent(text), encoding="utf-8")
    facts = read_project(root)
    assert facts is not None
    return facts


def required(facts: ProjectFacts) -> list[str]:
    return [dependency.name + dependency.version for dependency in facts.dependencies]


def test_it_is_never_executed(tmp_path: Path) -> None:
    witness = tmp_path / "witness"
    facts = setup_script(
        tmp_path,
        f"""
        open({str(witness)!r}, "w").close()
        from setuptools import setup
        setup(name="a", install_requires=[open({str(witness)!r}, "w").name, "b"])
        """,
    )
    assert not witness.exists()
    assert (facts.name, required(facts)) == ("a", ["b"])


def test_literals_and_names_and_concatenation(tmp_path: Path) -> None:
    facts = setup_script(
        tmp_path,
        '''
        """A script."""
        import setuptools
        NAME = "my" + "-" + "name"
        BASE: list[str] = ["one>=1"]
        MORE = BASE + ["two"]
        TESTS = """
        pytest
        mock
        """.split()
        with open("README") as file:
            text = file.read()
        extras = {"test": TESTS, "security:python_version<'3'": ("idna",), **{":os_name=='nt'": ["colorama"]}}
        more = {**extras, "all": [*TESTS, "six"]}
        setuptools.setup(
            name=NAME, version="1" ".2", description="Text.", long_description=text,
            install_requires=MORE, extras_require=more, tests_require=TESTS,
        )
        ''',
    )
    assert (facts.name, facts.version, facts.description) == ("my-name", "1.2", "Text.")
    assert facts.dependencies == (
        Dependency("one", ">=1"),
        Dependency("two"),
        Dependency("pytest", group="test", optional=True),
        Dependency("mock", group="test", optional=True),
        Dependency("idna", group="security", optional=True, marker="python_version<'3'"),
        Dependency("colorama", marker="os_name=='nt'"),
        Dependency("pytest", group="all", optional=True),
        Dependency("mock", group="all", optional=True),
        Dependency("six", group="all", optional=True),
        Dependency("pytest", group="tests_require"),
        Dependency("mock", group="tests_require"),
    )
    assert facts.diagnostics == ()


@pytest.mark.parametrize(
    "text",
    [
        "from setuptools import setup as run\nrun(name='a', install_requires=['b'])",
        "import distutils.core\ndistutils.core.setup(name='a', install_requires='b')",
        "from setuptools import setup\nkeywords = {'name': 'a', 'install_requires': ['b']}\nsetup(**keywords)",
        "from setuptools import setup\nwords = dict(name='a', install_requires=['b'])\nsetup(**words)",
        "from setuptools import setup\ndef main():\n    needs = ['b']\n    setup(name=NAME, install_requires=needs)\n"
        "NAME = 'a'\nif __name__ == '__main__':\n    main()",
        "from setuptools import setup\nif __name__ == '__main__':\n    needs = ['b']\n"
        "    setup(name='a', install_requires=needs)",
        "from setuptools import setup\ntry:\n    setup(name='a', install_requires=['b'])\nexcept Exception:\n    raise",
    ],
)
def test_the_call_is_found(tmp_path: Path, text: str) -> None:
    facts = setup_script(tmp_path, text)
    assert (facts.name, required(facts), facts.diagnostics) == ("a", ["b"], ())


@pytest.mark.parametrize(
    ("before", "known"),
    [
        ("needs = open('requirements.txt').readlines()", []),
        ("needs = ['b', f'c=={version}']", ["b"]),
        ("needs = ['b'] + more()", ["b"]),
        ("needs = ['b']\nif windows:\n    needs.append('c')", ["b"]),
        ("needs = ['b']\nfor name in names:\n    needs += [name]", ["b"]),
        ("needs = ['b']\nneeds.append('c')", ["b"]),
        ("needs = ['b']\nif windows:\n    needs = ['c']", []),
        ("needs = ['b']\nother = needs\nif windows:\n    other.remove('b')", []),
        ("needs = ['b']\ndef change():\n    needs.clear()\nchange()", []),
        ("needs = ['b']\ndef change():\n    global needs\n    needs = ['c']\nchange()", []),
        ("needs = ['b']\nfill(needs)", []),
        ("try:\n    from x import needs\nexcept ImportError:\n    needs = ['b']", []),
        ("needs = [name for name in names]", []),
        ("from somewhere import needs", []),
    ],
)
def test_what_is_computed_is_reported_and_not_guessed(tmp_path: Path, before: str, known: list[str]) -> None:
    facts = setup_script(tmp_path, f"{before}\nfrom setuptools import setup\nsetup(name='a', install_requires=needs)\n")
    assert facts.name == "a"
    assert required(facts) == known
    how = "partly computed; read as far as it is not" if known else "computed; not read"
    [(path, diagnostic)] = facts.diagnostics
    assert (path, diagnostic.severity) == ("setup.py", "warning")
    assert diagnostic.message == f"install_requires is {how}"
    assert diagnostic.line == before.count("\n") + 3


def test_the_locals_of_a_function_are_not_the_module(tmp_path: Path) -> None:
    facts = setup_script(
        tmp_path,
        """
        from setuptools import setup
        version = "1"
        def find():
            version = "2"
            return version
        setup(version=version)
        """,
    )
    assert facts.version == "1"


def test_computed_keywords_are_reported(tmp_path: Path) -> None:
    facts = setup_script(tmp_path, "from setuptools import setup\nsetup(name='a', **more())\n")
    assert facts.name == "a"
    assert [diagnostic.message for _, diagnostic in facts.diagnostics] == [
        "arguments of setup(**…) are computed; not read"
    ]


def test_another_function_called_setup_is_not_it(tmp_path: Path) -> None:
    facts = setup_script(tmp_path, "def setup(**words): ...\nsetup(name='a')\nlogging.setup(name='b')\n")
    assert (facts.name, facts.diagnostics) == ("", ())


def test_a_second_call_is_mentioned(tmp_path: Path) -> None:
    facts = setup_script(tmp_path, "from setuptools import setup\nsetup(name='a')\nsetup(name='b')\n")
    assert facts.name == "a"
    assert [(d.line, d.message) for _, d in facts.diagnostics] == [(3, "calls setup() 2 times; the first call is read")]


def test_a_syntax_error_has_its_place(tmp_path: Path) -> None:
    [(path, diagnostic)] = setup_script(tmp_path, "x = 1\nsetup(name=\n").diagnostics
    assert (path, diagnostic.severity, diagnostic.line, diagnostic.column) == ("setup.py", "error", 2, 6)


@pytest.mark.parametrize(
    "text",
    [
        "x = ['a']\n" + "x = x + x\n" * 60,
        "x = 'a'\n" + "x += x\n" * 60,
        "x = ['a']\n" + "x.extend(x)\n" * 60,
        "x = ['a']\n" + "x = [*x, *x]\n" * 60,
        "x = ['a']\nx.append(x)\n",
        "x = {}\nx['x'] = x\n",
        "x = {'a': 1}\n" + "x = {**x, **x}\n" * 5000,
        "x = " + "[" * 150 + "]" * 150 + "\n",
        "x = " + " + ".join(["'a'"] * 900) + "\n",
    ],
)
def test_growth_and_depth_are_bounded(tmp_path: Path, text: str) -> None:
    facts = setup_script(tmp_path, f"{text}from setuptools import setup\nsetup(name='a', install_requires=x)\n")
    assert facts.name == "a"
