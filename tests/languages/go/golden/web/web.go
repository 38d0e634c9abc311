package web

import (
	"net/http"
	"os"

	"example.com/pay"
	"shop/cart"
)

func show(w http.ResponseWriter, r *http.Request) {
	var any cart.Totaler = cart.New()
	pay.Charge(any.Total())
}

// Serve serves the shop.
func Serve() {
	http.HandleFunc("GET /carts/{id}", show)
	http.Get("https://example.com/rates")
	http.ListenAndServe(os.Getenv("SHOP_ADDRESS"), nil)
}

func guess(value elsewhere.Value) string {
	value.Total()
	return value.Name
}

func paid() {}

func start(bus elsewhere.Bus) {
	bus.Subscribe("carts.paid", paid)
	bus.Publish("carts.paid")
}
