mod outer {
//  ^ defines: namespace outer []
    pub mod inner {
        pub struct Cart;
        //         ^ defines: class outer.inner.Cart []
        impl Cart { fn new() {} }
        //             ^ defines: method outer.inner.Cart.new []
    }
}
mod other;
//  ^ defines: nothing
