#ifndef SHOP_CART_H
#define SHOP_CART_H
#include <memory>
#include <vector>

namespace shop {

/// How a cart is paid.
enum class Payment { Cash, Card };

/** A thing with a price. */
class Item {
 public:
  explicit Item(int price) : price_(price) {}
  virtual ~Item() = default;
  /// The price, with tax.
  virtual int price() const { return price_; }

 protected:
  int price_;
};

class Gift : public Item {
 public:
  Gift() : Item(0) {}
  int price() const override;
};

class Cart {
 public:
  void add(std::unique_ptr<Item> item);
  int total() const;
  int total(int discount) const;

 private:
  std::vector<std::unique_ptr<Item>> items_;
};

using Amount = int;

template <typename T>
T largest(T first, T second) {
  return first < second ? second : first;
}

}  // namespace shop
#endif
