#include <cstdio>

#include "shop/cart.h"

#define SHOW(sum) std::printf("%d\n", sum)

static shop::Cart carts[2];
int (*shown)(int) = nullptr;

int main() {
  shop::Cart cart;
  cart.add(std::make_unique<shop::Gift>());
  cart.add(std::unique_ptr<shop::Item>(new shop::Item(3)));
  SHOW(cart.total(1));
  unknown(cart)->total();
  shown(shop::largest(cart.total(), 2));
  return 0;
}
