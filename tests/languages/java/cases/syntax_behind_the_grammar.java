// --- path: shop/Cart.java ---
package shop;

import module java.base;

public class Cart extends Basket {
    public Cart(int size) {
        if (size < 0) {
            throw new IllegalArgumentException();
        }
        super(size);
        //  <- calls: Basket.Basket (lexical)
    }

    public Cart() {
        int size = 2;
        this(size);
        // <- calls: Cart.Cart (lexical)
    }

    void add(String name, Object @Nullable ... items) {
    //   ^ defines: method Cart.add
    //   ^ signature: (String name, Object @Nullable ... items) -> void
        first(items).tax();
        //           ^ calls: Item.tax (member)
    }

    void put(@Nullable Item @A(1) ... items) {
        items[0].tax();
        //       ^ calls: Item.tax (member)
    }

    void keep(Item @Nullable [] items, java.util.@Nullable List<Item> others) {
        items[0].tax();
        //       ^ calls: Item.tax (member)
        others.get(0).tax();
        //            ^ calls: Item.tax (member)
    }

    static Item first(Object @Nullable [] items) {
        return new Item();
    }
}

class Basket {
    Basket(int size) { }
}

class Item {
    void tax() { }
}
