/** What can be paid. */
export interface Payable extends Named, Priced<number> {
//               ^ defines: trait Payable [export]
//               ^ bases: Named | Priced<number>
  readonly price: number;
//         ^ defines: field Payable.price [readonly]
  pay(amount: number): void;
//^ defines: method Payable.pay []
}
export const enum Level { Low, High = 2, 'very-high' = 3 }
//                ^ defines: enum Level [export, const]
//                        ^ defines: variant Level.Low []
type Amount = number | { whole: number; round(): void };
//   ^ defines: type_alias Amount []
//                                      ^ defines: nothing
namespace Tools {
//        ^ defines: namespace Tools []
  export function sort() {}
//                ^ defines: function Tools.sort [export]
  export const version = 1;
//             ^ defines: variable Tools.version [export]
}
type Box<Value> = { value: Value };
//   ^ defines: trait Box [alias]
//   ^ signature:
