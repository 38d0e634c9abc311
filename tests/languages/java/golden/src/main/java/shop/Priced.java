package shop;

import shop.tax.TaxException;

/** Anything with a price. */
public interface Priced {
    int total() throws TaxException;

    default boolean isFree() throws TaxException {
        return total() == 0;
    }
}
