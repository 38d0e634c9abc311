class Sum { round() {} }
class Base { open() {} }
class Box<T> {
  value: T;
  get(): T { return this.value }
  same(): this { return this }
}
class SumBox extends Box<Sum> {}
class InnerBox extends SumBox {}
interface Shelf<A, B> { first: A; second(): Box<B> }
type Pair<A> = Shelf<A, Sum>;
type Maybe<A> = A | undefined;
function through(box: Box<Sum>, own: SumBox, inner: InnerBox, plain: Box, pair: Pair<Base>, maybe: Maybe<Box<Sum>>) {
  box.get().round();
  //        ^ calls: Sum.round (member)
  own.value.round();
  //        ^ calls: Sum.round (member)
  inner.same().get().round();
  //                 ^ calls: Sum.round (member)
  plain.get().round();
  //          ^ unresolved: unknown-receiver
  box.get().open();
  //        ^ unresolved: undefined
  pair.first.open();
  //         ^ calls: Base.open (member)
  pair.second().value.round();
  //                  ^ calls: Sum.round (member)
  maybe?.get().round();
  //           ^ calls: Sum.round (member)
}
class Bound<T extends Base> {
  constructor(readonly item: T) {}
  run() {
    this.item.open();
    //        ^ calls: Base.open (member)
    const later = () => this.item.open();
    //                            ^ calls: Base.open (member)
  }
}
function bound<T extends Base, U>(it: T, other: U) {
  it.open();
  // ^ calls: Base.open (member)
  other.open();
  //    ^ unresolved: unknown-receiver
}
class Narrow extends Bound<Derived> { narrow() { this.item.own() } }
//                                                         ^ calls: Derived.own (member)
class Derived extends Base { own() {} }
class Hides<Sum> { open(it: Sum) { it.round() } }
//                                    ^ unresolved: unknown-receiver
class Registry { find<T>(name: string): T | undefined { return undefined } }
function written<T>(name: string): T[] { return [] }
function explicit(registry: Registry, local: <T>() => T) {
  registry.find<Sum>("sum")?.round();
  //                         ^ calls: Sum.round (member)
  registry.find("sum").round();
  //                   ^ unresolved: unknown-receiver
  for (const each of written<Sum>("sums")) each.round();
  //                                            ^ calls: Sum.round (member)
}
