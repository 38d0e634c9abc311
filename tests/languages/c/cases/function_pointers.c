// Functions in fields and tables are candidates of calls of the field, by its type; never certain.
// --- path: shop/payment.h ---
struct payment { int (*pay)(int); const char *name; };
struct other { int (*pay)(int); };
struct command { const char *name; int (*run)(int); };
typedef int (*visit_fn)(int);
void visit(visit_fn callback);
// --- path: shop/payment.c ---
#include "payment.h"
static int cash(int amount) { return amount; }
static int card(int amount) { return amount; }
static int coin(int amount) { return amount; }
static int get(int amount) { return amount; }
static int set(int amount) { return amount; }
const struct payment kinds[] = { { .pay = cash, .name = "cash" }, { card, "card" } };
//                                        ^ hands: stored by kinds to struct payment.pay
static struct other others = { .pay = coin };
struct command commands[] = { { "get", get }, { "set", set } };
static visit_fn table[] = { get, set };
void visit(visit_fn callback) {
    callback(1);
    // <- may: shop/main.c:shown
}
int at(int i) { return table[i](1); }
// --- path: shop/main.c ---
#include "payment.h"
static int shown(int amount) { return amount; }
int run(struct payment *payment, struct command *command, struct other *other) {
    payment->pay(1);
    //       ^ may: shop/payment.c:cash, shop/payment.c:card
    command[1].run(2);
    //         ^ may: shop/payment.c:get, shop/payment.c:set
    (*other->pay)(2);
    //       ^ may: shop/payment.c:coin
    visit(shown);
    //    ^ hands: argument by run to visit
    return 0;
}
