class Sum { round() {} }
interface Make<T> { (from: string): T }
interface Construct<T> { new (from: string): T; label: string }
interface Both { (from: string): Sum; (from: number): Both }
interface Trouble extends Error { tell(): void }
export const Trouble: Construct<Trouble> = declare();
const Other: Construct<Sum> = declare();
type Step<A, B> = (from: A) => B;
type Parts = { part(): Sum; whole: () => Sum; (): Sum };
function calls(make: Make<Sum>, both: Both, step: Step<string, Sum>, fresh: new () => Sum, parts: Parts) {
  make("").round();
  //       ^ calls: Sum.round (member)
  both(1).round();
  //      ^ unresolved: unknown-receiver
  step("").round();
  //       ^ calls: Sum.round (member)
  new fresh().round();
  //          ^ calls: Sum.round (member)
  parts.part().round();
  //    ^ calls: Parts.part (member)
  parts.part().round();
  //           ^ calls: Sum.round (member)
  parts.whole().round();
  //            ^ calls: Sum.round (member)
  parts().round();
  //      ^ calls: Sum.round (member)
  new Trouble("").tell();
  //  ^ calls: Trouble (lexical)
  new Trouble("").tell();
  //              ^ calls: Trouble.tell (member)
  new Other("").round();
  //  ^ unresolved: dynamic
  new Other("").round();
  //            ^ calls: Sum.round (member)
}
function receives(this: Sum) { this.round() }
//                                  ^ calls: Sum.round (member)
const wrapped = (<T>(it: T): it is T => true);
wrapped(1);
// <- calls: wrapped (lexical)
type Keyed = { [key: string]: Sum };
//   ^ defines: type_alias Keyed []
type Listed = { first: Sum };
//   ^ defines: trait Listed [alias]
