// A function or member that is passed by a path through namespaces is handed over; a name of the library is not.
// --- path: shop/cart.cc ---
void move(int value);
namespace shop {
int total(int rate) { return rate; }
struct Cart { int sum() const { return 1; } };
}
void on(const char *name, void *handler);
void setup() {
  on("total", &shop::total);
  //                 ^ hands: argument by setup to on
  on("sum", &shop::Cart::sum);
  //                     ^ hands: argument by setup to on
  on("move", &std::move);
  //               ^ hands: nothing
}
