// --- path: src/main.c ---
int main(void) { return 0; }
//  ^ roles: main
// --- path: tests/test_cart.c ---
static void test_total(void **state) { }
//          ^ roles: test
static int helper(void) { return 0; }
//         ^ roles: nothing
