import Foundation
#      ^ imports: Foundation

/// A basket.
public class Cart: Basket, Priced {
#            ^ defines: class Cart [class]
#            ^ bases: Basket | Priced
#            ^ docstring: A basket.
  private var total: Int = 0
#             ^ defines: field Cart.total
#             ^ visibility: private
  init(items: [Item]) {}
# ^ defines: method Cart.init
  func add(_ item: Item) -> Bool { let local = 1; return other(local) }
#      ^ defines: method Cart.add
#                                                        ^ unresolved: no call
}
struct Item { let price = 1 }
#      ^ defines: class Item [struct]
enum State { case open, paid(Int) }
#                 ^ defines: variant State.open
protocol Priced { func price() -> Int }
#        ^ defines: trait Priced
#                      ^ defines: method Priced.price
extension Cart { func clear() {} }
#         ^ defines: class Cart~2 [extension]
func top() {}
#    ^ defines: function top
typealias Amount = Int
#         ^ defines: type_alias Amount
func checked(_ a: Int, _ b: Int?) -> Int {
//   ^ complexity: 8
  guard let c = b else { return 0 }
  if a > 1 && c > 1 || a == c { return 1 }
  for _ in 0..<a { }
  switch a {
  case 1: return 1
  default: return c > 2 ? 1 : 2
  }
}
