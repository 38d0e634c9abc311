// Loops and spreads run the iterator of what they are about, reading and writing run getters and setters.
class Bag {
  *[Symbol.iterator]() {}
  async *[Symbol.asyncIterator]() {}
  get size() { return 1; }
  set size(value) {}
  get more() { return new Bag(); }
  all() {
    return [...this];
    // <- runs: Bag.[Symbol.iterator]
  }
}
class Row { [Symbol.iterator]() { return { next() {} }; } }
class Own { next() {} [Symbol.iterator]() { return this; } }
const bag = new Bag();
const table = { get made() { return 1; } };
function loop() {
  for (const each of bag) each;
  // <- runs: Bag.[Symbol.iterator]
}
function made() {
  for (const each of new Row()) each;
  // <- runs: Row.[Symbol.iterator], Row.[Symbol.iterator].next
}
function own() {
  for (const each of new Own()) each;
  // <- runs: Own.[Symbol.iterator], Own.next
}
async function later() {
  for await (const each of bag) each;
  // <- runs: Bag.[Symbol.asyncIterator]
}
function given() {
  loop(...bag);
  // <- runs: Bag.[Symbol.iterator]
}
function* handed() {
  yield* bag;
  // <- runs: Bag.[Symbol.iterator]
}
function copied() {
  return { ...bag };
  // <- runs: nothing
}
function keys(bag) {
  for (const key in bag) key;
  // <- runs: nothing
  for (const each of bag) each;
}
function read() {
  return bag.size;
  // <- runs: Bag.size
}
function write() {
  bag.size = 1;
  // <- runs: Bag.size~2
}
function both() {
  bag.more.size += 1;
  // <- runs: Bag.more, Bag.size, Bag.size~2
}
function written() {
  return table.made;
  // <- runs: table.made
}
function plain() {
  return bag.all;
  // <- runs: nothing
}
