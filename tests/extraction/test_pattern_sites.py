"""Arguments are read at the sites that pattern files select."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.errors import ConfigError
from oxigraph_code.extraction import facts_of
from oxigraph_code.facts import Argument, FileFacts, PatternSite
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.patterns.frameworks import PatternFile, SitePatterns, load_patterns

ALL = {"names": ["route", "add", "make", "environ"], "kinds": ["call", "decorator", "macro", "subscript"]}


def read(source: str, path: str = "a.py", **selector: object) -> FileFacts:
    loader = registry.installed().loader_of(path)
    assert isinstance(loader, TreeSitterLoader)
    patterns = SitePatterns([PatternFile("test", "Test", {"sites": [{**ALL, **selector}]})])
    query = loader.query_of(Path(path).suffix[1:])
    return facts_of(source.encode(), path, query, loader.conventions, patterns=patterns)


def site(source: str, path: str = "a.py", **selector: object) -> PatternSite:
    (found,) = read(source, path, **selector).pattern_sites
    return found


def shown(argument: Argument) -> str:
    """Return an argument in one line."""
    name = f"{argument.name}=" if argument.name else ""
    inside = f"({', '.join(map(shown, argument.parts))})" if argument.parts else ""
    return f"{name}{argument.kind}:{argument.value}{inside}"


def arguments(source: str, path: str = "a.py") -> list[str]:
    return [shown(argument) for argument in site(source, path).arguments]


def test_only_what_is_selected_is_read() -> None:
    facts = read('app.route("/x")\napp.other("/y")\n')
    assert [entry.name for entry in facts.pattern_sites] == ["route"]


def test_arguments_keep_their_order_and_their_names() -> None:
    assert arguments('app.route("/x", views.f, name="n", n=3)\n') == [
        "text:/x",
        "path:views.f",
        "name=text:n",
        "n=literal:3",
    ]


def test_brackets_quotes_and_comments_inside_do_not_part_arguments() -> None:
    source = 'route(  # first, (\n  "a,)(", [1, (2, 3)], # "quoted\n  {"k": f(1, 2), "m": [x]},\n)\n'
    assert arguments(source) == [
        "text:a,)(",
        "list:(literal:1, list:(literal:2, literal:3))",
        "mapping:(k=call:f(literal:1, literal:2), m=list:(path:x))",
    ]


@pytest.mark.parametrize(
    ("path", "written", "expected"),
    [
        ("a.py", 'f"{API}/x/{y.z}"', "template:…/x/…(path:API, text:/x/, path:y.z)"),
        ("a.py", '"a" "b"', "text:ab"),
        ("a.py", 'API + "/x"', "template:…/x(path:API, text:/x)"),
        ("a.py", 'f"{{x}}"', "text:{x}"),
        ("a.py", r'r"^x/(?P<pk>\d+)/$"', r"text:^x/(?P<pk>\d+)/$"),
        ("a.py", '"""x"y"""', 'text:x"y'),
        ("a.ts", "`/u/${id}`", "template:/u/…(text:/u/, path:id)"),
        ("a.ts", "`a${f(`b`)}`", "template:a…(text:a, call:f(text:b))"),
        ("a.ts", "'it\\'s'", "text:it's"),
        ("a.ts", "/a[/,]b/i", "literal:/a[/,]b/i"),
        ("a.rs", 'r#"a"b"#', 'text:a"b'),
    ],
)
def test_a_text_is_read_with_the_parts_that_are_computed(path: str, written: str, expected: str) -> None:
    source = f"fn main() {{ app.route({written}); }}" if path.endswith("rs") else f"app.route({written})\n"
    assert arguments(source, path) == [expected]


def test_an_anonymous_function_has_its_scope_and_lines_and_its_text_is_no_argument() -> None:
    source = 'app.route("/x", auth("a"), async (ctx) => {\n  run("b", ctx);\n}, function (req) { go(); });\n'
    facts = read(source, "a.ts")
    first, second = facts.pattern_sites[0].arguments[2:]
    assert (first.kind, first.line, first.end_line) == ("function", 1, 3)
    (inside,) = (entry for entry in facts.references if entry.name == "run")
    assert facts.scopes[first.scope].kind == "function"
    assert inside.scope == first.scope
    assert second.kind == "function"


def test_a_closure_and_a_lambda_are_functions() -> None:
    assert arguments('route("a", lambda r, x=1: f(r, x))\n') == ["text:a", "function:"]
    closure = 'fn main() { app.route("a", |b, c| async { go(b, c) }, async move |x| x); }'
    assert arguments(closure, "a.rs") == ["text:a", "function:", "function:"]


def test_a_method_of_an_object_is_a_function_under_its_name() -> None:
    source = 'app.route({ method: "GET", handler(req, res) { go(); }, other: async () => 1, auth, ...rest });\n'
    assert arguments(source, "a.ts") == [
        "mapping:(method=text:GET, handler=function:, other=function:, auth=path:auth, spread:(path:rest))"
    ]


def test_a_call_among_the_arguments_is_a_site_of_its_own_where_it_is_selected() -> None:
    facts = read('route("a", make("b"), other("c", d))\n')
    outer, inner = facts.pattern_sites
    assert [shown(entry) for entry in outer.arguments] == ["text:a", "call:make", "call:other(text:c, path:d)"]
    assert facts.pattern_sites[outer.arguments[1].site] == inner


def test_calls_in_a_chain_lead_to_the_one_before() -> None:
    facts = read('make("/x").route(a).plain(b).add(c);\n', "a.ts")
    by_name = {entry.name: entry for entry in facts.pattern_sites}
    assert facts.pattern_sites[by_name["add"].receiver_site].name == "route"
    assert facts.pattern_sites[by_name["route"].receiver_site].name == "make"
    assert by_name["make"].receiver_site == -1


def test_a_site_knows_what_its_value_is_given_to() -> None:
    facts = read('urls = [route("a")]\nurls += [route("b")]\ndef f():\n    return [route("c")]\nroute("d")\n')
    assert [entry.target for entry in facts.pattern_sites] == ["urls", "urls", "()", ""]


def test_what_is_appended_to_a_list_is_given_to_it() -> None:
    facts = read(
        'urls.append(route("a"))\nself.urls.extend([route("b")])\nx.insert(0, route("c"))\nother(route("d"))\n'
    )
    assert [entry.target for entry in facts.pattern_sites] == ["urls", "self.urls", "x", ""]


def test_the_value_of_a_variable_is_a_site_where_its_name_is_selected() -> None:
    facts = read("make = [a.b, *c] + d.e\nmake += f(1)\nother = [x]\n", kinds=["assignment"])
    assert [entry.target for entry in facts.pattern_sites] == ["make", "make"]
    assert [shown(value) for entry in facts.pattern_sites for value in entry.arguments] == [
        "sum:(list:(path:a.b, spread:(path:c)), path:d.e)",
        "call:f(literal:1)",
    ]


def test_a_name_with_a_star_selects_all_that_match() -> None:
    facts = read("add_one(1)\nadd_two(2)\nsub(3)\n", names=["add_*"])
    assert [entry.name for entry in facts.pattern_sites] == ["add_one", "add_two"]


def test_what_a_function_does_is_not_given_to_what_the_function_is_given_to() -> None:
    assert site("const f = () => { app.route(1); };\n", "a.ts").target == ""


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("a.py", '@app.route("/x")\ndef f(): pass\n'),
        ("a.py", '@other\n@app.route("/x")\nasync def f(): pass\n'),
        ("a.ts", '@route("/x") class f {}\n'),
        ("a.ts", 'class A { @route("/x") f() {} }\n'),
        ("a.rs", '#[route("/x")]\n/// About it.\npub async fn f() {}\n'),
        ("a.rs", '#[app::route("/x")]\n#[other]\nfn f() {}\n'),
    ],
)
def test_a_decorator_leads_to_what_it_decorates(path: str, source: str) -> None:
    facts = read(source, path)
    (found,) = facts.pattern_sites
    assert (found.kind, facts.definitions[found.definition].name) == ("decorator", "f")
    assert [shown(entry) for entry in found.arguments] == ["text:/x"]


def test_a_decorator_without_brackets_is_a_site() -> None:
    assert site("@route\ndef f(): pass\n").arguments == ()


def test_a_subscript_is_a_site_and_the_same_in_a_text_is_none() -> None:
    found = site('x = os.environ["HOME"]\n# os.environ["A"]\ny = \'environ["B"]\'\n')
    assert (found.kind, found.receiver, found.name) == ("subscript", "os", "environ")
    assert [shown(entry) for entry in found.arguments] == ["text:HOME"]


@pytest.mark.parametrize(
    ("source", "receiver"),
    [
        ('a = (os\n     .environ["A"])\n', "os"),
        ('a = b[environ["A"]] + c\n', ""),
        ('if x. y . os.environ ["A"] == "d. environ":\n    pass\n', "x.y.os"),
        ('a = [b.\n    environ["A"], my_environ["B"]]\n', "b"),
    ],
)
def test_a_subscript_has_its_whole_path_wherever_that_begins(source: str, receiver: str) -> None:
    assert [(found.name, found.receiver) for found in read(source).pattern_sites] == [("environ", receiver)]


def test_a_macro_is_a_site() -> None:
    assert arguments("fn main() { x(make![a, b::c]); }", "a.rs") == ["path:a", "path:b::c"]


def test_types_between_a_name_and_its_arguments_are_passed_over() -> None:
    assert arguments('app.route<A<B>, (x: C) => D>("/x");\n', "a.ts") == ["text:/x"]
    assert arguments('fn main() { app.route::<A<B>>("/x"); }', "a.rs") == ["text:/x"]


def test_a_condition_leaves_out_what_does_not_meet_it() -> None:
    source = 'a.route("x", y)\nb.route("x", y)\na.route("x")\na.route(x, y)\n'
    facts = read(source, first="text", least=2, receivers=["a"])
    assert [entry.line for entry in facts.pattern_sites] == [1]


def test_a_text_that_a_name_is_given_is_kept() -> None:
    facts = read('API = "/api"\nclass S:\n    V: str = f"{API}/v1"\nn = 3\n')
    assert [(entry.name, entry.value) for entry in facts.text_constants] == [("API", "/api"), ("V", "…/v1")]
    facts = read('const P = { users: "/users", "k": `/k` };\n', "a.ts")
    assert [(entry.name, entry.value) for entry in facts.text_constants] == [("users", "/users"), ("k", "/k")]


def test_what_does_not_end_is_no_text() -> None:
    facts = read('route("a, b\nx = 1\n')
    assert not [entry for found in facts.pattern_sites for entry in found.arguments if entry.kind == "text"]


@pytest.mark.slow
def test_deeply_nested_arguments_end_somewhere() -> None:
    source = "route(" + "[" * 2_000 + "]" * 2_000 + ")\n"
    assert len(read(source).pattern_sites) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("framework = ", "TOML"),
        ("[[sites]]\nnames = []\n", "no framework"),
        ('framework = "A"\n[[sites]]\nname = ["a"]\n', "'name'"),
        ('framework = "A"\n[[sites]]\nnames = "a"\n', "'array'"),
        ('framework = "A"\n[[sites]]\nkinds = ["cal"]\n', "'cal'"),
        ('framework = "A"\nsites = 3\n', "no list of tables"),
    ],
)
def test_a_pattern_file_that_cannot_be_used_is_refused_with_its_name(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "a.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError, match=r"a\.toml") as caught:
        load_patterns([tmp_path])
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    "table", ["prefixes", "restrictions", "actions", "wrappers", "resources", "classes", "files", "sitess"]
)
def test_a_pattern_file_with_an_unknown_table_is_refused_with_the_known_ones(tmp_path: Path, table: str) -> None:
    (tmp_path / "a.toml").write_text(f'framework = "A"\n[[{table}]]\nnames = ["a"]\n', encoding="utf-8")
    with pytest.raises(ConfigError, match=rf"a\.toml: there is no table {table}") as caught:
        load_patterns([tmp_path])
    assert caught.value.hint.startswith("known tables: sites, ")
    assert caught.value.hint.endswith("routers, routes, mounts, guards, requests, joins, handlers")


def test_pattern_files_of_several_folders_count_together(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        text = f'framework = "{name}"\n[[sites]]\nnames = ["{name}"]\n'
        (tmp_path / name / "a.toml").write_text(text, encoding="utf-8")
    patterns = load_patterns([tmp_path / "one", tmp_path / "two", tmp_path / "three"])
    assert patterns.conditions("call", "one")
    assert patterns.conditions("decorator", "two")
    assert not patterns.conditions("call", "three")
