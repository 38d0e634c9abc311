"""Names that a program shares with the world outside, as the pattern files of each language read them."""

from __future__ import annotations

import sys

import pytest

from oxigraph_code.errors import ConfigError
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.patterns.frameworks import PatternFile
from oxigraph_code.patterns.name_patterns import name_rules


def names(source: str, path: str) -> list[str]:
    """Return the names of a file, each as ``kind access name user``."""
    loader = registry.installed().loader_of(path)
    assert isinstance(loader, TreeSitterLoader)
    facts = loader.extract(source.encode(), path)
    users = [*(entry.qualified_name for entry in facts.definitions), "-"]
    return [f"{entry.kind} {entry.access} {entry.name} {users[entry.definition]}" for entry in facts.external_names]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('import os\ndef url(): return os.environ["SHOP_URL"]\n', ["environment reads SHOP_URL url"]),
        ('import os\nx = os.getenv("A", "1")\n', ["environment reads A -"]),
        ('import os\n# Allow it.\nos.environ["A"]\n', ["environment reads A -"]),
        ('NAME = "A"\nx = os.environ.get(NAME)\n', ["environment reads A -"]),
        ('os.environ.setdefault("A", "1")\n', ["environment writes A -"]),
        ('os.environ["A"] = x = "1"\n', ["environment writes A -"]),
        ('if os.environ["A"] == "1": pass\n', ["environment reads A -"]),
        ('app.config["A"] = os.environ["B"]\n', ["setting writes A -", "environment reads B -"]),
        ('def test(monkeypatch): monkeypatch.setenv("A", "1")\n', ["environment writes A test"]),
        ('with mock.patch.dict(os.environ, {"A": "1"}): pass\n', ["environment writes A -"]),
        ('x = os.environ.get(f"{a}_URL", b)\n', ["environment reads …_URL -"]),
        ('x = cache.get("A")\n', []),
        ("def f(): return settings.CACHES\n", ["setting reads CACHES f"]),
        ("def f(): return settings.CACHES['a'].b()\n", ["setting reads CACHES f"]),
        ("def f(): return settings.caches\n", []),
        ('def f(): return getattr(settings, "A", 1)\n', ["setting reads A f"]),
        ('def f(): return getattr(other, "A", 1)\n', []),
        ('def f(): return app.config["A"]\n', ["setting reads A f"]),
        ('parser.add_argument("-v", "--verbose", help="-x")\n', ["flag defines -v -", "flag defines --verbose -"]),
        ('@click.option("--dry-run", envvar="DRY")\ndef f(): pass\n',
         ["flag defines --dry-run f", "environment reads DRY f"]),
        ("@cli.command()\ndef add_user(): pass\n", ["command defines add-user add_user"]),
        ('@cli.command("add")\ndef add_user(): pass\n', ["command defines add add_user"]),
        ("class Cart(models.Model):\n    total = models.CharField(max_length=3)\n", ["column defines Cart.total Cart"]),
        ("x = [models.CharField()]\n", []),
        ("class Cart(db.Model):\n    total = db.Column(db.Integer)\n", ["column defines Cart.total Cart"]),
        ('op.add_column("cart", sa.Column("total", sa.Integer()))\n', ["column defines cart.total -"]),
        ('op.create_table("cart", sa.Column("total", sa.Integer()))\n',
         ["table defines cart -", "column defines cart.total -"]),
        ('op.drop_column("cart", "total")\n', ["column writes cart.total -"]),
        ('x = [migrations.AddField(model_name="cart", name="total", field=models.CharField())]\n',
         ["column defines cart.total -"]),
        ('x = [migrations.CreateModel(name="Cart", fields=[("total", models.CharField())])]\n',
         ["table defines Cart -", "column defines Cart.total -"]),
        ('if flag_is_active(request, "beta"): pass\n', ["feature reads beta -"]),
    ],
)  # fmt: skip
def test_a_python_name_is_read_with_its_user(source: str, expected: list[str]) -> None:
    assert names(source, "shop/cart.py") == expected


_GO_ENVIRONMENT = """\
package a

import "os"

const prefix = "SHOP_"

func load() {
	%s
}

func text(key string) string { return os.Getenv(prefix + key) }

func number(or int, key string) int { return parse(text(key), or) }

func plain(name string) string { return os.Getenv(name) }
"""


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('text("HOST")', ["SHOP_HOST"]),
        ('number(3, "PORT")', ["SHOP_PORT"]),
        ('plain("HOME")', ["HOME"]),
        ("plain(x)", []),
        ('other("HOME")', []),
        ('GetEnvOrDefault("HOME_DIR", "x")', ["HOME_DIR"]),
        ('env.Bool(&x, "SHOP_DEBUG")', ["SHOP_DEBUG"]),
        ('viper.BindEnv("mail.host", "MAIL_HOST")', ["MAIL_HOST"]),
        ('Params.SetDefault("DB_CONN", "")', ["DB_CONN"]),
        ('Params.SetDefault("port", "")', []),
    ],
)
def test_a_variable_is_read_through_functions_of_the_program(line: str, expected: list[str]) -> None:
    found = names(_GO_ENVIRONMENT % line, "a.go")
    own = [entry for entry in found if "{" not in entry and entry.startswith("environment")]
    assert own == [f"environment reads {name} load" for name in expected]


def test_the_text_of_a_constant_for_a_variable_is_its_name() -> None:
    source = 'package a\n\nconst (\n\tEnvUI Variable = "SHOP_UI_URL"\n\tEnvMode Variable = "production"\n)\n'
    assert names(source, "a.go") == ["environment reads SHOP_UI_URL EnvUI"]


@pytest.mark.parametrize(
    ("source", "path"),
    [
        ('class Names {\n static final String URL_ENV = "SHOP_URL", ROLE = "SHOP_ROLE";\n}\n', "Names.java"),
        ('object Names {\n const val URL_ENV = "SHOP_URL"\n const val ROLE = "SHOP_ROLE"\n}\n', "Names.kt"),
        (
            'class Names {\n static final String URL_ENV = "SHOP_URL";\n static final int AGE_ENV = 3;\n}\n',
            "Names.java",
        ),
        (
            'class Names {\n static final String URL_ENV = "SHOP_URL";\n void f() { String A_ENV = "SHOP_A"; }\n}\n',
            "N.java",
        ),
    ],
)
def test_a_constant_of_a_class_for_a_variable_is_its_name(source: str, path: str) -> None:
    assert names(source, path) == ["environment reads SHOP_URL Names.URL_ENV"]


_GO_TABLES = "package shop\n\nfunc f(b *Builder, s *Store) {\n\t%s\n}\n"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('b.Select("id").From("orders")', ["table reads orders f"]),
        ('b.Select("id").From(s.prefix + "orders AS o").Where(x)', ["table reads orders f"]),
        ('b.From(t).LeftJoin(s.prefix + "users as u on u.id = o.user")', ["table reads users f"]),
        ('s.builder(x).Insert(s.prefix + "orders").Columns("id")', ["table writes orders f"]),
        ('sq.Update("orders").Set("id", 1)', ["table writes orders f"]),
        ('s.builder(x).Delete(s.prefix + "orders")', ["table writes orders f"]),
        ('s.cache.Delete("orders")', []),
        ('path.Join("static", "css")', []),
        ('mail.From("shop@example.com")', []),
    ],
)
def test_a_table_that_go_builds_a_query_for_is_read(line: str, expected: list[str]) -> None:
    assert names(_GO_TABLES % line, "shop.go") == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('var add = &cobra.Command{Use: "add [name]", RunE: add}', ["command defines add -"]),
        ('var add = &cli.Command{Name: "add", Action: add}', ["command defines add -"]),
        ('var add = Form{Name: "add", Use: "form"}', []),
    ],
)
def test_a_command_is_an_entry_with_a_usage_or_an_action(source: str, expected: list[str]) -> None:
    assert names(f"package cmd\n\n{source}\n", "cmd.go") == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('class A { string F() => builder.Configuration["Mail:Host"]; }', ["setting reads Mail:Host A.F"]),
        ('class A { void F() { c.GetConnectionString("Main"); } }', ["setting reads ConnectionStrings:Main A.F"]),
        ('var x = Environment.GetEnvironmentVariable("HOME");', ["environment reads HOME -"]),
        ("class A : DbContext { public DbSet<Order> Orders { get; set; } int x; }", ["table defines Orders A.Orders"]),
        ('[Table("orders")] class Order { }', ["table defines orders Order"]),
        ('class A { [EnvironmentVariable("SIZE")] int Size { get; } }', ["environment reads SIZE A.Size"]),
        ('class M { void Up() { b.AddColumn<int>(name: "Id", table: "Orders"); } }',
         ["column defines Orders.Id M.Up"]),
    ],
)  # fmt: skip
def test_a_csharp_name_is_read_with_its_user(source: str, expected: list[str]) -> None:
    assert names(source, "Shop/Cart.cs") == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("const f = () => process.env.SHOP_URL;\n", ["environment reads SHOP_URL f"]),
        ("process.env.SHOP_URL = process.env.OTHER_URL = 'x';\n",
         ["environment writes SHOP_URL -", "environment writes OTHER_URL -"]),
        ("const x = process.env.SHOP_URL === 'x';\n", ["environment reads SHOP_URL -"]),
        ("const x = process.env.SHOP_URL.split(',');\n", ["environment reads SHOP_URL -"]),
        ('const x = process.env["SHOP_URL"];\n', ["environment reads SHOP_URL -"]),
        ("const x = import.meta.env.VITE_URL;\n", ["environment reads VITE_URL -"]),
        ("// process.env.NOTHING\n", []),
        ('program.option("-p, --port <n>", "port");\n', ["flag defines -p, --port <n> -"]),
        ('queryInterface.addColumn("documents", "title", {});\n', ["column defines documents.title -"]),
        ('queryInterface.createTable("documents", { id: {}, title: {} });\n',
         ["table defines documents -", "column defines documents.id -", "column defines documents.title -"]),
        ("s.createTable('cart', t => { t.increments(); t.uuid('tag') }).table('cart', t => { t.json('tax') });\n",
         ["table defines cart -", *(f"column defines cart.{name} -" for name in ("id", "tag", "tax"))]),
        ('const c = convict({ port: { default: 80, env: "PORT" } });\n', ["environment reads PORT -"]),
        ("@Table\nclass Doc {\n  @Column\n  title: string;\n}\n",
         ["table defines Doc Doc", "column defines Doc.title Doc.title"]),
    ],
)  # fmt: skip
def test_a_typescript_name_is_read_with_its_user(source: str, expected: list[str]) -> None:
    assert names(source, "shop/cart.ts") == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('fn f() { std::env::var("SHOP_URL"); }\n', ["environment reads SHOP_URL f"]),
        ('fn f() { dotenvy::var("SHOP_SIZE")?; var("SIZE"); }\n', ["environment reads SHOP_SIZE f"]),
        ('const V: &str = env!("CARGO_PKG_VERSION");\n', ["environment reads CARGO_PKG_VERSION -"]),
        ('struct A {\n    #[arg(long, env = "SHOP_URL")]\n    base_url: String,\n}\n',
         ["environment reads SHOP_URL A.base_url", "flag defines --base-url A.base_url"]),
        ('struct A {\n    #[arg(long = "url")]\n    base_url: String,\n}\n', ["flag defines --url A.base_url"]),
    ],
)  # fmt: skip
def test_a_rust_name_is_read_with_its_user(source: str, expected: list[str]) -> None:
    assert names(source, "src/main.rs") == expected


def test_a_php_name_is_read_with_its_user() -> None:
    source = (
        "<?php class A { private $config;\n"
        "  function f() { return [$_ENV['SHOP_URL'], $_SERVER['SHOP_SIZE'], $_SERVER['HTTP_HOST']]; }\n"
        "  function g() { return $this->config->get('shop.size') ?? $this->items->get('shop.size'); } }\n"
    )
    assert names(source, "a.php") == [
        "environment reads SHOP_URL A.f",
        "environment reads SHOP_SIZE A.f",
        "setting reads shop.size A.g",
    ]


def test_columns_in_a_function_that_a_call_is_given_belong_to_its_table() -> None:
    table = "Schema::create('orders', function (Blueprint $table) { $table->id(); $table->string('number', 9); });"
    other = "$table->string('nothing');"
    assert names(f"<?php function up() {{ {table} {other} }}\n", "a.php") == [
        "table defines orders up",
        "column defines orders.id up",
        "column defines orders.number up",
    ]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('class A { String a = System.getenv("A"); }\n', ["environment reads A A"]),
        ('class A { Object f() { return env.getProperty("a.b"); } }\n', ["setting reads a.b A.f"]),
        ('class A { int f() { return getIntProperty("a.b-c"); } }\n', ["setting reads a.b-c A.f"]),
        ('class A { @Value("${a.size:10}") int size; }\n', ["setting reads a.size A.size"]),
        ('class A { @Value("ten") int size; }\n', []),
        ('@ConfigurationProperties(prefix = "a.b")\nclass A { }\n', ["setting reads a.b A"]),
        ('@ConditionalOnProperty(prefix = "a", name = "on")\nclass A { }\n', ["setting reads a.on A"]),
        ('@ConditionalOnProperty(value = {"a.x", "a.y"}, havingValue = "true")\nclass A { }\n',
         ["setting reads a.x A", "setting reads a.y A"]),
        ('class A { @ConfigProperty(name = "a.x") String x; }\n', ["setting reads a.x A.x"]),
    ],
)  # fmt: skip
def test_a_java_name_is_read_with_its_user(source: str, expected: list[str]) -> None:
    assert names(source, "A.java") == expected


def test_the_variables_of_a_settings_module_are_settings() -> None:
    assert names("A = 1\nb = 2\ndef f():\n    C = 3\n", "shop/settings.py") == ["setting defines A A"]


def test_a_management_command_is_named_by_its_file() -> None:
    assert names("class Command: pass\n", "shop/management/commands/tidy.py") == ["command defines tidy -"]


@pytest.mark.parametrize(
    "table",
    [{"kind": "wish"}, {"kind": "flag", "access": "asks"}, {"kind": "flag", "access": "reads", "like": "("},
     {"kind": "flag", "access": "reads", "position": "x"}, {"kind": "flag", "access": "reads", "colour": "x"}],
)  # fmt: skip
def test_a_rule_that_cannot_be_used_is_refused_with_its_file(table: dict[str, object]) -> None:
    with pytest.raises(ConfigError, match=r"ours\.toml"):
        name_rules([PatternFile("ours.toml", "Ours", {"names": [table]})])


FIELDS = {
    "options.go": (
        "package options\n\ntype Options struct {\n"
        '\tPort int `long:"port" env:"PORT" default:"80"`\n'
        '\tSMTP struct {\n\t\tHost string `long:"host" env:"HOST"`\n\t} `namespace:"smtp" env-namespace:"SMTP"`\n'
        '\tAuth AuthGroup `group:"auth" env-namespace:"AUTH"`\n\tPlain string `json:"plain"`\n}\n\n'
        'type AuthGroup struct {\n\tSecret string `env:"SECRET"`\n}\n'
    ),
    "parsed.go": (
        'package options\n\ntype Config struct {\n\tPort int `env:"PORT"`\n\tSSH SSHConfig `envPrefix:"SSH_"`\n}\n\n'
        'type SSHConfig struct {\n\tHost string `env:"HOST"`\n}\n\n'
        'func parse(c *Config) error { return env.ParseWithOptions(c, env.Options{\n\tPrefix: "SHOP_",\n}) }\n'
    ),
    "Properties.java": (
        'package shop;\n\n@ConfigurationProperties(prefix = "shop")\nclass Properties {\n  static int COUNT;\n'
        "  private String workDir;\n  private final Cache cache = new Cache();\n"
        "  static class Cache { boolean isOff; }\n}\n\nclass Other { String workDir; }\n"
    ),
    "settings.py": (
        "from pydantic_settings import BaseSettings, SettingsConfigDict\n\n\n"
        'class Shop(BaseSettings):\n    model_config = SettingsConfigDict(env_prefix="SHOP_")\n    work_dir: str\n\n\n'
        "class Old(BaseSettings):\n    size: int\n\n    class Config:\n        env_prefix = 'OLD_'\n"
    ),
    "schema.ts": (
        'import { z } from "zod";\nconst all = z.object({ CRAWLER_WORKERS: z.coerce.number(), plain: z.string() });\n'
        "export const env = all.parse(process.env);\n"
    ),
}


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("options.go", ["--port", "--smtp.host", "AUTH_SECRET", "PORT", "SMTP_HOST"]),
        ("parsed.go", ["SHOP_PORT", "SHOP_SSH_HOST"]),
        ("Properties.java", ["shop", "shop.cache", "shop.cache.is-off", "shop.work-dir"]),
        ("settings.py", ["OLD_SIZE", "SHOP_WORK_DIR"]),
        ("schema.ts", ["CRAWLER_WORKERS"]),
    ],
)
def test_fields_and_schemas_that_a_library_fills_in_have_external_names(path: str, expected: list[str]) -> None:
    assert sorted({entry.split(" ")[2] for entry in names(FIELDS[path], path)}) == expected


def test_the_work_for_the_fields_of_a_file_grows_with_their_number() -> None:
    def calls(classes: int) -> int:
        """Count the function calls for a file in which each class holds the next."""
        held = (f"class C{n}:\n    a: C{n + 1} = 1\n    b: int = 2\n" for n in range(classes))
        source = "".join(["class Own(BaseSettings):\n    c: C0\n", *held]).encode()
        loader = registry.installed().loader_of("a.py")
        assert isinstance(loader, TreeSitterLoader)
        loader.extract(source, "a.py")
        found = 0

        def count(*_: object) -> None:
            nonlocal found
            found += 1

        sys.setprofile(count)
        try:
            loader.extract(source, "a.py")
        finally:
            sys.setprofile(None)
        return found

    assert calls(200) < 2.2 * calls(100)
