// --- path: limits.ts ---
export const MOST = 3
export function tax() {}
export interface Rate { share: number }
export const Rate = { share: 2 }
// --- path: cart.ts ---
import { MOST as LIMIT, tax, Rate } from "./limits"
import * as limits from "./limits"

let open = 0
const table = { tax, most: limits.MOST }
//              ^ references: limits.ts:tax
//                                ^ references: limits.ts:MOST

export function add(rate: Rate, other) {
  open++
  // <- writes: open
  // <- references: open
  open = rate.share
  //          ^ references: limits.ts:Rate.share
  other.share = 1
  //    ^ writes: nothing
  const found: Rate = other as Rate
  //           ^ references: limits.ts:Rate, limits.ts:Rate~2
  return [LIMIT, Rate].map(tax)
  //      ^ references: limits.ts:MOST
  //                       ^ references: limits.ts:tax
}

// --- path: codes.ts ---
export type OPEN = typeof OPEN
export const OPEN = 1
//           ^ defines: variable OPEN~2
import * as codes from "./codes"

export function code() {
  return codes.OPEN
  //           ^ references: OPEN~2
}

export function close(tax) {
  const open = 1
  return [open, tax]
  //      ^ references: nothing
  //            ^ references: nothing
}

export function call() {
  tax()
  // <- references: nothing
}
