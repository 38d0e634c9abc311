// --- path: shop/cart.go ---
package shop

type Cart struct{ size *int }

func (c *Cart) Total() int { return 0 }

func (c Cart) Tax() int { return 0 }

func open() Cart { return Cart{} }

var shared = Cart{}

func use(carts []Cart, given Cart, other *Cart) {
	made := new(open())
	//          ^ calls: open (lexical)
	made.Total()
	//   ^ calls: Cart.Total (member)
	new(Cart{}).Tax()
	//          ^ calls: Cart.Tax (member)
	one := new(carts[0])
	one.Tax()
	//  ^ calls: Cart.Tax (member)
	size := new(given.Total() + len("x"))
	//                ^ calls: Cart.Total (member)
	text := new("new(x)")
	list := new([]Cart{open()})
	//                 ^ calls: open (lexical)
	typed := new(map[string][]Cart)
	(*typed)["a"][0].Tax()
	//               ^ calls: Cart.Tax (member)
	plain := new(Cart)
	plain.Tax()
	//    ^ calls: Cart.Tax (member)
}
