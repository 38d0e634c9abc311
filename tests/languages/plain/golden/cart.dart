import 'item.dart' as items;

/// A basket.
abstract class Cart extends Basket with Counted implements Priced {
  final int total = 0;
  Cart(this.total);
  int add(int item) { return other(item); }
  int get size => 1;
}
mixin Counted {}
enum State { open, paid }
extension More on Cart { void clear() {} }
typedef Rule = int Function(int);
void main(List<String> args) {}
const limit = 2;
