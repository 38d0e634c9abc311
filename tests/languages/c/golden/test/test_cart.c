#include "../include/cart.h"

static void test_total(void) {
    struct cart cart = {0};
    cart_total(&cart, RATE_NONE);
}

int main(void) {
    test_total();
    return 0;
}
