// --- path: index.ts ---
import express, { Router } from "express";
import users, { list } from "./users";
import { register } from "./late";
import { setup } from "./setup";

const app = express();
const api = Router();
app.use("/api", guard, api);
api.use("/users", users);
api.use("/lazy", require("./lazy"));
register(app);
setup(api);

app.get("/", (req, res) => {
// <- route: GET / -> lines 15-18
  answer(res);
});
app.route("/books").get(list).post(guard, list);
// <- route: POST /books -> users.ts:list
app.all(["/one", "/two"], list);
// <- route: ANY /two -> users.ts:list
api.put("/wrapped", catchErrors(list));
// <- route: PUT /api/wrapped -> users.ts:list
app.get("env");
// <- route: nothing

function guard() {}
function answer(res) {}
function catchErrors(f) { return f; }

// --- path: users.ts ---
import { Router } from "express";
const router = Router();
const BASE = "/all";
export function list(req, res) {}
router.get("/", list);
// <- route: GET /api/users -> list
router.delete(`${BASE}/:id`, list);
// <- route: DELETE /api/users/all/:id -> list
export default router;

// --- path: lazy.ts ---
const express = require("express");
const lazy = express.Router();
lazy.get("/x", function named(req, res) {});
// <- route: GET /api/lazy/x -> lines 46-46
module.exports = lazy;

// --- path: late.ts ---
import type { Application } from "express";
import { list } from "./users";
export function register(server: Application) {
  server.patch("/late", list);
  // <- route: PATCH /late -> users.ts:list
  const cache = new Map();
  cache.get("/not", list);
  // <- route: nothing
}

// --- path: setup.ts ---
import { list } from "./users";
export const setup = (router) => {
  router.get("/things", list);
  // <- route: GET /api/things -> users.ts:list
};
