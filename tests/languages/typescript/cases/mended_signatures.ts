export const both: {
  /** One. */
  <A>(a: A): A
  // Two.
  <
    A,
    B
  >(a: A, b: B): B
} = dual<
  /** Here a sign would end what goes on. */
  <A>(a: A) => A,
  <A, B>(a: A, b: B) => B
>(2)
type Missing<N extends string> = `No \`Self\` in ${N}`
//   ^ defines: type_alias Missing
type Chosen<type extends string, /* second */ out B> = | (type extends "a" ? B : never)
//   ^ defines: type_alias Chosen
export function last() {}
//              ^ defines: function last [export]
