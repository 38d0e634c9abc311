import axios from "axios";
const client = { post(path: string) {} };

async function send(id: string) {
  await fetch(`/api/carts/${id}`, { method: "DELETE" });
  //    ^ request: DELETE /api/carts/…
  await axios.get("/api/carts");
  //          ^ request: GET /api/carts
  client.post("/documents.list");
  //     ^ request: POST /documents.list
  new Map().get("/x");
  //        ^ request: nothing
}

// --- path: server.ts ---
import express from "express";
const app = express();
app.get("/health", show);
//  ^ request: nothing
server.post("/api/carts");
//     ^ request: POST /api/carts
function show() {}
