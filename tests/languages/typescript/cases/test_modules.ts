// --- path: src/cart.test.ts ---
describe("cart", () => {
// <- file: test
  it("adds", () => {})
})
// --- path: src/each.spec.ts ---
it.skip.each([1])("adds", () => {})
// <- file: test
// --- path: src/__tests__/helper.ts ---
export function shop() {}
//              ^ file: nothing
// --- path: src/cart.ts ---
describe("cart", () => {})
// <- file: nothing
// --- path: src/checks.ts ---
import test from "node:test"
test("adds", () => {})
// <- file: test
// --- path: test/own.ts ---
function test(name: string) {}
//       ^ roles: nothing
test("adds")
// <- file: nothing
// --- path: test/cart.ts ---
suite("cart", () => { test("adds", () => {}) })
// <- file: test
// --- path: src/__tests__/cart.bench.ts ---
import { bench, describe } from "vitest"
describe("cart", () => { bench("adds", () => {}) })
// <- file: nothing
