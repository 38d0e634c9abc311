// Accessors that Lombok generates lead to their field; a logger has its class.
// --- path: shop/Item.java ---
package shop;

import lombok.AccessLevel;
import lombok.Data;
import lombok.Getter;
import lombok.Setter;

@Data
public class Item {
    private Price price;
    private boolean open;
    private boolean isLate;
    private Boolean isPaused;
    private final String id;
    private static String shared;
    @Getter(AccessLevel.NONE)
    private String hidden;
    private String written;

    public String getWritten() {
        return written;
    }
}

class Price {
    @Getter
    @Setter
    private Rate rate;
    private int cents;
}

@Getter
class Rate {
    void apply() { }
}

interface HasPrice {
    Price getPrice();
}

@lombok.Value
class Offer implements HasPrice {
    Price price;
    //    ^ overrides: HasPrice.getPrice
}

class Plain implements HasPrice {
    Price price;
    //    ^ overrides: nothing
    public Price getPrice() {
    //           ^ overrides: HasPrice.getPrice
        return price;
    }
}
// --- path: shop/Shop.java ---
package shop;

class Shop {
    void run(Item item, Offer offer) {
        item.getPrice().getRate().apply();
        //   ^ calls: shop/Item.java:Item.price (member)
        //              ^ calls: shop/Item.java:Price.rate (member)
        //                        ^ calls: shop/Item.java:Rate.apply (member)
        item.setPrice(null);
        //   ^ calls: shop/Item.java:Item.price (member)
        item.isOpen();
        //   ^ calls: shop/Item.java:Item.open (member)
        item.isLate();
        //   ^ calls: shop/Item.java:Item.isLate (member)
        item.getIsPaused();
        //   ^ calls: shop/Item.java:Item.isPaused (member)
        item.setIsPaused(true);
        //   ^ calls: shop/Item.java:Item.isPaused (member)
        item.getPaused();
        //   ^ unresolved: undefined
        item.getId();
        //   ^ calls: shop/Item.java:Item.id (member)
        item.setId("");
        //   ^ unresolved: undefined
        item.getShared();
        //   ^ unresolved: undefined
        item.getHidden();
        //   ^ unresolved: undefined
        item.getWritten();
        //   ^ calls: shop/Item.java:Item.getWritten (member)
        item.getPrice().getCents();
        //              ^ unresolved: undefined
        offer.getPrice().getRate();
        //    ^ calls: shop/Item.java:Offer.price (member)
        offer.setPrice(null);
        //    ^ unresolved: undefined
    }
}
// --- path: shop/Logged.java ---
package shop;

import lombok.extern.slf4j.Slf4j;

@Slf4j
class Logged {
    void run() {
        log.debug("a");
        //  ^ external: org.slf4j.Logger.debug
        Runnable later = () -> log.info("b");
        //                         ^ external: org.slf4j.Logger.info
    }
}

class Silent {
    void run() {
        log.debug("a");
        //  ^ unresolved: unknown-receiver
    }
}
