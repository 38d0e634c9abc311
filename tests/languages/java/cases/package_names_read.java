// Classes that other files of the package declare, and fields that a superclass declares, are read like names of the file.
// --- path: shop/Limits.java ---
package shop;

public class Limits {
    static final int MOST = 10;
    static Rate standard = new Rate();
    protected int count;
}
// --- path: shop/Rate.java ---
package shop;

class Rate {
    int percent;
}
// --- path: shop/Cart.java ---
package shop;

class Cart extends Limits {
    int total(int n, Unknown other) {
        if (n > Limits.MOST) {
            //  ^ references: shop/Limits.java:Limits
            //         ^ references: shop/Limits.java:Limits.MOST
            return Limits.standard.percent;
            //                     ^ references: shop/Rate.java:Rate.percent
        }
        count = 2;
        // <- writes: shop/Limits.java:Limits.count
        Object rate = (Rate) null;
        //             ^ references: shop/Rate.java:Rate
        int own = count;
        //        ^ references: shop/Limits.java:Limits.count
        return missing.percent;
        //             ^ member: unresolved
    }

    int hidden(int count) {
        return count;
        //     ^ references: nothing
    }
}
// --- path: other/Cart.java ---
package other;

class Till {
    int outside() { return Limits.MOST; }
    //                     ^ references: nothing
    int inherited() { return missing.percent + Missing.percents; }
    //                               ^ member: unresolved
    //                                                 ^ member: known
}
