// --- path: shop/Order.java ---
package shop;

import java.util.List;

interface Named {
    String name();
}

record Customer(String name, Address address) implements Named {
    public String name() {
        return name.trim();
    }
}

record Address(City city) { }

interface Placed {
    City city();

    int size();
}

record Shelf(City city, int size) implements Placed {
//                ^ overrides: Placed.city
//                          ^ overrides: Placed.size
}

record Crate(City city, int size) implements Placed {
//                ^ overrides: nothing
    public City city() {
    //          ^ overrides: Placed.city
        return city;
    }
}

record City(String name) {
    void visit() { }
}

record Line<T>(T item, int count) { }

record Order(Customer customer, List<Line<City>> lines) {
    Customer owner() {
        return customer();
        //     ^ calls: Order.customer (lexical)
    }
}

// --- path: shop/Shop.java ---
package shop;

import java.util.List;

class Shop {
    void ship(Order order) {
        order.customer();
        //    ^ calls: shop/Order.java:Order.customer (member)
        order.customer().address().city().visit();
        //               ^ calls: shop/Order.java:Customer.address (member)
        //                         ^ calls: shop/Order.java:Address.city (member)
        //                                ^ calls: shop/Order.java:City.visit (member)
        order.customer().name();
        //               ^ calls: shop/Order.java:Customer.name~2 (member)
        order.lines().get(0).item().visit();
        //                   ^ calls: shop/Order.java:Line.item (member)
        //                          ^ calls: shop/Order.java:City.visit (member)
        order.customer().address().city().name().trim();
        //                                       ^ external: java.lang.String.trim
        order.lines().forEach(line -> line.item().visit());
        //                                        ^ calls: shop/Order.java:City.visit (member)
        List.of(order).stream().map(Order::customer).map(Customer::address).forEach(address -> address.city());
        //                                                                                             ^ calls: shop/Order.java:Address.city (member)
        //                                 ^ references: shop/Order.java:Order.customer
        order.lines().stream().map(Line::item).forEach(city -> city.visit());
        //                                                          ^ calls: shop/Order.java:City.visit (member)
        order.lines().stream().map(Line::item).map(City::name).forEach(name -> name.trim());
        //                                                                          ^ external: java.lang.String.trim
    }
}
