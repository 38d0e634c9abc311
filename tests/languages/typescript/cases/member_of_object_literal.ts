class Store { load() {} }
const api = { get() {}, store: new Store(), "put": () => {}, "put-all"() {} };
api.get();
//  ^ calls: api.get (member)
api["get"]();
//   ^ calls: api.get (member)
api?.["put"]();
//     ^ calls: api.put (member)
api["store"].load();
//           ^ calls: Store.load (member)
api["put-all"]();
// <- calls: api.put-all (member)
declare const name: string;
api[name]();
// <- may: api.get, api.put, api.put-all
api["nothing"]();
//   ^ unresolved: unknown-receiver
const store = api["store"];
store["load"]();
//     ^ calls: Store.load (member)

class Gate { open() {} }
function first() {}
function second() {}
const both = [first, second, new Store(), new Gate()];
both[0]();
// <- calls: first (member)
both[1]();
// <- calls: second (member)
both[2].load();
//      ^ calls: Store.load (member)
both[3].open();
//      ^ calls: Gate.open (member)
const [, other, kept] = both;
other();
// <- calls: second (lexical)
const [{ name: left }, taken, last] = both;
taken();
// <- calls: second (lexical)
last.load();
//   ^ calls: Store.load (member)
declare const pair: [Store, Gate];
pair[1].open();
//      ^ calls: Gate.open (member)
declare const stores: Store[];
stores[7].load();
//        ^ calls: Store.load (member)
stores[70].load();
//         ^ calls: Store.load (member)
declare const byNumber: Record<number, Gate>;
byNumber[1].open();
//          ^ calls: Gate.open (member)
