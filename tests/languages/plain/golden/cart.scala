package shop
import scala.util.{Try, Success => S}
import shop.items._

/** A basket. */
case class Cart(owner: String) extends Basket with Priced {
  private val total = 1
  def add(item: Item): Int = other(item)
}
object Main { def main(args: Array[String]): Unit = {} }
trait Priced { def price: Int }
enum State { case Open, Paid }
type Amount = Int
