// --- path: src/main/java/shop/Cart.java ---
package shop;

import static shop.tax.Rates.of;
import static shop.tax.Rates.*;
import shop.tax.Rates;
import shop.tax.Rates.Step;
import java.util.*;

public class Cart {
    Item item;

    void total(Step step, List<Item> items) {
        item.price();
        //   ^ calls: src/main/java/shop/Item.java:Item.price (member)
        of(1);
        // <- calls: src/main/java/shop/tax/Rates.java:Rates.of (imported)
        other();
        // <- calls: src/main/java/shop/tax/Rates.java:Rates.other (imported)
        step.next();
        //   ^ calls: src/main/java/shop/tax/Rates.java:Rates.Step.next (member)
        Rates.Step.first().next();
        //         ^ calls: src/main/java/shop/tax/Rates.java:Rates.Step.first (member)
        //                 ^ calls: src/main/java/shop/tax/Rates.java:Rates.Step.next (member)
        shop.tax.Rates.of(2);
        //             ^ calls: src/main/java/shop/tax/Rates.java:Rates.of (member)
        items.get(0).price();
        //    ^ external: java.util.List.get
        //           ^ calls: src/main/java/shop/Item.java:Item.price (member)
        for (Item each : items) each.price();
        //                           ^ calls: src/main/java/shop/Item.java:Item.price (member)
        new Hidden().run();
        //  ^ calls: src/main/java/shop/Item.java:Hidden (imported)
        //           ^ calls: src/main/java/shop/Item.java:Hidden.run (member)
    }
}
// --- path: src/main/java/shop/Item.java ---
package shop;

class Item {
    int price() { return 1; }
}

class Hidden {
    void run() { }
}
// --- path: src/main/java/shop/tax/Rates.java ---
package shop.tax;

public class Rates {
    public static int of(int percent) { return percent; }
    public static int other() { return 1; }

    public enum Step {
        FIRST, LAST;

        static Step first() { return FIRST; }
        Step last() { return LAST; }
        Step next() { return values()[0].last(); }
        //                               ^ calls: Rates.Step.last (member)
    }
}
