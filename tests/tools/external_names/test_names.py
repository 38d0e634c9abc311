"""Names that the world outside knows are found where a person types them as if they were symbols."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.references.references import find_references
from oxigraph_code.tools.symbols.search import search_code
from tests.tools.support import ask

FILES = {
    "config/door.php": "<?php\nreturn ['width' => 80,\n'lock' => true,\n'bell' => ['lock' => 1]];\n",
    "lang/en/door.php": "<?php\nreturn ['width' => 'Width'];\n",
    "app/Door.php": "<?php\nfunction door_width() { return config('door.width') + config('door.lock'); }\n",
    "tests/DoorTest.php": "<?php\nConfig::set('door.width', 90);\n",
    "config.ts": """\
export const env = (name: string) => (typeof window === 'undefined' ? process.env[name] : '');
export function fromStore(key: string) { return process.env[key] ?? ''; }
""",
    "use.ts": """\
import { env, fromStore } from './config';
export const domains = () => env('SHOP_DOMAINS')?.split(',');
export const limit = () => fromStore('SHOP_DOMAINS');
export const other = (settings: any) => settings.SHOP_DOMAINS ?? settings.SHOP_LIMIT_OF_FILES;
""",
    "taken.ts": """\
const { SHOP_HOST, SHOP_PORT: port = 3, OTHER } = process.env
export const host = () => `${SHOP_HOST}:${port}`
export function key(env) {
  const { SHOP_SECRET } = env
  const { SHOP_NONE } = env.other
  return SHOP_SECRET
}
""",
    "flags.go": (
        'package shop\n\nfunc variable(flag string) string { return "SHOP_" + flag }\n\n'
        'var Interval = Flag{Name: "interval", Variable: variable("WAKEUP_INTERVAL")}\n\n'
        'type Args struct {\n\tShell bool `arg:"--shell,env:SHOP_SHELL" default:"false"`\n}\n\n'
        'type Server struct {\n\tKey string `env:"HTTP_SECRET_KEY"`\n}\n'
    ),
    "keys.py": 'REDIS_KEY = "SHOP_REDIS_KEY"\n\n\nclass Keys:\n    FILES = "SHOP_FILES_KEY"\n',
    "keyed.py": (
        "import os\n\nfrom keys import REDIS_KEY, Keys\n\n\ndef redis():\n    return os.environ[REDIS_KEY]\n\n\n"
        "def files():\n    return os.getenv(Keys.FILES)\n"
    ),
    "Config.php": (
        "<?php\nclass ShopConfig {\n"
        "    public function get($name) { $options = $this->all(); return $options[$name]; }\n}\n"
    ),
    "Till.php": (
        "<?php\nclass Till {\n    /** @var ShopConfig */\n    private $config;\n"
        "    public function sign() { return $this->config->get('shop_url'); }\n}\n"
    ),
    "keys.go": (
        'package shop\n\nimport "github.com/spf13/viper"\n\n'
        "func setting(name string) string { return viper.GetString(name) }\n\n"
        'func limit() string { return setting("shop.limit") }\n\n'
        "type Conf struct{ v *viper.Viper }\n\n"
        'func (c *Conf) Host() string { return c.v.GetString("shop.host") }\n\n'
        "func (c *Conf) Text(key string) string { return c.v.GetString(key) }\n\n"
        'func door(c *Conf, r Values) string { r.Get("shop.key");\n return c.Text("shop.door") }\n'
    ),
    "names.go": 'package shop\n\nconst (\n\tDoorWidth = "shop.width"\n\tDoorColor = "shop_color"\n)\n',
    "width.go": (
        "package shop\n\nfunc width(c *Conf) string { return c.Text(DoorWidth) }\n\n"
        "type DoorConfig struct{ main *koanf.Koanf }\n\n"
        "func (d *DoorConfig) in(key string) *koanf.Koanf { return d.main }\n\n"
        "func (d *DoorConfig) text(key string) string { return d.in(key).String(key) }\n\n"
        "func (d *DoorConfig) Color() string { return d.text(DoorColor) }\n\n"
        'func height(ko *koanf.Koanf) int { return ko.Int("shop.height") }\n'
        'func isOpen(ko *koanf.Koanf) bool { return ko.Bool("doorOpen") }\n'
    ),
    "conf.go": (
        "package shop\n\ntype WebConfig struct {\n\tMaxUploadSize int\n\tAPIKey string\n}\n\n"
        "func upload(c WebConfig) int {\n\treturn c.MaxUploadSize\n}\n"
    ),
    "tags.go": (
        'package shop\n\ntype Paper struct {\n\tWidth int `ini:"paper_width"`\n}\n\n'
        "func fits(p *Paper) bool {\n\treturn p.Width > 3\n}\n"
    ),
    "Limits.java": (
        "package shop;\n\ninterface Limits {\n    int httpThreads();\n}\n\nclass Pool {\n    Limits limits;\n\n"
        "    int size() {\n        return limits.httpThreads();\n    }\n}\n"
    ),
    "settings.py": (
        "from pydantic_settings import BaseSettings\n\n\n"
        "class Settings(BaseSettings):\n    shop_attempts: int = 5\n\n\n"
        "settings = Settings()\n"
    ),
    "retry.py": (
        "from settings import settings\n\n\ndef may_retry(count):\n    return count < settings.shop_attempts\n\n\n"
        "FIRST = settings.shop_attempts\n"
    ),
    "Start.cs": (
        "using Microsoft.Extensions.Options;\n"
        'services.Configure<MailOptions>(configuration.GetSection("Mail"));\n'
        "public class MailOptions { public string Host { get; set; } public Limits Most { get; set; } }\n"
        "public class Limits { public int Size { get; set; } }\n"
        "public class Mails(IOptions<MailOptions> options) { public string Where() => options.Value.Host; }\n"
    ),
    "notify.c": '#include <stdlib.h>\nconst char *sock(void) { return getenv("SHOP_SOCKET"); }\n',
    "README.md": "Set SHOP_HTTP_SECRET_KEY to a long text.\n",
    "crawl.py": "def workers_of_crawler():\n    return read('WORKERS_OF_CRAWLER')\n",
    "looking.py": """\
import os


def setting(key, fallback=None):
    return os.environ.get(key, fallback)


class Shelf:
    size = setting("SHELF_SIZE")
""",
    "tuning.go": """\
package shop

import "github.com/spf13/viper"

type Tuning struct{ Delay, Other int }

func load() Tuning {
	viper.SetDefault("tuning.delay", 3)
	return Tuning{
		Delay: viper.GetInt("tuning.delay"),
		Other: 1,
	}
}

func wait(t Tuning) int { return t.Delay + t.Other }
""",
    "Terms.java": """\
class Terms {
    @Value("${shop.terms.versions:}")
    List<String> versions;

    boolean has() { return versions.isEmpty(); }
}
""",
    "serve.go": (
        'package shop\n\nimport "github.com/urfave/cli/v2"\n\n'
        "var flags = []cli.Flag{\n\taltsrc.NewStringFlag("
        '&cli.StringFlag{Name: "door-width", EnvVars: []string{"DOOR_WIDTH"}}),\n}\n\n'
        'func serve(c *cli.Context) string { return c.String("door-width") }\n'
    ),
    "application.yml": "shop:\n  doors: 3\n  unread: 4\n",
    "Doors.java": 'class Doors {\n    @Value("${shop.doors}") int doors;\n    int count() { return doors; }\n}\n',
    "pyproject.toml": '[project]\nname = "shop"\nversion = "1"\n',
    "shop.py": (
        "import os\n\nTIMEOUT = 3\n\n\ndef connect():\n    return os.environ['REDIS_URL']\n\n\n"
        "def again():\n    os.environ.setdefault('REDIS_URL', '')\n    return os.getenv('TIMEOUT')\n"
    ),
}


def test_the_key_of_a_setting_has_its_entry_and_the_lines_that_set_it(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "door.width").splitlines()
    assert found[0].startswith("settings key door.width: 1 read known, 2 other lines with it")
    assert [line.strip().split(" ")[0] for line in found[2:4]] == ["config/door.php:2", "tests/DoorTest.php:2"]
    assert "config/door.php" not in ask(workspace, root, search_code, "door.lock")  # which entry is not known


def test_a_word_about_an_argument_names_its_variable(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "SHOP_SHELL").splitlines()
    assert found[0].startswith("environment variable SHOP_SHELL: 1 read")


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("shop.width", "width.go:3 reads settings key shop.width through Conf.Text in function width"),
        ("shop_color", "width.go:11 reads settings key shop_color through DoorConfig.text in method DoorConfig.Color"),
        ("shop.height", "width.go:13 reads settings key shop.height in function height"),
    ],
)
def test_a_key_is_read_where_a_constant_passes_it_to_a_function_that_looks_it_up(
    workspace: Workspace, root: Path, name: str, line: str
) -> None:
    found = ask(workspace, root, search_code, name)
    assert found.startswith(f"settings key {name}: 1 read known")
    assert line in found


def test_getenv_in_c_reads_a_variable(workspace: Workspace, root: Path) -> None:
    first, line, *_ = ask(workspace, root, search_code, "SHOP_SOCKET").splitlines()
    assert first.startswith("environment variable SHOP_SOCKET: 1 read known")
    assert line.startswith("notify.c:2 reads environment variable SHOP_SOCKET")


@pytest.mark.parametrize(
    ("asked", "more"), [("SHOP_HTTP_SECRET_KEY", ", 1 other line with it"), ("SALE_HTTP_SECRET_KEY", "")]
)
def test_a_variable_may_be_a_known_one_behind_a_prefix(workspace: Workspace, root: Path, asked: str, more: str) -> None:
    first, line, *_ = ask(workspace, root, search_code, asked).splitlines()
    known = "environment variable HTTP_SECRET_KEY"
    assert first.startswith(f"{asked} is not known; if a prefix is set, it may be the {known}: 1 read known{more}")
    assert line.startswith(f"flags.go:12 reads {known}")


def test_a_variable_behind_a_prefix_may_be_a_setting_in_another_case(workspace: Workspace, root: Path) -> None:
    first, *_ = ask(workspace, root, search_code, "SALE_DOOROPEN").splitlines()
    assert first.startswith(
        "SALE_DOOROPEN is not known; if a prefix is set, it may be the settings key doorOpen: 1 read"
    )


@pytest.mark.parametrize(
    ("asked", "holder", "reader"),
    [("SHOP_REDIS_KEY", "REDIS_KEY", "7 function redis"), ("SHOP_FILES_KEY", "Keys.FILES", "11 function files")],
)
def test_the_readers_of_a_variable_are_those_of_the_constant_that_holds_its_name(
    workspace: Workspace, root: Path, asked: str, holder: str, reader: str
) -> None:
    found = ask(workspace, root, search_code, asked)
    assert ", 1 reader by what holds it" in found.splitlines()[0]
    assert "is nowhere" not in found
    assert f"  {holder}, which holds it, is read at keyed.py:{reader}\n" in found


def test_the_readers_of_a_variable_are_those_of_the_field_that_takes_it(workspace: Workspace, root: Path) -> None:
    first, taken, *readers = ask(workspace, root, search_code, "SHOP_ATTEMPTS").splitlines()
    assert first.startswith("environment variable SHOP_ATTEMPTS: 1 read known, 2 readers by what holds it")
    assert taken.startswith("settings.py:5 reads environment variable SHOP_ATTEMPTS")
    assert {"5 function may_retry", "8 at module level"} == {line.rpartition("retry.py:")[2] for line in readers[:2]}


@pytest.mark.parametrize(
    ("asked", "counts", "reader"),
    [
        (
            "tuning.delay",
            "1 definition, 1 read known, 1 reader",
            "Tuning.Delay, which holds it, is read at tuning.go:15 function wait",
        ),
        (
            "shop.terms.versions",
            "1 read known, 1 reader",
            "Terms.versions, which holds it, is read at Terms.java:5 method Terms.has",
        ),
    ],
)
def test_the_readers_of_a_settings_key_are_those_of_the_field_that_takes_it(
    workspace: Workspace, root: Path, asked: str, counts: str, reader: str
) -> None:
    found = ask(workspace, root, search_code, asked)
    assert found.startswith(f"settings key {asked}: {counts} by what holds it")
    assert f"  {reader}\n" in found


def test_the_readers_of_a_name_are_those_of_the_field_that_states_it(workspace: Workspace, root: Path) -> None:
    first, stated, reader, *_ = ask(workspace, root, search_code, "paper_width").splitlines()
    assert first.startswith("paper_width: stated by 1 field, 1 reader known")
    assert stated == "tags.go:4 field Paper.Width states it in its declaration"
    assert reader == "  Paper.Width, which holds it, is read at tags.go:8 function fits"


def test_the_readers_of_a_key_are_those_of_the_class_that_takes_its_section(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "Mail:Host")
    assert found.startswith("settings key Mail:Host: 1 read known, 1 reader by what holds it")
    assert "  MailOptions.Host, which holds it, is read at Start.cs:5 method Mails.Where" in found
    assert "Start.cs:4 reads settings key Mail:Most:Size in field Limits.Size" in ask(
        workspace, root, search_code, "Mail:Most:Size"
    )


@pytest.mark.parametrize(
    ("asked", "field", "reader"),
    [
        ("SALE_WEB_MAX_UPLOAD_SIZE", "conf.go:4 field WebConfig.MaxUploadSize", "conf.go:9 function upload"),
        ("SALE_HTTP_THREADS", "Limits.java:4 method Limits.httpThreads", "Limits.java:11 method Pool.size"),
    ],
)
def test_a_variable_that_no_rule_knows_may_be_the_field_of_its_words(
    workspace: Workspace, root: Path, asked: str, field: str, reader: str
) -> None:
    first, taken, read, *_ = ask(workspace, root, search_code, asked).splitlines()
    assert ", 1 field may take it by its words, 1 reader by what holds it" in first
    assert taken == f"{field} may take it, by the words of its name"
    assert read.endswith(f"is read at {reader}")


@pytest.mark.parametrize(
    ("asked", "is_taken"), [("SALE_API_KEY", True), ("SALE_WEB_API_KEY", True), ("SALE_DB_API_KEY", False)]
)
def test_the_word_before_a_field_must_name_its_type(
    workspace: Workspace, root: Path, asked: str, is_taken: bool
) -> None:
    said = ask(workspace, root, search_code, asked)
    assert ("may take it, by the words" in said) is is_taken


def test_an_environment_variable_is_found_with_its_readers(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "REDIS_URL").splitlines()
    assert found[0].startswith("environment variable REDIS_URL: 1 write, 1 read")
    assert found[1:3] == [
        "shop.py:11 writes environment variable REDIS_URL in function again",
        "shop.py:7 reads environment variable REDIS_URL in function connect",
    ]


def test_a_variable_whose_name_is_put_together_is_found_by_its_parts(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "SHOP_WAKEUP_INTERVAL").splitlines()
    first = "SHOP_WAKEUP_INTERVAL: no line has all of it, 1 line with 'WAKEUP_INTERVAL', 1 other line with 'SHOP_'"
    assert found[0].startswith(first)
    assert [line.partition(" has it: ")[0] for line in found[1:3]] == ["flags.go:5", "flags.go:3"]


def test_a_symbol_of_the_same_name_is_found_besides(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "TIMEOUT")
    assert "shop.py:12 reads environment variable TIMEOUT" in found
    assert "shop.py:3 variable TIMEOUT" in found
    assert "1 symbol found besides" in found.splitlines()[0]


def test_a_key_of_a_data_file_is_answered_by_the_code_that_reads_it(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, find_references, "shop.doors")
    assert found.startswith("settings key shop.doors: 1 read known, 1 reader by what holds it")
    assert found.endswith("  stated at application.yml:2 variable shop.doors")
    assert ask(workspace, root, find_references, "shop.unread").startswith("0 references to application.yml:3")


def test_the_readers_of_a_variable_are_those_of_the_flag_that_takes_it(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, find_references, "DOOR_WIDTH")
    assert found.startswith("no symbol: environment variable DOOR_WIDTH: 1 read known, 1 reader by what holds it")
    assert "    --door-width, which holds it, is read at serve.go:9 in function serve" in found


def test_a_flag_is_found_without_its_dashes(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, find_references, "door-width")
    assert found.startswith("no symbol: flag --door-width: 1 definition, 1 read known")


def test_a_request_that_fits_no_route_is_no_symbol(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_callers, "POST /shop/doors")
    assert found.startswith("no known route fits POST /shop/doors")


def test_a_tool_for_symbols_says_that_the_name_is_none(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_callers, "REDIS_URL")
    assert found.startswith("no symbol: environment variable REDIS_URL: 1 write, 1 read")


@pytest.mark.parametrize(
    "copied",
    ['os.environ["REDIS_URL"]', "process.env.REDIS_URL", 'std::env::var("REDIS_URL")', "os.Getenv('REDIS_URL')"],
)
def test_a_variable_is_found_as_it_is_copied_from_code(workspace: Workspace, root: Path, copied: str) -> None:
    found = ask(workspace, root, find_references, copied)
    assert found.startswith("no symbol: environment variable REDIS_URL: 1 write, 1 read")


def test_references_to_a_symbol_show_the_environment_variable_of_its_name(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, find_references, "TIMEOUT").splitlines()
    assert first.startswith("0 known references to shop.py:3 variable TIMEOUT · environment variable TIMEOUT: 1 read ")
    assert others[:2] == [
        "has its name as an external name, such as a topic or a setting:",
        "shop.py:12 reads environment variable TIMEOUT in function again",
    ]


def test_the_callers_of_a_function_that_looks_a_name_up_read_what_they_pass(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, search_code, "SHOP_DOMAINS").splitlines()
    assert first.startswith("environment variable SHOP_DOMAINS: 2 reads known, 1 other line with it")
    assert others[:2] == [
        "use.ts:2 reads environment variable SHOP_DOMAINS through env in function domains",
        "use.ts:3 reads environment variable SHOP_DOMAINS through fromStore in function limit",
    ]
    assert others[2].startswith("use.ts:4 has it: ")
    assert "looking.py:9 reads environment variable SHELF_SIZE through setting" in ask(
        workspace, root, search_code, "SHELF_SIZE"
    )


def test_the_callers_of_a_function_that_reads_a_setting_read_the_paths_that_they_pass(
    workspace: Workspace, root: Path
) -> None:
    found = ask(workspace, root, search_code, "shop.limit")
    assert found.startswith("settings key shop.limit: 1 read known")
    assert "keys.go:7 reads settings key shop.limit through setting in function limit" in found


def test_of_a_name_in_capitals_that_no_rule_reads_the_lines_are_shown(workspace: Workspace, root: Path) -> None:
    first, line, *_ = ask(workspace, root, search_code, "SHOP_LIMIT_OF_FILES").splitlines()
    assert first.startswith("SHOP_LIMIT_OF_FILES: 1 line with it, none known as a use of a setting")
    assert line.startswith("use.ts:4 has it: ")


def test_a_name_in_capitals_has_its_lines_where_symbols_only_share_its_words(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, search_code, "WORKERS_OF_CRAWLER")
    assert text.startswith(
        "WORKERS_OF_CRAWLER: 1 line with it, none known as a use of a setting · 1 symbol found besides"
    )


def test_a_setting_is_read_through_a_field_and_through_an_object_with_settings(
    workspace: Workspace, root: Path
) -> None:
    assert ask(workspace, root, search_code, "shop.host").startswith("settings key shop.host: 1 read known")
    assert "reads settings key shop.door through Conf.Text in function door" in ask(
        workspace, root, search_code, "shop.door"
    )
    assert not ask(workspace, root, search_code, "shop.key").startswith("settings key")
    found = ask(workspace, root, search_code, "shop_url")
    assert found.startswith("settings key shop_url: 1 read known")
    assert "Till.php:5 reads settings key shop_url through ShopConfig.get in method Till.sign" in found


def test_what_is_taken_out_of_the_environment_is_read(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, search_code, "SHOP_HOST")
    assert found.startswith("environment variable SHOP_HOST: 1 read known")
    assert "SHOP_HOST, which holds it, is read at taken.ts:2" in found
    found = ask(workspace, root, search_code, "SHOP_PORT")
    assert "taken.ts:1 reads environment variable SHOP_PORT" in found
    assert "which holds it" not in found
    assert "taken.ts:4 reads environment variable SHOP_SECRET in function key" in ask(
        workspace, root, search_code, "SHOP_SECRET"
    )
    assert "none known" in ask(workspace, root, search_code, "SHOP_NONE").splitlines()[0]
