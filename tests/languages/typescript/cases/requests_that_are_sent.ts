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

// --- path: wrapped.ts ---
const base = "/api";
const paths = { orders: `${base}/orders` };

interface Gateway {
  post(path: string, body: unknown): Promise<void>;
}

export class Orders {
  constructor(private requests: Gateway, private seen: Map<string, string>) {}

  async send(instance: string) {
    await this.requests.post(paths.orders, {});
    //                  ^ request: POST /api/orders
    await this.requests.post("/api/orders/last", {});
    //                  ^ request: POST /api/orders/last
    this.seen.get("/api/orders");
    //        ^ request: nothing
    await fetch(instance + "/api/orders", { method: "PUT" });
    //    ^ request: PUT …/api/orders
  }
}

export const redeliver = (typed) => typed.POST('/v1/webhooks/{id}/redeliver', {})
// <- request: POST /v1/webhooks/{id}/redeliver

// --- path: own.ts ---
const api = {
  http(verb: string, url: string, body: unknown) {
    return window.fetch(url, { method: verb, body });
  },
  warnings(event: string) {
    const url = `/orga/${event}/warnings/`;
    return api.http("GET", url, null);
    //         ^ request: GET /orga/…/warnings/
  },
};

function query(path: string, method: string, body?: unknown) {}

function marked(id: string) {
  query(`orders/${id}/mark/`, "POST");
  // <- request: POST orders/…/mark/
  query("application/json", "POST");
  // <- request: nothing
  cy.intercept("GET", "/orga/1/warnings/", {});
  // ^ request: nothing
  add("POST", "/orders", marked);
  // <- request: nothing
}
// --- path: paths.ts ---
export const route = (path, query) => new URL(path).toString()
// --- path: groups.ts ---
import { route } from './paths'
export class Groups {
  http
  update(body) { return this.http.put({ url: route('/groups'), body }) }
  // ^ request: PUT …/groups
  fill(map) { return this.map.put({ url: 'groups' }) }
  // ^ request: nothing
}
// --- path: generated.ts ---
export class Api {
  async sort(id) {
    let urlPath = `/api/sort/`
    return await this.request({ path: urlPath, method: 'POST' })
    // ^ request: POST /api/sort/
  }
  pause(options) { return this.$http.put(`${base()}${tenant()}/triggers/pause`, options) }
  // ^ request: PUT …/triggers/pause
}
