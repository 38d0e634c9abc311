// Requests that a table of tests states by a method and a path.
package shop

import "net/http"

type scenario struct {
	Method string
	URL    string
	Before func()
	Run    func()
}

func scenarios() []scenario {
	return []scenario{
		{
			// <- request: POST /api/orders
			Method: http.MethodPost,
			URL:    "/api/orders",
			Before: func() {},
		},
		{Method: "GET", URL: "/api/doors", Run: doors},
	}
}

func doors() {}
