// --- path: start.ts ---
namespace App {
  export function start() {}
  export class Page { show() {} }
}
interface Shared { one(): void }
function twice() {}
// --- path: go.ts ---
/// <reference path="start.ts" />
namespace App {
  export function go() {
    start();
    // <- calls: start.ts:App.start (lexical)
    new Page().show();
    //         ^ calls: start.ts:App.Page.show (member)
    stop();
    // <- unresolved: undefined
  }
}
interface Shared { two(): void }
App.start();
//  ^ calls: start.ts:App.start (imported)
function f(shared: Shared) {
  shared.one();
  //     ^ calls: start.ts:Shared.one (inherited)
  shared.two();
  //     ^ calls: Shared.two (member)
  shared.three();
  //     ^ unresolved: undefined
}
twice();
// <- unresolved: undefined
// --- path: again.ts ---
function twice() {}
