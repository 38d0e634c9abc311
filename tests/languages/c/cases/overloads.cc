// Calls by members, namespaces and overloads.
// --- path: shop/cart.h ---
#include <memory>
#define API __attribute__((visibility("default")))
namespace shop {
class API Item {
 public:
  Item(int price);
  int price() const;
};
class Cart : public Item {
 public:
  int total() const;
  int total(int discount) const;
  void put(const Item& item);
  void put(const char* name);
  Item* first();
  std::unique_ptr<Item> last_;
};
int weigh(const Item& item);
}
// --- path: shop/cart.cc ---
#include "cart.h"
namespace shop {
Item::Item(int price) {}
int Item::price() const { return 0; }
int Cart::total() const { return price(); }
//                               ^ calls: Item.price (inherited)
int Cart::total(int discount) const { return total(); }
void Cart::put(const Item& item) { this->total(2); }
//                                       ^ calls: Cart.total~2 (member)
void Cart::put(const char* name) {}
Item* Cart::first() { return last_.get(); }
int weigh(const Item& item) { return item.price(); }
//                                        ^ calls: Item.price (member)
}
// --- path: shop/main.cc ---
#include "cart.h"
int run(shop::Cart& cart, int unknown) {
  cart.put("a");
  //   ^ calls: shop/cart.cc:Cart.put~2 (member)
  cart.put(shop::Item(2));
  //   ^ calls: shop/cart.cc:Cart.put (member)
  cart.first()->price();
  //            ^ calls: shop/cart.cc:Item.price (member)
  cart.last_->price();
  //          ^ calls: shop/cart.cc:Item.price (member)
  auto item = std::make_unique<shop::Item>(1);
  item->price();
  //    ^ calls: shop/cart.cc:Item.price (member)
  return shop::weigh(*item);
  //           ^ calls: shop/cart.cc:weigh (lexical)
}
