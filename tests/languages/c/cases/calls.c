// --- path: include/cart.h ---
#define EXPORT __attribute__((visibility("default")))
#define TWICE(x) twice((x) + 1)
//               ^ calls: twice (lexical)
#define EACH(list, item) for (item = first(list); item; item = following(item))
//                                   ^ calls: src/cart.c:first (lexical)
struct cart { int count; };
EXPORT int total(struct cart *cart, int rate);
EXPORT struct cart *make(void);
int weigh(void);
static inline EXPORT int twice(int count) { return count + count; }
int first(struct cart *list);
int following(int item);
// --- path: src/cart.c ---
#include "cart.h"
#include <stdio.h>
static int helper(int rate);
int total(struct cart *cart, int rate) {
  printf("total");
  // <- external: printf
  return helper(rate);
  //     ^ calls: helper (lexical)
}
struct cart *make(void) { return 0; }
int first(struct cart *list) { return list->count; }
static int helper(int rate) {
  return TWICE(rate) + twice(rate);
  //     ^ calls: include/cart.h:TWICE (imported)
  //                   ^ calls: include/cart.h:twice (imported)
}
// --- path: src/main.c ---
#include "cart.h"
static int helper(int rate) { return rate; }
int run(int (*callback)(int)) {
  struct cart *cart = make();
  //                  ^ calls: src/cart.c:make (lexical)
  helper(1);
  // <- calls: helper (lexical)
  (total)(cart, 1);
// ^ calls: src/cart.c:total (lexical)
  weigh();
  // <- calls: include/cart.h:weigh (imported)
  callback(1);
  // <- unresolved: dynamic
  (*callback)(1);
//  ^ unresolved: dynamic
  EACH(cart, item) total(cart, item);
  //               ^ calls: src/cart.c:total (lexical)
  return missing();
  //     ^ unresolved: elsewhere
}
