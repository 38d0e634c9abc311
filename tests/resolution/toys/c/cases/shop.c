// --- path: include/cart.h ---
struct cart { int count; };
int total(struct cart *cart, int rate);
struct cart *make_cart(void);
int weigh(void);
static int twice(int count) { return count + count; }
// --- path: include/all.h ---
#include "cart.h"
// --- path: src/cart.c ---
#include "../include/cart.h"
#include <stdio.h>
static int helper(int rate);
int total(struct cart *cart, int rate) {
  printf("total");
  // <- unresolved: elsewhere
  return helper(rate);
  //     ^ calls: helper (lexical)
}
struct cart *make_cart(void) { return 0; }
static int helper(int rate) {
  return twice(rate);
  //     ^ calls: include/cart.h:twice (imported)
}
// --- path: lib/one/limits.h ---
static int most(void) { return 1; }
// --- path: lib/two/limits.h ---
static int least(void) { return 0; }
// --- path: src/main.c ---
#include "../include/all.h"
#include "limits.h"
static int helper(int rate) { return rate; }
int later(void);
int run(int (*callback)(int)) {
  struct cart *cart = make_cart();
  //                  ^ calls: src/cart.c:make_cart (lexical)
  helper(1);
  // <- calls: helper (lexical)
  total(cart, 1);
  // <- calls: src/cart.c:total (lexical)
  twice(2);
  // <- calls: include/cart.h:twice (imported)
  weigh();
  // <- calls: include/cart.h:weigh (imported)
  later();
  // <- calls: later (lexical)
  least();
  // <- calls: lib/two/limits.h:least (imported)
  callback(1);
  // <- unresolved: dynamic
  cart->run(1);
  //    ^ unresolved: unknown-receiver
  return missing();
  //     ^ unresolved: elsewhere
}
int later(void) { return 1; }
