// --- path: include/shop.h ---
extern int carts;
//         ^ defines: variable carts [extern, declaration]
int total(int rate);
//  ^ defines: function total [declaration]
static int kept(int rate);
//         ^ defines: nothing
static int kept(int rate) { return rate; }
//         ^ defines: function kept [static]
// --- path: src/shop.c ---
#include "../include/shop.h"
int carts = 3;
//  ^ defines: variable carts []
int total(int rate) { return carts * kept(rate); }
//                           ^ references: carts
//                                   ^ calls: include/shop.h:kept (imported)
// --- path: src/main.c ---
#include "shop.h"
int main(void) {
    carts = 2;
    // <- writes: src/shop.c:carts
    return total(carts);
    //     ^ calls: src/shop.c:total (lexical)
}
