/* The cart of the shop. */
#ifndef CART_H
#define CART_H
#ifdef __cplusplus
extern "C" {
#endif
#include <stddef.h>

#define CART_API
#define CART_MOST 16
/** The larger of two numbers. */
#define CART_MAX(a, b) ((a) > (b) ? (a) : (b))

enum rate { RATE_NONE, RATE_FULL = 19 };

/** One line of a cart. */
typedef struct line {
    const char *name;
    int price; /**< in cents */
} line_t;

/** The operations of a payment. */
struct payment {
    int (*pay)(int amount);
    const char *name;
};

struct cart {
    line_t lines[CART_MOST];
    size_t count;
    const struct payment *payment;
};

typedef int (*visit_fn)(const line_t *line, void *data);

extern int cart_count;

/**
 * Return the total of a cart.
 *
 * @param cart the cart
 */
CART_API int cart_total(const struct cart *cart, enum rate rate);
CART_API int cart_visit(struct cart *cart, visit_fn visit, void *data);
int cart_pay(struct cart *cart);

static inline int cart_is_empty(const struct cart *cart) { return cart->count == 0; }
#ifdef __cplusplus
}
#endif
#endif
