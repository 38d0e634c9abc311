#include "cart.h"

static int show(const line_t *line, void *data) { return line->price; }

int main(int argc, char **argv) {
    struct cart cart = {0};
    if (cart_is_empty(&cart))
        cart_visit(&cart, show, argv);
    return cart_pay(&cart);
}
