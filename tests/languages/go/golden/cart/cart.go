// Package cart holds what a customer wants.
package cart

import (
	"fmt"

	"shop/internal/tax"
)

// Maximum is the largest number of lines.
const Maximum = 100

var limit = Maximum

// Totaler has a total.
type Totaler interface {
	Total() int
}

// Lines are the lines of a cart.
type Lines []*Line

// Alias is another name.
type Alias = Cart

type base struct {
	id string
}

func (b *base) ID() string { return b.id }

// Cart is what a customer wants.
type Cart struct {
	base
	// Items are its lines.
	Items Lines `json:"items"`
	rate  tax.Rate
}

// New makes a cart.
func New(items ...*Line) *Cart {
	return &Cart{Items: items}
}

// Total adds the lines.
func (c *Cart) Total() int {
	sum := 0
	for _, line := range c.Items {
		sum += line.Price()
	}
	c.rate = tax.Standard
	limit++
	return c.rate.Of(sum) + len(c.ID())
}

func (c *Cart) show() { fmt.Println(c.unknown()) }

func each[T any](items []T, run func(T)) {
	for _, item := range items {
		run(item)
	}
}

func init() {
	each([]int{1}, print)
}

func print(number int) {}
