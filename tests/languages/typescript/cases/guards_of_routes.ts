// --- path: index.ts ---
import express, { Router } from "express";
import { requireAuth, allow } from "./access";
import users from "./users";
import open from "./open";

const app = express();
app.use((req, res, next) => { res.locals.start = 1; next(); });
app.get("/health", health);
// <- guards: nothing
app.use("/open", open);
app.use("/api", requireAuth);
app.get("/about", health);
// <- guards: nothing
app.post("/api/pages", allow("write", "pages"), health);
// <- guards: requireAuth, allow(write, pages)
app.use("/api/users", throttle, users);
app.use((req, res, next) => { if (!req.user) return res.sendStatus(401); next(); });
app.route("/last").get(requireAuth, health);
// <- guards: function, requireAuth
app.delete("/listed", [requireAuth, health]);
// <- guards: function, requireAuth
function health(req, res) {}
function throttle(req, res, next) {}

// --- path: access.ts ---
export function requireAuth(req, res, next) {}
export function allow(...rights) { return (req, res, next) => next(); }

// --- path: users.ts ---
import { Router } from "express";
const router = Router();
router.get("/first", list);
// <- guards: requireAuth, throttle
router.use(isAdmin);
router.get("/", list);
// <- guards: requireAuth, throttle, isAdmin
function list(req, res) {}
function isAdmin(req, res, next) {}
export default router;

// --- path: open.ts ---
import { Router } from "express";
const router = Router();
router.get("/", (req, res) => res.send(""));
// <- guards: nothing
export default router;

// --- path: hooks.ts ---
import fastify, { FastifyInstance } from "fastify";
const server = fastify();
server.get("/early", { preHandler: [server.authenticate] }, show);
// <- guards: checkLogin, server.authenticate
server.addHook("onSend", checkLogin);
server.addHook("onRequest", checkLogin);
server.route({ method: "GET", url: "/late", onRequest: limit, handler: show });
// <- guards: checkLogin, limit
async function show() {}
async function checkLogin(request) {}
async function limit(request) {}
function plugin(inner: FastifyInstance) {
  inner.put("/inner", show);
  // <- guards: checkLogin
  // <- route: PUT /inner -> show
}
plugin(server);
