package cart_test

import (
	"testing"

	"shop/cart"
)

func TestTotal(t *testing.T) {
	t.Run("empty", func(t *testing.T) {
		if cart.New().Total() != 0 {
			t.Fatal("not empty")
		}
	})
}
