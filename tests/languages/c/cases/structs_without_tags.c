// Structs inside of others: a field or variable without a tag for its struct names it.
// --- path: shop/cart.c ---
struct cart {
    struct line { int active; } first;
    struct { int active; int until; } lines[8];
    struct { int active; } scroll;
    union { int whole; char parts[4]; };
};
static struct { int active; } state;
static struct { const char *name; int (*run)(int); } commands[] = { { "get", get } };
static int get(int amount) { return amount; }
static void tagged(struct cart *cart) {
    cart->first.active = 1;
    //          ^ writes: cart.line.active
}
static void listed(struct cart *cart, int i) {
    cart->lines[i].active = 1;
    //             ^ writes: cart.lines.active
}
static void one(struct cart *cart) {
    cart->scroll.active = 1;
    //           ^ writes: cart.scroll.active
    cart->whole = 1;
    //    ^ writes: cart.whole
}
static int named(int i) {
    state.active = 1;
    //    ^ writes: state.active
    return commands[i].run(2);
    //                 ^ may: get
}
