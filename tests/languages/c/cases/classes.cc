// Definitions of C++: classes with their members, methods outside of their class, templates, enums, namespaces.
namespace shop {
//        ^ defines: namespace shop
class Base {};
//    ^ visibility: public
class Cart : public Base {
//    ^ bases: Base
  int kept_;
//    ^ defines: field Cart.kept_
  void hidden();
  void kept();
//     ^ visibility: private
 public:
  explicit Cart(int size) : kept_(size) {}
//         ^ defines: method Cart.Cart [explicit, constructor]
  virtual int total() const = 0;
//            ^ defines: method Cart.total [virtual, const, declaration, abstract]
  bool same(const Cart& other) const { return true; }
//     ^ signature: (const Cart& other) -> bool
};
Cart::~Cart() = default;
void Cart::hidden() {}
//         ^ defines: method Cart.hidden []
template <typename T> T largest(T first, T second = 0) { return first; }
//                      ^ signature: <typename T>(T first, T second = 0) -> T
enum class Kind { Cash };
//         ^ defines: enum Kind
using Amount = int;
//    ^ defines: type_alias Amount
typedef std::map<int, Cart*> Carts;
//                           ^ defines: type_alias Carts
typedef Cart& CartRef;
//            ^ defines: type_alias CartRef
}  // namespace shop
