package shop;

import java.util.Comparator;
import java.util.List;

class Price {
    int cents() { return 0; }
    void show(Price other) { }
    void show(Object other) { }
}

class Shop {
    void own() {
        var price = new Price() {
            int cents() { return 1; }
            void extra() { }
        };
        price.extra();
        //    ^ calls: Shop.own.0.extra (member)
        price.cents();
        //    ^ calls: Shop.own.0.cents (member)
        price.show(price);
        //    ^ calls: Price.show (inherited)
        price.show("");
        //    ^ calls: Price.show~2 (inherited)
        new Price() {
            int cents() { return 2; }
        }.cents();
        //^ calls: Shop.own.1.cents (member)
        new Price() { }.cents();
        //              ^ calls: Price.cents (inherited)
    }

    void declared(List<Price> prices) {
        Price price = new Price() { int cents() { return 3; } };
        price.cents();
        //    ^ calls: Price.cents (member)
        prices.sort(new Comparator<>() {
            public int compare(Price one, Price other) { return one.cents(); }
            //                                                      ^ calls: Price.cents (member)
        });
        var order = new Comparator<Price>() {
            public int compare(Price one, Price other) { return 0; }
        };
        order.compare(null, null);
        //    ^ calls: Shop.declared.2.compare (member)
        order.reversed().compare(null, null);
        //    ^ external: java.util.Comparator.reversed
    }

    Price made = new Price() { void more() { } };

    void field() {
        made.cents();
        //   ^ calls: Price.cents (member)
    }
}
