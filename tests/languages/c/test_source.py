"""Rewriting keeps the conditions of directives, so that the branch behind them stays a statement."""

from __future__ import annotations

import pytest
from tree_sitter import Parser

from oxigraph_code.languages.c import LOADER
from oxigraph_code.languages.c.source import mended

TEXT = b"""\
int get(struct item *it) {
#ifdef EXTSTORE
    if (it->flags) {
        return 1;
    }
#endif
    return 0;
}

int ZEXPORT put(int key);
"""


def test_the_condition_of_a_directive_is_no_attribute_of_what_follows() -> None:
    found = mended(TEXT)
    assert b"#ifdef EXTSTORE\n    if (it->flags)" in found
    assert b"int         put(int key);" in found
    assert len(found) == len(TEXT)


def test_a_statement_behind_a_condition_is_no_attribute() -> None:
    text = b"int put(int key) {\n  if (key > 1)\n    FATAL(key);\n}\nint get(int key)\n    NORETURN;\n"
    found = mended(text)
    assert b"FATAL(key);" in found
    assert b"NORETURN" not in found


def test_a_type_is_an_argument_of_a_macro_at_the_start_of_a_line() -> None:
    assert mended(b"DEFINE_FLAG(int, size, 8);\n") == b"DEFINE_FLAG(INT, size, 8);\n"


REFUSED = {
    "parameters in a macro": "static int run PARAMS((int key, char *name));\nstruct s { int (*run) PARAMS((int)); };\n",
    "unused parameters": "void run(UNUSED LINE *line, int UNUSED a) { go(line); }\n",
    "a cast by a macro": "void run(void) { go(1, XML_CAST tag, 2); }\n",
    "an argument left out": "void run(int key) { CHECK_OR(key,); go(key); }\n",
    "a list without a name": "struct s {\n\tLIST_HEAD(, item) items;\n\tint n;\n};\n",
    "a type as the only argument": "int n(void) { return ALIGNED(struct s); }\n",
    "a condition without brackets": 'void run(char *a) { if IS_EQ(a, "x") { go(a); } else { stop(a); } }\n',
    "a loop at its brace": "void run(void) {\n  each_of(at, &items, link){\n    go(at);\n  }\n}\n",
    "statements without an end": (
        "int run(int a) {\n\tint b;\n\tCHECK(a, b)\n\tTAKE(a, b)\n\n\t/* now */\n"
        "\tif (a == 1 && !go(a))\n\t\treturn stop(a, b);\n\tgo(b);\n}\n"
    ),
    "a branch that begins with else": (
        "int f(int a) {\n if (a) go(1);\n#ifdef X\n else if (a > 1) go(2);\n#endif\n else go(3);\n}\n"
    ),
    "a branch that ends with else": "int f(int a) {\n#ifdef X\n if (a) go(1);\n else\n#endif\n go(3);\n}\n",
    "a list with a condition first": 'const char *all[] = {\n#ifdef X\n  "x",\n#endif\n  0\n};\n',
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_what_the_grammar_refuses_parses_when_it_is_rewritten(text: str) -> None:
    parser = Parser(LOADER.query_of("c").grammar)
    assert parser.parse(text.encode()).root_node.has_error
    found = mended(text.encode())
    assert not parser.parse(found).root_node.has_error
    assert [len(line) for line in found.split(b"\n")] == [len(line) for line in text.split("\n")]


def test_an_alias_in_capitals_is_no_attribute() -> None:
    text = b"typedef int NUMBER;\nextern int DEBUG;\n#if defined CDP || defined FDP\nint a;\n#endif\n"
    assert mended(text) == text


def test_an_attribute_behind_a_name_and_a_type_is_blank() -> None:
    assert mended(b"int b USED;\nmap<int, A*> c USED(b);\n") == b"int b     ;\nmap<int, A*> c        ;\n"


def test_an_attribute_behind_the_words_of_a_method_is_blank() -> None:
    assert mended(b"struct A { T* go() const BOUND { stop(); } };\n").count(b"BOUND") == 0
    assert mended(b"A::~A() QUIET = default;\n") == b"A::~A()       = default;\n"


def test_an_attribute_before_a_destructor_is_blank() -> None:
    assert (
        mended(b"class A {\n  NORETURN ~A() { go(~MASK); }\n};\n").split(b"\n")[1] == b"           ~A() { go(~MASK); }"
    )


def test_of_two_heads_of_a_function_a_fallback_is_left_out() -> None:
    body = b"  go(b);\n" * 20
    found = mended(b"void\n#ifndef HAVE\nrun(int a)\n{ return;\n#else\nrun(int b)\n{\n" + body + b"#endif\n}\n")
    assert body in found
    assert b"int a" not in found
