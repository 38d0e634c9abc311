// What says how it is iterated over gives what that gives, written by hand or by a generator.
class Item { read() {} }
class Bag { *[Symbol.iterator]() { yield new Item() } }
class Typed { [Symbol.iterator](): Iterator<Item> { return null as any } }
class Within {
  items: Item[] = [];
  [Symbol.iterator]() { return this.items[Symbol.iterator]() }
  //                           ^ external: globalThis.Array.[Symbol.iterator]
  again() {
    for (const item of this) item.read();
    //                            ^ calls: Item.read (member)
  }
}
class Written {
  [Symbol.iterator]() {
    let left = 1;
    return {
      next: () => {
        if (left-- > 0) return { value: new Item(), done: false };
        return { value: undefined, done: true };
      },
    };
  }
}
class Itself {
  [Symbol.iterator]() { return this }
  next() { return { value: new Item(), done: false } }
}
class Later { async *[Symbol.asyncIterator]() { yield new Item() } }
class Heir extends Bag {}
class Unknown { [Symbol.iterator]() { return given() } }
declare function given(): any;
async function run() {
  for (const item of new Bag()) item.read();
  //                                 ^ calls: Item.read (member)
  for (const item of new Typed()) item.read();
  //                                   ^ calls: Item.read (member)
  for (const item of new Written()) item.read();
  //                                     ^ calls: Item.read (member)
  for (const item of new Itself()) item.read();
  //                                    ^ calls: Item.read (member)
  for (const item of new Heir()) item.read();
  //                                  ^ calls: Item.read (member)
  for await (const item of new Later()) item.read();
  //                                         ^ calls: Item.read (member)
  [...new Bag()].forEach((item) => item.read());
  //                                    ^ calls: Item.read (member)
  for (const item of new Unknown()) item.read();
  //                                     ^ unresolved: unknown-receiver
  const bag = new Bag(), item = new Item();
  bag[Symbol.iterator]();
  // <- calls: Bag.[Symbol.iterator] (member)
  item[Symbol.iterator]();
  // <- unresolved: dynamic
}
