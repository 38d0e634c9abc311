import * as parts from "./parts"
export function Item() { return null }
const limit = 3

export function List() {
  return <div title={limit}><Item /><parts.Row count={limit} /></div>
  //                 ^ references: limit
  //                         ^ references: Item
}
// --- path: parts.tsx ---
export function Row() { return null }
