// Without a manifest, an import path ends with the folder of the package, behind the path of a repository.
// --- path: main.go ---
package main

import (
    "strings"

    "example.com/me/shop/pay"
    money "example.com/me/shop/money/v2"
    _ "example.com/me/shop/drivers"
    . "example.com/me/shop/words"
)

func main() {
    pay.Charge(money.New(3))
//      ^ calls: pay/charge.go:Charge (imported)
//                   ^ calls: money/v2/money.go:New (imported)
    strings.NewReader("").Read(nil)
//          ^ external: strings.NewReader
    strings.ToLower("")
//          ^ external: strings.ToLower
    Say()
//  ^ calls: words/words.go:Say (imported)
    pay.hidden()
//      ^ calls: pay/charge.go:hidden (imported)
}
// --- path: pay/charge.go ---
package pay

import "example.com/me/shop/money/v2"

func Charge(m *money.Money) { m.Value() }
//                              ^ calls: money/v2/money.go:Money.Value (member)
func hidden() {}
// --- path: money/v2/money.go ---
package money

type Money struct{}

func New(n int) *Money { return &Money{} }
func (m *Money) Value() int { return 0 }
// --- path: words/words.go ---
package words

func Say() {}
