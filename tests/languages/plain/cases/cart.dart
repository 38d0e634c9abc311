# --- path: lib/cart.dart ---
import 'item.dart' as items;
# <- defines: nothing

/// A basket.
abstract class Cart extends Basket with Counted implements Priced {
#              ^ defines: class Cart [abstract]
#              ^ bases: Basket | Counted | Priced
#              ^ docstring: A basket.
  final int total = 0;
#           ^ defines: field Cart.total
  Cart(this.total);
# ^ defines: method Cart.Cart
  int add(int item) { return other(item); }
#     ^ defines: method Cart.add
#     ^ signature: (int item)
  int get size => 1;
#         ^ defines: method Cart.size
}
mixin Counted {}
#     ^ defines: trait Counted
enum State { open, paid }
#            ^ defines: variant State.open
extension More on Cart { void clear() {} }
#                             ^ defines: method More.clear
typedef Rule = int Function(int);
#       ^ defines: type_alias Rule
void main(List<String> args) {}
#    ^ defines: function main
const limit = 2;
#     ^ defines: variable limit
