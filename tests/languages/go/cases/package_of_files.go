// The files of a folder share one scope; imports bind names in their own file only.
// --- path: shop/cart.go ---
package shop

import "fmt"

type Cart struct{ rate Rate }

func (c *Cart) Total() int { return tax(c.rate.percent()) }
//                                  ^ calls: shop/tax.go:tax (lexical)
//                                             ^ calls: shop/tax.go:Rate.percent (member)

func init() { show() }
//            ^ calls: show (lexical)
func show() { fmt.Println(limit) }
//                ^ external: fmt.Println
// --- path: shop/tax.go ---
package shop

type Rate int

func (r Rate) percent() int { return int(r) }
//            ^ defines: method Rate.percent
func (c *Cart) Empty() bool { return c.Total() == 0 }
//                                     ^ calls: shop/cart.go:Cart.Total (member)
func tax(n int) int { return n }

var limit = tax(3)
//          ^ calls: tax (lexical)

func out() { fmt.Println() }
//               ^ unresolved: unknown-receiver
// --- path: shop/cart_test.go ---
package shop_test

import "testing"

func TestCart(t *testing.T) { tax(1) }
//                            ^ unresolved: undefined
