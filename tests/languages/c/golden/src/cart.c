#include "cart.h"

#include <stdio.h>

int cart_count = 0;

/* Only this file has it. */
static int taxed(int amount, enum rate rate);

int cart_total(const struct cart *cart, enum rate rate) {
    int total = 0;
    for (size_t i = 0; i < cart->count; i++)
        total += taxed(cart->lines[i].price, rate);
    return CART_MAX(total, 0);
}

static int taxed(int amount, enum rate rate) {
    return rate == RATE_NONE ? amount : amount + amount * rate / 100;
}

int cart_visit(cart, visit, data)
    struct cart *cart;
    visit_fn visit;
    void *data;
{
    for (size_t i = 0; i < cart->count; i++)
        visit(&cart->lines[i], data);
    return 0;
}

static int pay_in_cash(int amount) {
    printf("%d\n", amount);
    return 0;
}

static int pay_by_card(int amount) { return amount; }

static const struct payment payments[] = {
    { .pay = pay_in_cash, .name = "cash" },
    { pay_by_card, "card" },
};

int cart_pay(struct cart *cart) {
    cart->payment = &payments[0];
    cart_count++;
    return cart->payment->pay(cart_total(cart, RATE_FULL));
}
