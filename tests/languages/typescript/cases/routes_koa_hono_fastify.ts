// --- path: koa.ts ---
import Koa from "koa";
import mount from "koa-mount";
import Router from "koa-router";
import documents from "./documents";

const api = new Koa();
const router = new Router({ prefix: "/v2" });
router.use("/", documents.routes());
api.use(router.routes());
const app = new Koa();
app.use(mount("/api", api));

// --- path: documents.ts ---
import Router from "koa-router";
const router = new Router();
router.post("documents.create", auth(), async (ctx) => {
// <- route: POST /api/v2/documents.create -> lines 17-19
});
router.register("documents.share", ["get", "post"], show);
// <- route: GET|POST /api/v2/documents.share -> show
function auth() {}
function show() {}
export default router;

// --- path: hono.ts ---
import { Hono } from "hono";
const books = new Hono();
books.get("/:id", show);
// <- route: GET /books/:id -> show
const app = new Hono();
app.route("/books", books);
function show(c) {}

// --- path: fastify.ts ---
import fastify from "fastify";
import plugin from "./plugin";
const app = fastify();
app.register(plugin, { prefix: "/plug" });
app.route({ method: ["GET", "HEAD"], url: "/full", handler: full });
// <- route: GET|HEAD /full -> full
function full() {}

// --- path: plugin.ts ---
import type { FastifyInstance } from "fastify";
export default async function plugin(fastify: FastifyInstance) {
  fastify.get("/in", { schema: {} }, async (request) => answer());
  // <- route: GET /plug/in -> lines 47-47
}
function answer() {}

// --- path: based.ts ---
import { Hono } from "hono";
const app = new Hono().basePath("/api");
const route = app.get("/hello", show);
// <- route: GET /api/hello -> show
function show() {}

// --- path: routes/tasks/index.ts ---
export default async function (fastify) {
  fastify.get("/:id", show);
  // <- route: GET …/:id -> show
}
function show() {}
