class Cart {
  items: Items;
  constructor(private tax: Tax) { this.fresh = new Items(); }
  total() {
    this.items.count();
    //         ^ calls: Items.count (member)
    this.tax.of();
    //       ^ calls: Tax.of (member)
    this.fresh.count();
    //         ^ calls: Items.count (member)
    [1].map(() => this.total());
    //                 ^ calls: Cart.total (member)
    [1].map(function () { this.total(); });
    //                         ^ unresolved: unknown-receiver
    const other = {
      total() {
        this.total();
        //   ^ calls: Cart.total.other.total (member)
      },
    };
  }
  arrow = () => this.total();
  //                 ^ calls: Cart.total (member)
  get size() { return () => 1 }
  use() { this.size(); }
  //           ^ unresolved: dynamic
}
class Items { count() {} }
class Tax { of() {} }
function outside() { this.total(); }
//                        ^ unresolved: unknown-receiver
