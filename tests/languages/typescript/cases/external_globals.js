setTimeout(() => {});
// <- external: globalThis.setTimeout
const p = new Promise(() => {});
//            ^ external: globalThis.Promise
function fetch() {}
fetch();
// <- calls: fetch (lexical)
unheardOf();
// <- unresolved: undefined
console.log(JSON.stringify(Math.max(1, 2)));
//      ^ external: globalThis.console.log
//               ^ external: globalThis.JSON.stringify
//                              ^ external: globalThis.Math.max
document.createElement("a").focus();
//       ^ external: globalThis.document.createElement
//                          ^ unresolved: elsewhere
process.env.HOME.trim();
//               ^ external: globalThis.process.env.HOME.trim
window.unheardOf();
//     ^ unresolved: unknown-receiver
"a".trim().split(",");
//  ^ external: globalThis.String.trim
//         ^ unresolved: elsewhere
`${p}`.trim();
//     ^ external: globalThis.String.trim
(`${p}` + "a").trim();
//             ^ unresolved: unknown-receiver
/a/.test("a");
//  ^ external: globalThis.RegExp.test
function draw(performance, String) {
  performance.now();
  //          ^ unresolved: unknown-receiver
  "a".trim();
  //  ^ external: globalThis.String.trim
}
{
  const console = { log() {} };
  console.log();
  //      ^ calls: console.log (member)
}
describe("drawing", () => {});
// <- external: globalThis.describe
expect(draw()).toBe(jest.fn());
// <- external: globalThis.expect
//     ^ calls: draw (lexical)
//             ^ unresolved: elsewhere
//                       ^ external: globalThis.jest.fn
