package shop;

class Base { void m() { } int x; }

interface Named {
    default void m() { }
}

class Other extends Base implements Named {
    void m() {
        Named.super.m();
        //          ^ calls: Named.m (inherited)
    }

    class Inner {
        void f() {
            Other.super.m();
            //          ^ calls: Base.m (inherited)
            Other.this.m();
            //         ^ calls: Other.m (member)
            int own = Other.super.x;
            //                    ^ references: Base.x
            Runnable run = Other.super::m;
            //                          ^ hands: stored by Other.Inner.f to run
        }
    }
}
