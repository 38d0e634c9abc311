class Alpha {
  method() {}
  static make() {}
}
class Beta {
  method() {}
  other() {}
}
class Gamma extends Alpha {}
Object.assign(Gamma.prototype, Beta.prototype);
new Gamma().method();
//          ^ calls: Alpha.method (inherited)
new Gamma().other();
//          ^ unresolved: undefined

function Old() {}
Old.prototype.run = function () {};
class Delta {}
Object.assign(Delta.prototype, Old.prototype);
new Delta().run();
//          ^ calls: Old.prototype.run (member)

const copy = {};
Object.assign(copy, new Alpha());
copy.method();
//   ^ may: Alpha.method, Beta.method
const all = {};
Object.assign(all, Alpha);
all.make();
//  ^ may: Alpha.make

function first() {}
function second() {}
const own = { act: first, stay: first };
Object.assign(own, { act: second });
own.act();
//  ^ may: first, second
own.stay();
//  ^ calls: first (member)

const chain = {};
Object.setPrototypeOf(chain, Beta.prototype);
chain.other();
//    ^ calls: Beta.other (member)
