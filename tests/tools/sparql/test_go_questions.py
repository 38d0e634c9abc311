"""Questions about web applications in Go and Rust: models by tags, middlewares by their types."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "go.mod": (
        "module example.com/shop\n\ngo 1.22\n\n"
        "require (\n\tgithub.com/gin-gonic/gin v1.9.0\n\tgithub.com/spf13/cobra v1.8.0\n)\n"
    ),
    "tasks/settings.py": (
        'CELERY_BEAT_SCHEDULE = {\n    "sweep": {"task": "Sweep the carts", "schedule": 60 * 60},\n}\n\n\n'
        "def jobs():\n    return 1\n"
    ),
    "models/order_test.go": "package models\n\ntype OrderModel struct{ Wanted Order }\n",
    "kept/kept.go": """\
package kept

type Reader interface{ Read(id int) string }

type Writer interface{ Write(id int, text string) }

type Archive interface {
	Reader
	Writer
}

type reading struct{}

func (r *reading) Read(id int) string { return "" }

type disk struct{ *reading }

func (d *disk) Write(id int, text string) {}
""",
    "models/order.go": """\
package models

type Order struct {
	ID    int64   `gorm:"primaryKey"`
	Total int     `gorm:"column:total"`
	Lines []*Line `gorm:"foreignKey:OrderID"`
	Shown bool    `gorm:"-"`
}

type Line struct {
	ID      int64 `gorm:"primaryKey"`
	OrderID int64
}

type Filter struct {
	Name string `json:"name"`
}
""",
    "web/checks.go": """\
package web

import (
	"errors"
	"net/http"

	"github.com/gin-gonic/gin"
)

var (
	ErrNoOrder = errors.New("no order")
	Default    = 1
)

func logged(next http.Handler) http.Handler { return next }

func Limited(most int) func(http.Handler) http.Handler { return logged }

func home(w http.ResponseWriter, r *http.Request) {}
""",
    "web/middleware/auth.go": """\
package middleware

import "github.com/gin-gonic/gin"

func Auth() gin.HandlerFunc { return func(c *gin.Context) {} }

func token(text string) string { return text }
""",
    "jobs/sweep.go": """\
package jobs

type SweepJob struct{}

func (j *SweepJob) Run() {}

func tidy() {}

func start(c *cron.Cron) { c.AddFunc("@daily", tidy) }
""",
    "cmd/root.go": """\
package cmd

import "github.com/spf13/cobra"

var addCmd = &cobra.Command{Use: "add [name]", Short: "Add an order", RunE: add}

func init() { addCmd.Flags().VarP(size, "size", "s", "The size") }
""",
    "cmd/drop.go": """\
package cmd

func newDropCmd() *cobra.Command {
	dropCmd := &cobra.Command{Use: "drop", Short: "Drop", RunE: drop}
	dropCmd.Flags().Bool("add", false, "Add one, too")
	return dropCmd
}

func newSweepCmd() *cobra.Command { return &cobra.Command{Use: "sweep", Short: "Sweep", RunE: sweep} }
""",
    "store/schema.go": """\
package store

const schema = `
CREATE TABLE carts (id INTEGER, owner TEXT, PRIMARY KEY (id));
CREATE TABLE carts_new (id INTEGER);
CREATE TABLE orders (id INTEGER);
`

func upgrade(db *sql.DB) { db.Exec("ALTER TABLE carts ADD COLUMN size INT") }
""",
    "store/0002.sql": "ALTER TABLE carts DROP COLUMN owner;\nALTER TABLE carts ADD COLUMN note TEXT;\n",
    "store/0002.down.sql": "ALTER TABLE carts DROP COLUMN size;\n",
    "engine/Cargo.toml": '[package]\nname = "engine"\n',
    "engine/src/lib.rs": """\
pub enum StoreError { Missing }

#[derive(sqlx::FromRow)]
pub struct Item { pub id: i64 }

pub struct Logged;

impl<S> actix_web::dev::Transform<S, Request> for Logged { type Transform = Inner; }

pub async fn checked(request: Request, next: Next) -> Response { next.run(request).await }
""",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("shop") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "first", "rows"),
    [
        ("Which models are there?", "3 models: models", ["class Order", "class Line", "class Item"]),
        ("Which columns does the orders table have?", "2 columns: ", ["field Order.ID", "field Order.Total"]),
        ("How many columns does the order model have?", "2 columns in all: ", []),
        ("How many tables are there?", "2 tables in all: tables", []),
        (
            "Which third-party libraries does web/middleware use?",
            "1 declared external library",
            ["github.com/gin-gonic/gin · v1.9.0"],
        ),
        ("Which types implement the Archive interface?", "which types implement", ["1 descendant", "class disk"]),
        ("Which structs satisfy the Archive interface?", "which types implement", ["1 descendant", "class disk"]),
        ("Which columns does the table carts have?", "3 columns: ", ["carts.id", "carts.size", "carts.note"]),
        (
            "Which middlewares are there?",
            "5 middlewares: ",
            ["function logged", "function Limited", "function Auth", "function checked", "class Logged"],
        ),
        ("Which scheduled jobs are there?", "at least 2 scheduled tasks · ", ["Sweep the carts", "start.tidy"]),
        ("Which background tasks run periodically with Celery?", "at least 2 scheduled tasks · ", ["Sweep the carts"]),
        ("What are the main packages of this code base?", "what are the main packages of the codebase", ["folders:"]),
        ("Which cron jobs are there?", "2 jobs: ", ["class SweepJob", "function tidy"]),
        ("Which errors are there?", "2 exceptions: ", ["variable ErrNoOrder", "enum StoreError"]),
        ("Which commands does the cli have?", "at least 3 commands of command lines", ["addCmd.add"]),
        ("Which flags does the add command accept?", "1 flag: flags of the command add", ["--size"]),
        ("Which flags does the `add` command take?", "1 flag: flags of the `add` command", ["--size"]),
        ("What are the flags of the drop command?", "1 flag: flags of the command drop", ["--add"]),
    ],
)
def test_a_role_is_known_by_types_and_tags(
    shop: tuple[Workspace, Path], question: str, first: str, rows: list[str]
) -> None:
    found = asked(*shop, ask, question)
    assert found.startswith(first)
    assert all(row in found for row in rows)


def test_flags_of_a_command_that_are_not_known_are_no_list_by_its_name(shop: tuple[Workspace, Path]) -> None:
    workspace, root = shop
    assert not ask(workspace, Call(), "Which flags does the sweep command accept?", project=str(root)).is_found
