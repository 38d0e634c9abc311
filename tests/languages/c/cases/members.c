// Members through pointers, arrays, casts and typedefs; -> and . are one step.
// --- path: shop/cart.c ---
#include <stddef.h>
typedef struct line { int price; } line_t;
struct cart { line_t lines[3]; line_t *first; };
static void add(struct cart *cart, int i) {
    cart->first->price = 1;
    //           ^ writes: line.price
}
static int paid(struct cart *cart, int i) {
    return cart->lines[i].price + (*cart).first[0].price;
    //                    ^ references: line.price
}
static struct line made = { .price = 3 };
//                           ^ writes: line.price
