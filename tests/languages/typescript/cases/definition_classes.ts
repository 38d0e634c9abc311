/** A cart. */
@sealed()
export abstract class Cart<T> extends Base.Of<T> implements Total, Named<T> {
//                    ^ defines: class Cart [export, abstract]
//                    ^ bases: Base.Of<T>
//                    ^ decorators: sealed()
//                    ^ docstring: A cart.
  private static readonly limit: number = 10;
//                        ^ defines: field Cart.limit [static, readonly]
//                        ^ visibility: private
//                        ^ annotation: number
  #items = [];
  constructor(protected owner: Owner, plain: string) { super(); this.total = 0; }
//^ defines: method Cart.constructor []
//                      ^ defines: field Cart.owner []
//                      ^ visibility: protected
//                                    ^ defines: nothing
//                                                                   ^ defines: field Cart.total []
  get size(): number { return 1 }
//    ^ defines: method Cart.size [get, implicit]
  abstract tax(): number;
//         ^ defines: method Cart.tax [abstract]
  handle = () => {};
//^ defines: method Cart.handle []
  static { const local = 1; }
//               ^ defines: nothing
}
