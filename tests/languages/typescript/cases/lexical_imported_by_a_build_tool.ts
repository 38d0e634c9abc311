// --- path: composables/events.ts ---
export function onServerEvent(event, listen) {}
export const useCart = create((set) => ({ add() {} }))
function hidden() {}
// --- path: other/events.ts ---
export function onOther() {}
// --- path: pages/page.ts ---
export function page() {
  onServerEvent(1, () => {})
  // <- calls: composables/events.ts:onServerEvent (lexical)
  useCart().add()
  //        ^ calls: composables/events.ts:useCart.add (member)
  hidden()
  // <- unresolved: undefined
  onOther()
  // <- unresolved: undefined
}
