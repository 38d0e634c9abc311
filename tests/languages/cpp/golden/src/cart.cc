#include "shop/cart.h"

#include "missing.h"

namespace shop {

namespace {
int taxed(int price) { return price + price / 5; }
}  // namespace

// TODO: gifts of partners have a price
int Gift::price() const { return 0; }

void Cart::add(std::unique_ptr<Item> item) { items_.push_back(std::move(item)); }

int Cart::total() const {
  int sum = 0;
  for (const auto& item : items_) {
    sum += item->price();
  }
  return taxed(sum);
}

int Cart::total(int discount) const { return total() - discount; }

}  // namespace shop
