"""Questions about a web application in TypeScript: schema, procedures, pages, guards, stores."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "package.json": '{"name": "polls", "dependencies": {"next": "15.0.1", "@nestjs/core": "11.0.2"}}',
    "next.config.js": "module.exports = {}\n",
    "prisma/schema.prisma": """\
datasource db {
  url = env("DATABASE_URL")
}

model Poll {
  id     String   @id
  title  String?
  votes  Vote[]
  totals Total[]
}

model Vote {
  id   String @id
  poll Poll   @relation(fields: [id], references: [id])
}

view Total {
  amount Int
}
""",
    "prisma/migrations/20240101_init/migration.sql": 'CREATE TABLE "Poll" ("id" TEXT, "old" TEXT);\n',
    "src/pages/polls.tsx": "export default function Polls() { return <b/>; }\n",
    "src/pages/polls/[id].tsx": "export default function PollPage() { return <b/>; }\n",
    "src/app/feed/route.ts": "export async function GET() { return new Response(); }\n",
    "src/close.test.ts": "test('closes', () => {});\n",
    "src/pages/about.tsx": "export default function About() { return <b/>; }\n",
    "src/server/polls.ts": """\
import { router, publicProcedure } from './trpc';

export const pollsRouter = router({
  close: publicProcedure.mutation(async () => 1),
  list: publicProcedure.query(async () => 2),
});
""",
    "src/server/users.ts": """\
import { router, publicProcedure } from './trpc';

export const usersRouter = router({ rename: publicProcedure.mutation(async () => 1) });
""",
    "src/server/root.ts": """\
import { router } from './trpc';
import { pollsRouter } from './polls';
import { usersRouter } from './users';

export const appRouter = router({ polls: pollsRouter, users: usersRouter });
""",
    "src/server/trpc.ts": """\
import { initTRPC } from '@trpc/server';

export const { router, procedure: publicProcedure } = initTRPC.create();
""",
    "src/store/voteStore.ts": """\
import { create } from 'zustand';

export const useVoteStore = create((set) => ({
  actions: {
    pick: (vote) => set({ vote }),
    clear: () => set({ vote: null }),
  },
}));
""",
    "server/controllers/invites.ts": """\
import type { FastifyInstance } from 'fastify';

export function inviteRoutes(fastify: FastifyInstance) {
  fastify.get('/invites/accepted', async () => []);
  fastify.post('/invites/accept', async () => db.insert(invites));
}
""",
    "server/main.ts": """\
import fastify from 'fastify';
import { inviteRoutes } from './controllers/invites';

const server = fastify();
server.register(inviteRoutes);
""",
    "server/schema.ts": """\
import { pgTable, text } from 'drizzle-orm/pg-core';

export const invites = pgTable('invite', { id: text('id'), email: text('email') });
""",
    "server/accounts.js": """\
export default (sequelize, DataTypes) => sequelize.define('Accounts', { id: DataTypes.STRING });
""",
    "api/vote.controller.ts": """\
import { Controller, Get, Post, UseGuards } from '@nestjs/common';

@Controller('votes')
@UseGuards(SessionGuard)
export class VoteController {
  @Get() all() {}
  @Post() cast() { return process.env.VOTE_LIMIT; }
}

@Controller('health')
export class HealthController {
  @Get() check() {}
}
""",
}


@pytest.fixture(scope="module")
def polls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("scripts") / "polls", FILES)


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("How many models are there?", "2 models in all"),
        ("How many tables are there?", "4 tables in all"),
        ("Which columns does the invite table have?", "2 columns: columns of the invite table"),
        ("Which columns does the accounts model have?", "1 column: columns of the"),
        ("Which models reference Poll?", "at least 1 table with a foreign key to Poll · "),
        ("Which models are related to Poll?", "1 model: models are related to Poll"),
        ("Which columns does the poll table have?", "2 columns: columns of the poll table"),
        ("What fields does the Poll model have?", "4 fields: the fields and properties of a type"),
        ("Where is DATABASE_URL read?", "1 row: the readers and the definition of an environment variable"),
        ("Where is the environment variable VOTE_LIMIT used?", "where does the text VOTE_LIMIT occur"),
        ("How many pages are there?", "3 pages in all"),
        ("Which pages are under /polls?", "2 pages: pages are under /polls"),
        ("Which pages are under /polls/[id]?", "1 page: pages are under /polls/[id]"),
        ("How many tRPC procedures are there?", "3 procedures in all"),
        ("Which procedures does the polls router have?", "2 procedures: procedures of the"),
        ("What actions does the vote store have?", "2 functions: the members of a type"),
        ("Which routes does the vote controller have?", "2 routes: routes of the `VoteController` controller"),
        ("Which routes are protected by SessionGuard?", "2 routes: routes are protected by SessionGuard"),
        ("Which routes does the invites controller register?", "2 routes: routes of the"),
        ("What happens when an invite is accepted?", "1 writing route with 'invite' and 'accepted'"),
        ("How many test files are there in src?", "1 file: the files that define tests (in src)"),
        ("What does the invites controller import?", "what does server/controllers/invites.ts import"),
        ("How many controllers does the API have?", "2 controllers in all"),
        ("Which Next.js version does the app use?", "1 row: the declarations of one dependency"),
        ("Which version of NestJS does the api use?", "1 row: the declarations of one dependency"),
    ],
)
def test_a_question_about_an_application_in_typescript_is_answered(
    polls: tuple[Workspace, Path], question: str, first: str
) -> None:
    assert asked(*polls, ask, question).startswith(first)


def test_words_that_clauses_read_make_no_list_by_words(polls: tuple[Workspace, Path]) -> None:
    workspace, root = polls
    assert not ask(workspace, Call(), "Which routes have a parameter invites?", project=str(root)).is_found


def test_the_guard_of_a_route_is_no_word_in_it(polls: tuple[Workspace, Path]) -> None:
    workspace, root = polls
    assert not ask(workspace, Call(), "Which routes need the permission to accept?", project=str(root)).is_found


def test_errors_that_no_class_is_may_be_made_by_calls(polls: tuple[Workspace, Path]) -> None:
    workspace, root = polls
    assert not ask(workspace, Call(), "Which error types does the server define?", project=str(root)).is_found


def test_required_variables_are_no_list_of_all_variables(polls: tuple[Workspace, Path]) -> None:
    workspace, root = polls
    assert not ask(workspace, Call(), "Which environment variables are required?", project=str(root)).is_found
