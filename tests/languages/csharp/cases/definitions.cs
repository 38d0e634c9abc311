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
