// A type of the program with methods for those of HTTP is a router; a client with such methods takes no handlers.
// --- path: router/router.go ---
package router

type Event struct{}

type Group[T any] struct{ prefix string }

type Router[T any] struct{ *Group[T] }

func New() *Router[*Event] { return &Router[*Event]{&Group[*Event]{}} }

func (g *Group[T]) Group(prefix string) *Group[T] { return g }

func (g *Group[T]) GET(path string, action func(e T) error) *Group[T] { return g }

func (g *Group[T]) POST(path string, action func(e T) error) *Group[T] { return g }

func (g *Group[T]) DELETE(path string, action func(e T) error) *Group[T] { return g }
// --- path: apis/base.go ---
package apis

import "example.com/shop/router"

func main() {
    root := router.New()
    root.GET("/health", list)
    // <- route: GET /health -> list
    api := root.Group("/api")
    bind(api)
}

func bind(to *router.Group[*router.Event]) {
    carts := to.Group("/carts")
    carts.GET("", list)
    // <- route: GET /api/carts -> list
    carts.POST("/{id}", list).GET("/last", list)
    // <- route: POST /api/carts/{id} -> list
    to.Group("/direct").DELETE("/{id}", func(e *router.Event) error { return nil })
    // <- route: DELETE /api/direct/{id} -> lines 39-39
}

func list(e *router.Event) error { return nil }
// --- path: client/client.go ---
package client

type Client struct{}

func (c *Client) GET(path string, into any) error { return nil }

func (c *Client) POST(path string, body any) error { return nil }

func (c *Client) DELETE(path string, body any) error { return nil }

func use(c *Client, body string) {
    c.GET("/carts", &body)
    // <- route: nothing
    c.POST("/carts", body)
    // <- route: nothing
}
