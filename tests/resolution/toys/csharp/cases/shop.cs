// --- path: Base.cs ---
namespace Shop;
class Base {
  public Base(int rate) {}
  public void Load() {}
}
// --- path: Cart.cs ---
namespace Shop;
partial class Cart : Base {
  Tax tax;
  public Cart(int rate) : base(rate) {
    //                    ^ calls: Base.cs:Base.Base (lexical)
    Load();
    // <- calls: Base.cs:Base.Load (inherited)
    this.Weigh();
    //   ^ calls: CartMore.cs:Cart.Weigh (member)
  }
  public Tax Add(int count) { return tax; }
  public Tax Add(string name) { return tax; }
}
// --- path: CartMore.cs ---
namespace Shop;
partial class Cart {
  public int Weigh() {
    Add(1).Rate();
    // <- calls: Cart.cs:Cart.Add (lexical)
    //     ^ calls: Tax.cs:Tax.Rate (member)
    Add("apple");
    // <- calls: Cart.cs:Cart.Add~2 (lexical)
    tax.Rate();
    //  ^ calls: Tax.cs:Tax.Rate (member)
    return 1;
  }
}
// --- path: Tax.cs ---
namespace Shop;
class Tax {
  public int Rate() { return 1; }
}
// --- path: Extensions.cs ---
namespace Shop;
static class Extensions {
  public static int Price(this Cart cart, int count) {
    cart.Weigh();
    //   ^ calls: CartMore.cs:Cart.Weigh (member)
    return Twice(count);
    //     ^ calls: Extensions.Twice (lexical)
  }
  public static int Add(this Cart cart, int one, int two) { return one; }
  static int Twice(int count) { return count; }
}
// --- path: Main.cs ---
namespace Shop;
class Program {
  public void Run() {
    var cart = new Cart(1);
    //             ^ calls: Cart.cs:Cart, Cart.cs:Cart.Cart (imported)
    cart.Add(2);
    //   ^ calls: Cart.cs:Cart.Add (member)
    cart.Price(3);
    //   ^ calls: Extensions.cs:Extensions.Price (imported)
    Extensions.Price(cart, 3);
    //         ^ calls: Extensions.cs:Extensions.Price (member)
    cart.Add(1, 2);
    //   ^ calls: Extensions.cs:Extensions.Add (imported)
    cart.Missing();
    //   ^ unresolved: undefined
  }
}
