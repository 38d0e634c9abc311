// Names that other files of the package declare are read, written and walked through like those of the file.
// --- path: shop/prices.go ---
package shop

type Rate struct{ Percent int }

const limit = 10

var (
	standard = Rate{Percent: 7}
	rates    = map[string]Rate{}
	count    int
)

func tax(n int) int { return n }

func (r Rate) of(n int) int { return n }

// --- path: shop/cart.go ---
package shop

import "fmt"

type Cart struct{ rate Rate }

func (c *Cart) Total(n int) int {
	if n < limit {
		//    ^ references: shop/prices.go:limit
		return standard.Percent
		//     ^ references: shop/prices.go:standard
		//              ^ references: shop/prices.go:Rate.Percent
		//              ^ member: known
	}
	count = 2
	// <- writes: shop/prices.go:count
	each(tax)
	//   ^ references: shop/prices.go:tax
	//   ^ hands: argument by Cart.Total to each
	for _, rate := range rates {
		//                  ^ references: shop/prices.go:rates
		fmt.Println(rate)
	}
	return unknown.percent
	//             ^ member: unresolved
}

func each(f func(int) int) {}

func hidden(limit int) int { return limit }
//                                  ^ references: nothing

func types(n any) {
	if _, ok := n.(Rate); ok {
		//            ^ references: shop/prices.go:Rate
		return
	}
}

// --- path: shop/cart_test.go ---
package shop

var half = limit / 2
//         ^ references: shop/prices.go:limit

// --- path: other/cart.go ---
package other

func outside(n int) bool { return n > limit }
//                                    ^ references: nothing
