// Routes of a handler that compares the path of a request by itself.
package shop

import "net/http"

const (
	ordersPath = "/v1/orders"
	doorsPath  = "/v1/doors"
)

type handler func(w http.ResponseWriter, r *http.Request) error

type Server struct{}

func (s *Server) handle(w http.ResponseWriter, r *http.Request) error {
	if r.Method == http.MethodGet && r.URL.Path == ordersPath {
		// <- route: GET /v1/orders -> Server.orders
		return s.ensureUser(s.orders)(w, r)
	} else if (r.Method == http.MethodPut || r.Method == http.MethodPost) && r.URL.Path == doorsPath {
		// <- route: PUT|POST /v1/doors -> Server.doors
		return s.doors(w, r)
	} else if "/health" == r.URL.Path {
		// <- route: ANY /health -> Server.health
		w.WriteHeader(200)
		return s.health(w)
	} else if r.URL.Path == "/none" {
		return nil
	}
	switch r.URL.Path {
	case "/v2/orders":
		// <- route: ANY /v2/orders -> Server.orders
		return s.orders(w, r)
	}
	return nil
}

func (s *Server) pages(w http.ResponseWriter, r *http.Request) error {
	if r.URL.Path == "/about" || r.URL.Path == "/terms" {
		// <- route: nothing
		if r.URL.Path == "/about" {
			// <- route: ANY /about -> Server.health
			return s.health(w)
		}
		return s.orders(w, r)
	}
	return nil
}

func (s *Server) ensureUser(next handler) handler {
	return func(w http.ResponseWriter, r *http.Request) error { return next(w, r) }
}

func (s *Server) orders(w http.ResponseWriter, r *http.Request) error { return nil }
func (s *Server) doors(w http.ResponseWriter, r *http.Request) error  { return nil }
func (s *Server) health(w http.ResponseWriter) error                  { return nil }
