import Foundation

/// A basket.
public class Cart: Basket, Priced {
  private var total: Int = 0
  init(items: [Item]) {}
  func add(_ item: Item) -> Bool { let local = 1; return other(local) }
}
struct Item { let price = 1 }
enum State { case open, paid(Int) }
protocol Priced { func price() -> Int }
extension Cart { func clear() {} }
func top() {}
typealias Amount = Int
