package shop

type Cart struct {
	Size int
	Name string
}

type Carts map[string]Cart

type Listed []*Cart

var ByName = Carts{
	"a": {Size: 1},
	//    ^ writes: Cart.Size
}

func listed() Listed {
	return Listed{{Size: 2}}
	//             ^ writes: Cart.Size
}

func mapped() map[string]*Cart {
	return map[string]*Cart{"b": {Size: 3}}
	//                            ^ writes: Cart.Size
}

func sliced() []Cart {
	return []Cart{{Size: 4}}
	//             ^ writes: Cart.Size
}

func named() map[string]int {
	return map[string]int{"Size": 4}
	//                     ^ writes: nothing
}
