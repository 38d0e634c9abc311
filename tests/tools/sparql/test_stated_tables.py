"""Keys, columns and tables as models, schemas and migrations of frameworks state them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "app/models.py": """\
class Media(models.Model):
    item = models.ForeignKey("Item", on_delete=models.CASCADE)
    class Meta:
        abstract = True
class Film(Media):
    pass
class Season(Media):
    pass
class Remake(Film):
    pass
""",
    "app/Visit.php": """\
<?php
trait HasVisitor {
    public function visitor(): BelongsTo { return $this->belongsTo(Visitor::class); }
}
class Visit extends Model {
    use HasVisitor;
    protected $table = 'page_visits';
    public function page() { return $this->belongsTo('App\\Models\\Page'); }
}
""",
    "db/migrations/1_visits.php": """\
<?php
function up() {
  $this->schema->create('page_visits', function ($table) { $this->references($table, 'visitors', 'guest_id'); });
  Schema::create('old_visits', function ($table) { $table->foreignId('visitor_id')->constrained(); });
  Schema::table('visitors', function ($table) { $table->string('name'); });
}
function down() { Schema::create('gone', function ($table) {}); }
""",
    "db/migrations/0001.py": "migrations.CreateModel(name='Film', fields=[])\n",
    "db/migrations/0002.py": """\
def upgrade():
    with op.batch_alter_table("visitors") as batch_op:
        batch_op.add_column(sa.Column("age", sa.Integer()))
""",
    "db/migrate/3_scores.rb": "create_table :scores do |t|\n  t.string :name\nend\nadd_reference :scores, :film\n",
    "db/changelog/4.yaml": """\
- addColumn:
    columns:
    - column:
        name: place
    tableName: visitors
- createTable:
    columns: []
    tableName: shops
""",
    "Migrations/5.cs": """\
void Up() { b.CreateTable(name: "Bills"); b.AddColumn<int>(name: "Sum", table: "Visitors"); }
void Down() { b.AddColumn<int>(name: "Old", table: "Visitors"); }
""",
    "db/migrations/6.sql": "CREATE TABLE orders (id INT);\nALTER TABLE visitors ADD COLUMN a INT, ADD COLUMN b INT;\n",
    "users.ts": """\
await prisma.user.deleteMany({ where: { old: true } });
await prisma.user.findMany();
userRepository.delete(1);
users.delete(key);
await prisma.user.create({ data });
await db.update(users).set({ name });
async deleteUser(id: string) {
""",
    "user.py": """\
User.objects.filter(old=True).delete()
for user in User.objects.all():
    user.delete()
    names.delete()
def delete_user_name(user):
    return user.name
""",
    "schema.rs": "joinable!(orders -> shops (shop_id));\n",
    "course.rb": """\
class Course < ApplicationRecord
  class Failed < RuntimeError
  end
  belongs_to :shop
end
""",
}


@pytest.fixture(scope="module")
def cinema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("tables") / "cinema", FILES)


@pytest.mark.parametrize(
    ("question", "first", "rows"),
    [
        (
            "Which models belong to Item?",
            "at least 2 models belonging to Item",
            ["app/models.py:2 Film.item → Item · Media: item", "app/models.py:2 Season.item → Item"],
        ),
        (
            "Which tables have a foreign key to visitors?",
            "at least 1 table with a foreign key to visitors; 1 more by migrations alone, which may be gone since",
            ["Visit.visitor → Visitor · HasVisitor:", "by migrations alone:", "old_visits.visitor_id → visitor"],
        ),
        (
            "Which tables have a foreign key to pages?",
            "at least 1 table with a foreign key to pages",
            ["Visit.page → Page"],
        ),
        (
            "Which tables reference shops?",
            "at least 2 tables with a foreign key to shops",
            ["orders.shop_id → shops", "Course.shop → shop"],
        ),
        (
            "Which migrations add a column to visitors?",
            "at least 5 migrations with a column added to visitors, in 6 declarations",
            [
                "1_visits.php:5 visitors.name",
                "visitors.age",
                "visitors.place",
                "Visitors.Sum",
                "visitors.a",
                "visitors.b",
            ],
        ),
        (
            "Which migrations add a column to scores?",
            "at least 1 migration with a column added to scores",
            ["3_scores.rb:4 scores.film"],
        ),
    ],
)
def test_keys_and_columns_are_those_of_models_before_migrations(
    cinema: tuple[Workspace, Path], question: str, first: str, rows: list[str]
) -> None:
    text = asked(*cinema, ask, question)
    assert text.startswith(first), text
    assert not [row for row in rows if row not in text], text


@pytest.mark.parametrize(
    ("table", "row"),
    [
        ("page_visits", "db/migrations/1_visits.php:3"),
        ("film", "db/migrations/0001.py:1"),
        ("scores", "db/migrate/3_scores.rb:1"),
        ("shops", "db/changelog/4.yaml:6"),
        ("bills", "Migrations/5.cs:1"),
        ("orders", "db/migrations/6.sql:1"),
    ],
)
def test_a_table_is_created_by_the_migration_that_states_it(
    cinema: tuple[Workspace, Path], table: str, row: str
) -> None:
    text = asked(*cinema, ask, f"Which migration creates the {table} table?")
    assert text.startswith(f"at least 1 migration creating the table {table}"), text
    assert row in text, text


@pytest.mark.parametrize(
    ("question", "lines"),
    [
        ("Which code deletes users?", ["users.ts:1", "users.ts:3", "users.ts:7", "user.py:1", "user.py:3"]),
        ("Where are users deleted?", ["users.ts:1", "users.ts:3", "users.ts:7", "user.py:1", "user.py:3"]),
        ("Which code creates a user?", ["users.ts:5"]),
        ("Which functions update users?", ["users.ts:6"]),
    ],
)
def test_code_for_a_verb_is_that_which_writes_so(
    cinema: tuple[Workspace, Path], question: str, lines: list[str]
) -> None:
    text = asked(*cinema, ask, question)
    assert text.startswith(f"at least {len(lines)} place"), text
    assert not [line for line in lines if f"\n{line} " not in text], text


def test_keys_of_a_table_that_none_of_the_stated_ones_names_are_refused(cinema: tuple[Workspace, Path]) -> None:
    text = asked(*cinema, ask, "Which models belong to Bill?")
    assert text.startswith("no model belonging to Bill is found in the known forms; 8 declarations of other"), text


def test_a_table_that_only_an_undone_part_creates_is_refused(cinema: tuple[Workspace, Path]) -> None:
    text = asked(*cinema, ask, "Which migrations create the gone table?")
    assert text.startswith("no migration creating the table gone is found in the known forms"), text
