"""Tables and columns that SQL creates, in strings of a program and in files of SQL."""

from __future__ import annotations

import pytest

from tests.extraction.test_external_names import names


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("create table t (id int, primary key (id))", ["table defines t", "column defines t.id"]),
        (
            'CREATE TABLE IF NOT EXISTS "a"."t" ("id" DECIMAL(1, 2), b int)',
            ["table defines t", "column defines t.id", "column defines t.b"],
        ),
        (
            "CREATE TABLE t (\n  id int, -- a, b\n  /* c, d */ e int\n)",
            ["table defines t", "column defines t.id", "column defines t.e"],
        ),
        ("CREATE VIRTUAL TABLE t USING fts5(body)", ["table defines t"]),
        (
            "ALTER TABLE t ADD COLUMN a int, ADD b int, ADD CONSTRAINT c CHECK (a > 1)",
            ["column defines t.a", "column defines t.b"],
        ),
        ("ALTER TABLE t DROP COLUMN a", ["column writes t.a"]),
        ("ALTER TABLE t RENAME COLUMN a TO b", ["column writes t.a", "column defines t.b"]),
        ("ALTER TABLE t RENAME TO u", []),
        ("CREATE TEMP TABLE t (id int)", []),
        ("CREATE TABLE t AS SELECT 1", []),
        ("CREATE TABLE (id int", []),
    ],
)
def test_a_statement_creates_a_table_with_columns(source: str, expected: list[str]) -> None:
    assert names(f"package a\n\nfunc f() {{\n\tdb.Exec(`{source}`)\n}}\n", "a.go") == [f"{one} f" for one in expected]


def test_parts_of_a_joined_string_are_one_statement() -> None:
    source = 'package a\n\nfunc f() {\n\tdb.Exec("CREATE TABLE t (" +\n\t\t"id INT,\\n" +\n\t\t"b TEXT)")\n}\n'
    assert names(source, "a.go") == ["table defines t f", "column defines t.id f", "column defines t.b f"]


@pytest.mark.parametrize("before", ["-- ", "-- +goose Down\n", "-- migrate:down\n"])
def test_what_is_commented_or_takes_a_migration_back_creates_nothing(before: str) -> None:
    assert names(f"{before}CREATE TABLE t (id int);\n", "a.sql") == []


def test_a_file_of_sql_has_its_tables_by_name() -> None:
    assert names("CREATE TABLE t (id int);\n", "a.sql") == ["table defines t t", "column defines t.id t"]
