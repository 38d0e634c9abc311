// A variable of a package whose value is an anonymous function is a function, as it is called like one; one of a named
// type has its methods.
// --- path: shop/routes.go ---
package shop

import "net/http"

// Shows a cart.
var show = func(w http.ResponseWriter, r *http.Request) (n int) {
//  ^ defines: function show
//  ^ signature: (w http.ResponseWriter, r *http.Request) -> (n int)
//  ^ docstring: Shows a cart.
	w.Write(nil)
	//^ external: net/http.ResponseWriter.Write
	return load(1).total()
	//     ^ calls: load (lexical)
	//             ^ calls: Cart.total (member)
}

var (
	load = func(id int) *Cart { return &Cart{} }
	//<- defines: function load
	last, next = func() {}, 1
	//<- defines: variable last
	made = wrap(func() {})
	//<- defines: variable made
)

var open func(w http.ResponseWriter, r *http.Request) = func(w http.ResponseWriter, r *http.Request) { load(2) }
//  ^ defines: function open

var typed http.HandlerFunc = func(w http.ResponseWriter, r *http.Request) { load(2) }
//  ^ defines: variable typed
//                                                                          ^ calls: load (lexical)

type Handler func(id int)

func (h Handler) serve() { h(1) }

var handler Handler = func(id int) { load(id) }
//  ^ defines: variable handler

type Cart struct{}

func (c *Cart) total() int { return 0 }

func wrap(f func()) func() { return f }

func run() {
	show(nil, nil)
	// <- calls: show (lexical)
	load(3).total()
	//      ^ calls: Cart.total (member)
	http.HandleFunc("/cart", open)
	//                       ^ hands: argument by run to http.HandleFunc
	var local = func() { load(4) }
	//  ^ defines: nothing
	local()
	handler.serve()
	//      ^ calls: Handler.serve (member)
}

type Command struct {
	Name string
	Run  func(id int) *Cart
	Stop func()
}

var command = &Command{
//  ^ defines: variable command
	Name: "show",
	Run: func(id int) *Cart {
	//<- defines: function command.Run
		return load(id)
		//     ^ calls: load (lexical)
	},
	Stop: wrap(func() { load(5) }),
	//<- defines: function command.Stop [wrapped]
}

func table() {
	cases := []Command{{Run: func(id int) *Cart { return load(id) }}}
	//                  ^ defines: nothing
	_ = cases
}
