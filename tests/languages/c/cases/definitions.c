// --- path: shop/cart.h ---
#define MOST 16
//      ^ defines: macro MOST [textual]
#define LARGER(a, b) ((a) > (b) ? (a) : (b))
//      ^ defines: macro LARGER [textual]
enum rate { NONE, FULL = 19 };
//   ^ defines: enum rate
//          ^ defines: constant NONE
struct line {
//     ^ defines: class line []
    const char *name;
//              ^ defines: field line.name
    int prices[4], *last;
//      ^ defines: field line.prices
//                  ^ defines: field line.last
    int (*pay)(int amount);
//        ^ defines: field line.pay
};
typedef struct line line_t;
//                  ^ defines: type_alias line_t
typedef struct { int count; } box_t;
//                            ^ defines: class box_t
typedef struct same same;
//                  ^ defines: nothing
typedef int (*visit_fn)(int);
//            ^ defines: type_alias visit_fn
union number { int whole; double real; };
//    ^ defines: class number [union]
// --- path: shop/cart.c ---
#include "cart.h"
//        ^ imports: cart.h [include]
static int hidden(int amount) { return amount; }
//         ^ defines: function hidden [static]
//         ^ visibility: private
struct line **found(const char *name, int (*compare)(int), ...) { return 0; }
//            ^ defines: function found []
//            ^ visibility: public
/* The number of carts. */
static const int carts = 3;
//               ^ defines: variable carts [static, const]
//               ^ docstring: The number of carts.
int old(amount, rate)
//  ^ defines: function old []
    int amount;
    char *rate;
{ return amount; }
void later(int count);
//   ^ defines: function later [declaration]
