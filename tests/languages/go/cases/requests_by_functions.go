// --- path: go.mod ---
module example.com/shop

// --- path: client.go ---
package shop

import (
	"context"
	"fmt"
	"net/http"
)

type gateway struct{ client *http.Client }

func (g *gateway) Post(ctx context.Context, path string, body any) error { return nil }

func (g *gateway) Execute(ctx context.Context, method, path string) error { return nil }

type Order struct{ Name string }

func orders(ctx context.Context, g *gateway, header http.Header, id int) {
	g.Post(ctx, "/v1/orders", &Order{Name: "a"})
	// ^ request: POST /v1/orders
	g.Post(ctx, fmt.Sprintf("/v1/orders/%d", id), nil)
	// ^ request: POST /v1/orders/…
	g.Execute(ctx, http.MethodDelete, "/v1/orders")
	// ^ request: DELETE /v1/orders
	header.Get("/v1/orders")
	//     ^ request: nothing
	header.Get(g.name)
	//     ^ request: nothing
}
