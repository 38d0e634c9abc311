export interface Cache<in out Key, out Value> { get(key: Key): Value }
//               ^ defines: trait Cache [export]
export const both: {
  <A>(a: A): A
  <A, B>(a: A, b: B): B
} = null as any;
export function last() {}
//              ^ defines: function last [export]
