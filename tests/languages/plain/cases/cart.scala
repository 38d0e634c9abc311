package shop
import scala.util.{Try, Success => S}
import shop.items._

/** A basket. */
case class Cart(owner: String) extends Basket with Priced {
#          ^ defines: class Cart [case]
#          ^ bases: Basket | Priced
#          ^ docstring: A basket.
  private val total = 1
#             ^ defines: field Cart.total
#             ^ visibility: private
  def add(item: Item): Int = other(item)
#     ^ defines: method Cart.add
#     ^ signature: (item: Item)
}
object Main { def main(args: Array[String]): Unit = {} }
#      ^ defines: class Main [object]
trait Priced { def price: Int }
#     ^ defines: trait Priced
enum State { case Open, Paid }
#                 ^ defines: variant State.Open
type Amount = Int
#    ^ defines: type_alias Amount
def checked(a: Int): Int = {
//  ^ complexity: 6
  if (a > 1 && a + 1 < 3 || a == 7) return 1
  a match {
    case 1 => 2
    case _ => 3
  }
}
