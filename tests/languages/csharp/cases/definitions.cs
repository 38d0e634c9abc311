namespace Shop;

class Cart {
  int Add(int count) { return count; }

  int Total() {
    return Add(1);
    //     ^ calls: Cart.Add (lexical)
  }

  void Fails() {
    missing();
    // <- unresolved: undefined
  }
}
// --- path: Shop/Text.cs ---
namespace Shop;

internal ref partial struct Text
//                          ^ defines: class Text
{
    public Text(int size) { }
    public void Add(char one) { }
    //          ^ defines: method Text.Add
}
