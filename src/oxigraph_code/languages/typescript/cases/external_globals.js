setTimeout(() => {});
// <- external: globalThis.setTimeout
const p = new Promise(() => {});
//            ^ external: globalThis.Promise
function fetch() {}
fetch();
// <- calls: fetch (lexical)
unheardOf();
// <- unresolved: undefined
