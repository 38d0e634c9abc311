// The place of a call decides type arguments: an argument of another call, or a variable with a type.
// --- path: shop/Item.java ---
package shop;

public class Item {
    String id() { return ""; }
    int size() { return 1; }
    Item other() { return this; }
}
// --- path: shop/Shop.java ---
package shop;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

class Shop {
    void lambdas(List<Item> items, Map<String, Item> map) {
        items.stream().collect(Collectors.toMap(item -> item.id(), item -> item.other()));
        //                                                   ^ calls: shop/Item.java:Item.id (member)
        //                                                                      ^ calls: shop/Item.java:Item.other (member)
        items.sort(Comparator.comparing(item -> item.size()));
        //                                           ^ calls: shop/Item.java:Item.size (member)
        Comparator<Item> order = Comparator.comparing(item -> item.size());
        //                                                         ^ calls: shop/Item.java:Item.size (member)
        map.entrySet().stream().sorted(Map.Entry.comparingByValue((one, two) -> one.size() - two.size()));
        //                                                                          ^ calls: shop/Item.java:Item.size (member)
        items.stream().map(item -> item.id()).collect(Collectors.groupingBy(id -> id.length()));
        //                                                                           ^ external: java.lang.String.length
    }

    void results(List<Item> items) {
        items.stream().collect(Collectors.groupingBy(Item::id)).get("a").get(0).other();
        //                                                                      ^ calls: shop/Item.java:Item.other (member)
        items.stream().collect(Collectors.partitioningBy(item -> item.size() > 1)).get(true).get(0).other();
        //                                                            ^ calls: shop/Item.java:Item.size (member)
        //                                                                                          ^ calls: shop/Item.java:Item.other (member)
        items.stream().collect(Collectors.toMap(Item::id, Function.identity())).get("a").other();
        //                                                                               ^ calls: shop/Item.java:Item.other (member)
        items.stream().collect(Collectors.toList()).get(0).other();
        //                                                 ^ calls: shop/Item.java:Item.other (member)
        items.stream().collect(Collectors.collectingAndThen(Collectors.toList(), list -> list.get(0).other()));
        //                                                                                           ^ calls: shop/Item.java:Item.other (member)
        items.stream().collect(Collectors.groupingBy(Item::id, Collectors.mapping(item -> item.other(), Collectors.toList())));
        //                                                                                     ^ calls: shop/Item.java:Item.other (member)
    }

    void own(Item item, List<Item> items) {
        first(items, pick(found -> found.other()));
        //                               ^ calls: shop/Item.java:Item.other (member)
    }

    static <T> void first(List<T> items, Function<T, Item> with) { }

    static <U> Function<U, Item> pick(Function<U, Item> with) { return with; }
}
