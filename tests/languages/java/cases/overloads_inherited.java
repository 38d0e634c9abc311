package shop;

class Base {
    void add(Object value) { }
    void add(String value) { }
    static void of() { }
    private void hidden() { }
}

interface Named {
    default String name() { return label(); }
    //                             ^ calls: Named.label (lexical)
    String label();
}

class Cart extends Base implements Named {
    int count;

    Cart() {
        this(1);
        // <- calls: Cart.Cart~2 (lexical)
    }

    Cart(int count) {
        super();
        this.count = count;
        //   ^ writes: Cart.count
    }

    void add(String value) {
        super.add(value);
        //    ^ calls: Base.add~2 (inherited)
        add(1);
        // <- calls: Base.add (inherited)
        add(value);
        // <- calls: Cart.add (lexical)
        this.add(value);
        //   ^ calls: Cart.add (member)
        name();
        // <- calls: Named.name (inherited)
        Base.of();
        //   ^ calls: Base.of (member)
        Cart.of();
        //   ^ calls: Base.of (inherited)
        toString();
        // <- external: java.lang.Object.toString
    }

    public String label() { return ""; }

    void make() {
        new Cart(2).add("a");
        //  ^ calls: Cart, Cart.Cart~2 (lexical)
        //          ^ calls: Cart.add (member)
        new Base().add(this);
        //  ^ calls: Base (lexical)
        //         ^ calls: Base.add (member)
        Named named = new Named() {
            public String label() { return name(); }
            //                             ^ calls: Named.name (inherited)
        };
        named.label();
        //    ^ calls: Named.label (member)
    }
}
