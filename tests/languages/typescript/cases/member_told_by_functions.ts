// What a function tells of its parameter is known of what it is called with, where that was so.
class Leaf {
  value() {}
}
class Twig {
  leaves() {}
  value() {}
}
type Part = Leaf | Twig;
function isLeaf(part: unknown): part is Leaf { return part instanceof Leaf; }
const isTwig = (part: unknown): part is Twig => part instanceof Twig;
function isPart(part: unknown): part is Part { return isLeaf(part) || isTwig(part); }
function isOther(part: unknown, other: unknown): other is Leaf { return part === other; }
const isMade = make() as (part: unknown) => part is Twig;
const isSecond = make() as (other: unknown, part: unknown) => part is Twig;
function isAny(part: unknown): boolean { return part !== null; }
function assertLeaf(part: unknown): asserts part is Leaf { if (!isLeaf(part)) throw new Error(); }
export function within(it: any, other: any, part: Part) {
  if (isLeaf(it)) {
    it.value();
    // ^ calls: Leaf.value (member)
  } else if (isTwig(it)) {
    it.leaves();
    // ^ calls: Twig.leaves (member)
  }
  it.value();
  // ^ unresolved: unknown-receiver
  if (other && isTwig(it)) it.value();
  //                          ^ calls: Twig.value (member)
  if (isPart(it)) {
    it.value();
    // ^ calls: Leaf.value, Twig.value (member)
  }
  if (isLeaf(part)) {
    part.value();
    //   ^ calls: Leaf.value (member)
  }
  if (isLeaf(other) || isTwig(other)) {
    other.value();
    //    ^ calls: Leaf.value, Twig.value (member)
  }
  if (isLeaf(other) || isTwig(it)) {
    other.value();
    //    ^ unresolved: unknown-receiver
  }
  if (isLeaf(other) || isAny(other)) {
    other.value();
    //    ^ unresolved: unknown-receiver
  }
  if (isLeaf(other) || isTwig(other) || isAny(other)) {
    other.value();
    //    ^ unresolved: unknown-receiver
  }
  if (isLeaf(other) || isTwig(other) || isLeaf(it)) {
    other.value();
    //    ^ unresolved: unknown-receiver
  }
  if (isLeaf(other) || isTwig(it) || isLeaf(other)) {
    other.value();
    //    ^ unresolved: unknown-receiver
  }
  return isTwig(other) && other.leaves();
  //                            ^ calls: Twig.leaves (member)
}
export function past(it: any, other: any) {
  if (!isTwig(it)) {
    it.value();
    // ^ unresolved: unknown-receiver
    return; // there is no more to it
  }
  it.value();
  // ^ calls: Twig.value (member)
  if (isAny(it)) {
    it.value();
    // ^ calls: Twig.value (member)
  }
  if (isOther(other, it)) {
    other.value();
    //    ^ unresolved: unknown-receiver
  }
  assertLeaf(other.first);
  other.first.value();
  //          ^ calls: Leaf.value (member)
  const given = isLeaf(other) ? other : undefined;
  given.value();
  //    ^ calls: Leaf.value (member)
}
export function made(it: any, other: any) {
  if (isMade(it)) it.leaves();
  //                 ^ calls: Twig.leaves (member)
  if (isSecond(other, it)) other.value();
  //                             ^ unresolved: unknown-receiver
}
export function anew(it: any, other: any) {
  if (isLeaf(it)) {
    it = other;
    it.value();
    // ^ unresolved: unknown-receiver
  }
}
