package shop;

/** A cart. */
@Entity(name = "cart")
public abstract class Cart<T extends Item> extends Base<T> implements Named, Priced {
    //                ^ defines: class Cart [abstract]
    //                ^ docstring: A cart.
    //                ^ visibility: public
    //                ^ bases: Base<T>
    //                ^ decorators: Entity(name = "cart")
    private static final int MOST = 10;
    //                       ^ defines: field Cart.MOST [static, final]
    //                       ^ visibility: private
    //                       ^ annotation: int

    /** Make one. */
    protected Cart(int size, String... names) throws Failure { }
    //        ^ defines: method Cart.Cart [constructor]
    //        ^ signature: (int size, String... names)
    //        ^ visibility: protected
    //        ^ docstring: Make one.

    abstract <R> R total(@Nonnull T item);
    //             ^ defines: method Cart.total [abstract]
    //             ^ signature: <R>(@Nonnull T item) -> R
    //             ^ visibility: internal

    enum Size {
    //   ^ defines: enum Cart.Size
        SMALL,
        // <- defines: variant Cart.Size.SMALL
        LARGE {
            int rank() { return 2; }
            //  ^ defines: method Cart.Size.0.rank
        };

        int rank() { return 1; }
        //  ^ defines: method Cart.Size.rank
    }

    record Line(Item item, int count) { }
    //     ^ defines: class Cart.Line [record]
    //               ^ defines: field Cart.Line.item [component]

    @interface Mark {
        //     ^ defines: trait Cart.Mark [annotation]
        String value() default "";
        //     ^ defines: method Cart.Mark.value [abstract]
    }

    interface Priced {
        //    ^ defines: trait Cart.Priced
        int PRICE = 1;
        //  ^ defines: field Cart.Priced.PRICE [static]
        default int price() { return PRICE; }
        //          ^ defines: method Cart.Priced.price [default]
        //          ^ visibility: public
        //                           ^ references: Cart.Priced.PRICE
    }

    Runnable later = new Runnable() {
        //   ^ defines: field Cart.later
        @Override
        public void run() { }
        //          ^ defines: method Cart.0.run [implicit]
    };
}
