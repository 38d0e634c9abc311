// --- path: src/index.ts ---
export { shop } from "./shop"
// <- file: api
// --- path: packages/cart/src/index.ts ---
export const cart = 1
//           ^ file: api
// --- path: src/deep/index.ts ---
export const cart = 1
//           ^ file: nothing
// --- path: src/routes.ts ---
import express from "express"
const app = express()
app.get("/items", (request) => {})
// <- file: route
// --- path: src/settings.ts ---
app.get("port")
// <- file: nothing
// --- path: src/items.ts ---
class Items {
  @Get("all")
  all() {}
  // <- roles: route
  main() {}
  // <- roles: nothing
}
function main() {}
//       ^ roles: main
// --- path: app/items/route.ts ---
export async function GET() {}
//                    ^ file: route
