// Only an interface with a name has methods. An alias of a type without a name is the name of that type.
// --- path: shop/cart.go ---
package shop

type Taxed = interface {
//   ^ defines: trait Taxed
    Tax() int
//  ^ defines: method Taxed.Tax
}

type Item = struct{ size Size }
//   ^ defines: class Item
//                  ^ defines: field Item.size

type Size int

func (s Size) Double() int { return 0 }

func use(given interface{ Total() int }, taxed Taxed, item Item) {
//                        ^ defines: nothing
	given.Total()
	//    ^ unresolved: unknown-receiver
	taxed.Tax()
	//    ^ calls: Taxed.Tax (member)
	item.size.Double()
	//        ^ calls: Size.Double (member)
	var local interface{ Close() }
	//                   ^ defines: nothing
	local.Close()
}

func Total() int { return Close() }
//                        ^ calls: Close (lexical)

func Close() int { return 0 }

type Rates struct {
    source interface{ Rate() int }
//                    ^ defines: nothing
}
