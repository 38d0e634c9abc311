class Row {
  first() {}
}
class Column {
  first() {}
  last() {}
}
function both(it: any) {
  return it instanceof Row && it.first();
  //                             ^ calls: Row.first (member)
}
function either(it: any, other: any) {
  it instanceof Row ? it.first() : 0;
  //                     ^ calls: Row.first (member)
  it instanceof Row ? it.first() : it.last();
  //                     ^ unresolved: unknown-receiver
  if (other && it instanceof Row) it.first();
  //                                 ^ calls: Row.first (member)
}
function past(it: any, other: any) {
  if (!(it instanceof Column)) {
    it.first();
    // ^ unresolved: unknown-receiver
    throw new Error();
  }
  it.last();
  // ^ calls: Column.last (member)
  if (other) {
    if (!(other instanceof Column)) return;
  }
  other.last();
  //    ^ unresolved: unknown-receiver
}
function deeper(it: any, some: any, other: any) {
  if (some && it instanceof Row && other && some.other) {
    it.first();
    // ^ calls: Row.first (member)
  }
  return !(it instanceof Column) || it.last();
  //                                   ^ calls: Column.last (member)
}
function leaves(it: any, other: any) {
  if (other || !(it instanceof Column) || other.none) {
    return;
  }
  it.last();
  // ^ calls: Column.last (member)
}
