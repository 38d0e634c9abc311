"""Lists of facts that declarations state and no relation of the graph has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "schema.sql": """\
CREATE TABLE users (id INT PRIMARY KEY);
CREATE TABLE orders (
  id INT PRIMARY KEY,
  user_id INT REFERENCES users (id),
  -- item_id INT REFERENCES items (id)
  FOREIGN KEY (shop_id) REFERENCES shops (id)
);
CREATE INDEX orders_user ON orders (user_id);
""",
    "models.py": """\
class Order(models.Model):
    buyer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    tags = models.ManyToManyField("Tag")
    code = models.CharField(max_length=8, db_index=True)
DEBUG = os.environ.get("DEBUG", "no")
CELERY_BEAT_SCHEDULE = {
    "reload": {"task": "Reload", "schedule": 3600},
}
""",
    "db.ts": """\
export const accounts = pgTable("user_accounts", { id: uuid("id") });
export const posts = pgTable(
  "posts",
  { accountId: uuid("account_id").notNull().references(() => accounts.id) },
);
cron.schedule('0 7 * * *', sendMails);
""",
    "migrations/2-add-name.js": """\
async function up(q) { await safeAddColumns(q, 'users', [{ name: 'name' }]); }
async function down(q) { await q.addColumn('orders', 'old'); }
""",
    "migrations/3.php": "<?php\n$this->dbforge->add_column($table, $fields);\n",
    "main.go": "package main\n\nfunc serve() {\n\tgo listen()\n}\n",
    "main_test.go": "package main\n\nfunc TestServe() {\n\tgo serve()\n}\n",
    "shop/signals.py": """\
@receiver(post_save, sender=Order)
def tell_buyer(sender, instance, **kwargs):
    send_order_mail(
        instance.buyer)
order_done.send(sender=Order)
""",
    "src/Listener.php": """\
<?php
#[AsEventListener(event: 'order.paid')]
class Bill {
    function run() { $this->bus->dispatch('order.paid'); Mail::to($user)->send((new BillMail($order))->in('de')); }
}
""",
    "app/EventServiceProvider.php": """\
<?php
class EventServiceProvider { protected $listen = [
    GroupDeleted::class => [
        MoveMembers::class,
    ],
]; }
""",
    "public/build/app.js": "sendMail({ to: user });\n",
    "src/bus.ts": """\
export function start() {
  events.on('paid', printBill);
  events.emit('paid', 1);
  transporter.sendMail({ to: buyer });
}
async function sendMail(to: string) {}
""",
    "cmd/key.go": """\
package cmd
var keyCmd = &cobra.Command{
\tUse:   "key",
}
func createKey() *cobra.Command {
\tcmd := &cobra.Command{
\t\tUse:   "create NAME",
\t\tShort: "Create a key",
\t}
\treturn cmd
}
""",
    "cli.rs": """\
#[derive(Debug, Subcommand)]
pub enum Action {
    GenConfig(GenConfigArgs),
    Serve,
}
fn port() -> Port {
    Port(80)
}
""",
    "Reload.php": "<?php\nclass Reload extends Command {\n  function configure() { $this->setName('db:reload'); }\n}\n",
    "errors.py": """\
class ShopError(Exception): ...
class SoldOut(ShopError): ...
def buy():
    raise errors.SoldOut("none")
    # raise Hidden()
    raise KeyError
def serve():
    try:
        buy()
    except (ValueError, ShopError) as error:
        log(error)
    except Exception:
        raise
""",
    "server/env.ts": 'import { z } from "zod";\nconst all = {\n  CORS_ORIGIN: z.string().default("*"),\n};\n',
    "crates/settings/src/registry.rs": (
        "pub struct Registry {\n    pub max_crate_size: u64,\n}\n\nimpl Default for Registry {\n"
        "    fn default() -> Self {\n        Self {\n            max_crate_size: 10,\n        }\n    }\n}\n"
    ),
    "config/session.php": "<?php return [\n'lifetime' => env('SESSION_LIFETIME', 120),\n'port' => env('DB_PORT')];\n",
    "src/application.yml": "server:\n  port: ${PORT:8080}\nlogin:\n  port: 99\n",
    "ctl.go": 'package main\nfunc main() {\n\tswitch cmd := flag.Arg(0); cmd {\n\tcase "add-user":\n\t}\n}\n'
    'func out(form string) {\n\tswitch form {\n\tcase "csv":\n\t}\n}\n',
    "prefix.go": """\
package main
func shopEnv(key string) string {
\treturn os.Getenv("SHOP_" + key)
}
func bind() string {
\treturn shopEnv("BIND_HOST")
}
""",
    "jobs.go": 'package main\nfunc plan(s Jobs) {\n\ts.AddJob(clean, "0 4 * * *", "clean-up")\n}\n',
    "src/env.ts": "export const open = process.env.DISABLE_LOGIN !== 'true';\nconst gone = process.env.API_KEY;\n",
    ".yarn/releases/yarn.cjs": "exports.path = process.env.PATHEXT;\n",
    "docs/site-bundle.js": "export const home = process.env.BUNDLED;\n",
    "src/Ftp.php": "<?php\nclass Ftp {\n  public $port = 21;\n}\n",
    "src/messages_de.properties": "session.lifetime=Dauer\n",
    "src/test/env.ts": "export const user = process.env.TEST_USER;\n",
    "docker-compose.yml": "services:\n  web:\n    image: ${IMAGE:-shop}\n    environment:\n      PORT: 80\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("stated") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "first", "rows"),
    [
        (
            "Which database tables reference users?",
            "at least 1 table with a foreign key to users, in 2 declarations",
            ["models.py:2 Order.buyer → User", "schema.sql:4 orders.user_id → users"],
        ),
        (
            "What tables have a foreign key to the user_accounts table?",
            "at least 1 table with a foreign key to user_accounts",
            ["db.ts:4 posts.accountId → user_accounts"],
        ),
        (
            "Which database tables does the Order model relate to?",
            "at least 4 relations of Order, in either direction",
            ["orders.shop_id → shops", "orders.user_id → users", "Order.buyer → User", "Order.tags → Tag"],
        ),
        (
            "Which console commands does the cli offer?",
            "at least 6 commands of command lines",
            [
                "cmd/key.go:2 keyCmd.key",
                'cmd/key.go:6 createKey.create · "create NAME", Short: "Create a key"',
                'ctl.go:4 flag.add-user · "add-user"',
                "cli.rs:3 Action.GenConfig",
                "cli.rs:4 Action.Serve",
                "Reload.php:3 Reload.db:reload",
            ],
        ),
        (
            "Which subcommands does the key command have?",
            "at least 2 commands of command lines with 'key'",
            ["cmd/key.go:2 keyCmd.key", "cmd/key.go:6 createKey.create"],
        ),
        (
            "Which columns are indexed on the orders table?",
            "at least 2 indexed keys of orders",
            ["schema.sql:8 orders.user_id", "models.py:4 Order.code"],
        ),
        (
            "Which migrations add columns to the users table?",
            "at least 1 migration with a column added to users, and 1 of a computed name not read",
            ["migrations/2-add-name.js:1 users"],
        ),
        (
            "Which scheduled jobs run in the background and on what cron expression?",
            "at least 3 scheduled tasks",
            ["models.py:7 reload", "3600", "db.ts:6 cron.schedule · '0 7 * * *', sendMails"],
        ),
        (
            "Which environment variables have a default value?",
            "at least 4 environment variables with a default",
            ["5 DEBUG"],
        ),
        (
            "Which exceptions are thrown and who catches them?",
            "at least 2 exceptions thrown; 1 named by a handler, as itself or as a type that it extends; "
            "1 handler for every exception",
            [
                "KeyError · 1 time: errors.py:6 · no handler names it",
                "SoldOut · 1 time: errors.py:4 · caught as ShopError at errors.py:10",
            ],
        ),
        (
            "Which environment variables can I set in Docker?",
            "at least 2 environment variables of files for Docker",
            ["docker-compose.yml:3 IMAGE · shop", "docker-compose.yml:5 PORT · 80"],
        ),
        (
            "Which emails does the application send and from where?",
            "at least 3 calls for sending an email or handing one on · as the text of 3 files says",
            [
                "shop/signals.py:3 send_order_mail · send_order_mail( instance.buyer)",
                "src/Listener.php:4 BillMail",
                "src/bus.ts:4 transporter.sendMail",
            ],
        ),
        (
            "Which events are dispatched and which listeners handle them?",
            "at least 5 events dispatched or listened for, in 7 declarations",
            [
                "shop/signals.py:1 post_save.Order → tell_buyer",
                "shop/signals.py:5 order_done",
                "src/Listener.php:2 order.paid",
                "app/EventServiceProvider.php:3 GroupDeleted · GroupDeleted::class => [ MoveMembers::class, ]",
                "src/bus.ts:2 paid → printBill",
                "src/bus.ts:3 paid",
            ],
        ),
        (
            "Which listeners handle the order.paid event?",
            "at least 2 places where order.paid is dispatched or listened for",
            ["src/Listener.php:4 order.paid"],
        ),
        (
            "Which environment variables does it read?",
            "at least 8 environment variables · as the text of 6 files says",
            [
                'server/env.ts:3 CORS_ORIGIN · CORS_ORIGIN: z.string().default("*"),',
                "DEBUG",
                "SESSION_LIFETIME', 120",
                "application.yml:2 PORT · port: ${PORT:8080}",
                "DISABLE_LOGIN",
                "API_KEY",
            ],
        ),
        (
            "Which feature flags exist?",
            "at least 1 setting for turning something on or off",
            ["src/env.ts:1 DISABLE_LOGIN"],
        ),
        (
            "Where is the session lifetime configured, and what is its default?",
            "at least 1 setting with 'session' and 'lifetime'",
            ["config/session.php:2 lifetime · 'lifetime' => env('SESSION_LIFETIME', 120),"],
        ),
        (
            "Where is the maximum crate size configured?",
            "at least 2 settings with 'maximum' and 'crate' and 'size' · as the text of 1 file says",
            ["registry.rs:8 Registry.max_crate_size · max_crate_size: 10,", "registry.rs:2 Registry.max_crate_size"],
        ),
        (
            "Which port does the server listen on?",
            "at least 1 setting with 'port' · as the text of 1 file says",
            ["src/application.yml:2 server.port · port: ${PORT:8080}"],
        ),
        (
            "Which background jobs exist and how often do they run?",
            "at least 3 scheduled tasks",
            ["models.py:7 reload", "db.ts:6 cron.schedule", 'jobs.go:3 plan.clean-up · "0 4 * * *"'],
        ),
        (
            "What goroutines are started by the server?",
            "at least 1 goroutine start",
            ["main.go:4 serve.listen · go listen()"],
        ),
    ],
)
def test_facts_are_listed_as_declarations_state_them(
    shop: tuple[Workspace, Path], question: str, first: str, rows: list[str]
) -> None:
    text = asked(*shop, ask, question)
    assert text.startswith(first), text
    assert not [row for row in rows if row not in text], text


@pytest.mark.parametrize(
    "question", ["Which migrations add columns to the orders table?", "Which tables reference items?"]
)
def test_facts_that_nothing_states_are_left_to_others(shop: tuple[Workspace, Path], question: str) -> None:
    assert "as the text of" not in asked(*shop, ask, question)
