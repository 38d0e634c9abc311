class Item { read() {} }
class List<T> { first(): T; take() { return this } }
class Other { read() {} }
class Base {}
export interface Emitter<E> { ring(): void }
export class Emitter<E> extends Base { ping() {} }
class Sub extends Emitter<string> {
  constructor() {
    super();
    this.ping();
    //   ^ calls: Emitter.ping (inherited)
  }
}
class Store {
  find(): List<Item>;
  find<T>(filter: T): List<T>;
  find(filter?: unknown) { return new List<Item>(); }
  either(): List<Item>;
  either(key: string): Other;
  either(key?: string) { return key ? new Other() : new List<Item>(); }
  get<T>(key: T): List<T> { return new List<T>() }
}
async function use(store: Store, error: unknown, sent: AsyncIterable<Item>) {
  store.find("x").take(1);
  //              ^ calls: List.take (member)
  store.either("x").read();
  //                ^ unresolved: unknown-receiver
  (await store.get<Item>(one)).first().read();
  //                           ^ calls: List.first (member)
  await store.get<Item>(one).first();
  //          ^ calls: Store.get (member)
  //                         ^ calls: List.first (member)
  await give<Item>(one);
  //    ^ calls: give (lexical)
  let item: Item | undefined = undefined;
  for await (item of sent) item.read();
  //                            ^ calls: Item.read (member)
  let loose;
  for (loose of sent) loose.read();
  //                        ^ calls: Item.read (member)
  if (error == null || !(error instanceof Item)) return;
  error.read();
  //    ^ calls: Item.read (member)
}
function mayBe(error: unknown) {
  if (error == null && !(error instanceof Item)) return;
  error.read();
  //    ^ unresolved: unknown-receiver
}
function give<T>(it: T): T { return it }
declare const one: Item;
const handlers: { [event: string]: (item: Item) => void } = {};
handlers.open = (item) => item.read();
//                             ^ calls: Item.read (member)
handlers["key-down"] = (item) => { item.read() };
//                                      ^ calls: Item.read (member)
const loosely: { [event: string]: unknown } = {};
loosely.open = (item) => item.read();
//                            ^ unresolved: unknown-receiver
class Holder {
  on: (item: Item) => void;
  many: { [name: string]: Item };
  constructor(name: string) {
    this.on = (item) => item.read();
    //                       ^ calls: Item.read (member)
    this.many[name].read();
    //              ^ calls: Item.read (member)
  }
}
// Several signatures are one function, also where it is bound to the instance or spread out with others.
class Bound {
  constructor() { this.refine = this.refine.bind(this) }
  refine(text: string): void;
  refine(count: number): void;
  refine(it: any): void {}
  again() { this.refine(1) }
  //             ^ calls: Bound.refine~2, Bound.refine~3, Bound.refine~4 (member)
}
namespace words { export function word(text: string): void; export function word(count: number): void; export function word(it: any) {} }
namespace checks { export function check() {} }
const everything = { ...words, ...checks };
everything.word(1);
//         ^ calls: words.word, words.word~2, words.word~3 (member)
