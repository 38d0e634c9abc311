package shop;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class Shop {
    Map<String, List<Item>> shelves = new HashMap<>();
    Box<Item> box;

    void run(List<Item> items, Item[] array, Optional<Item> maybe, Supplier<Item> supplier) {
        items.stream().filter(item -> item.isCheap()).map(item -> item.maker()).forEach(maker -> maker.pay());
        //                                 ^ calls: Item.isCheap (member)
        //                                                             ^ calls: Item.maker (member)
        //                                                                                             ^ calls: Maker.pay (member)
        items.stream().map(Item::maker).findFirst().get().pay();
        //                                                ^ calls: Maker.pay (member)
        for (Map.Entry<String, List<Item>> entry : shelves.entrySet()) {
            entry.getValue().get(0).maker();
            //                      ^ calls: Item.maker (member)
        }
        for (var entry : shelves.entrySet()) {
            entry.getValue().get(0).isCheap();
            //                      ^ calls: Item.isCheap (member)
        }
        array[0].isCheap();
        //       ^ calls: Item.isCheap (member)
        maybe.orElseGet(() -> new Item()).isCheap();
        //                                ^ calls: Item.isCheap (member)
        supplier.get().isCheap();
        //             ^ calls: Item.isCheap (member)
        box.open().isCheap();
        //  ^ calls: Box.open (member)
        //         ^ calls: Item.isCheap (member)
        box.change(item -> item.maker()).open().pay();
        //                      ^ calls: Item.maker (member)
        //                                      ^ calls: Maker.pay (member)
        first(items).isCheap();
        //           ^ calls: Item.isCheap (member)
        Collections.max(items, Comparator.comparing(item -> item.hashCode())).isCheap();
        //                                                                    ^ calls: Item.isCheap (member)
        Collectors.toList();
        //         ^ external: java.util.stream.Collectors.toList
        Visitor visitor = item -> item.isCheap();
        //                             ^ calls: Item.isCheap (member)
        items.stream().collect(Collectors.groupingBy(Item::maker)).keySet().iterator().next().pay();
        //                                                                                    ^ calls: Maker.pay (member)
    }

    void pass() {
        Objects.requireNonNull(() -> first(null));
        //      ^ external: java.util.Objects.requireNonNull
    }

    static <T> T first(List<? extends T> from) { return from.get(0); }
}

interface Visitor {
    void visit(Item item);
}

class Box<T> {
    T content;

    T open() { return content; }
    <R> Box<R> change(Function<? super T, ? extends R> by) { return null; }
}

class Special extends Box<Item> {
    void run() {
        content.isCheap();
        //      ^ calls: Item.isCheap (member)
        open().isCheap();
        //     ^ calls: Item.isCheap (member)
    }
}

class Item {
    boolean isCheap() { return true; }
    Maker maker() { return null; }
}

class Maker {
    void pay() { }
}
