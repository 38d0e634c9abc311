// Classes in classes: their methods outside, and calls of them by their last name.
// --- path: shop/cart.h ---
namespace shop {
class Cart {
 public:
  class Line {
   public:
    class Reader;
    void start();
    void set(int price) { price_ = price; }
    int price_;
  };
  int hold();
};
class Lock { public: Lock(int held); };
}
// --- path: shop/cart.cc ---
#include "cart.h"
namespace shop {
void Cart::Line::start() {
  set(3);
  // <- calls: shop/cart.h:Cart.Line.set (lexical)
}
class Cart::Line::Reader {
//                ^ defines: class Reader [static]
 public:
  bool ends() { return true; }
  Cart::Line* read(Cart::Line* line);
};
Cart::Line* Cart::Line::Reader::read(Cart::Line* line) {
//                              ^ defines: method Reader.read []
  if (ends()) line->set(1);
  //  ^ calls: Reader.ends (lexical)
  //                ^ calls: shop/cart.h:Cart.Line.set (member)
  return line;
}
int Cart::hold() { return 1; }
void run() {
  Lock lock(hold_all());
  //        ^ calls: hold_all (lexical)
}
int hold_all() { return 2; }
}
