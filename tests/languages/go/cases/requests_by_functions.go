// --- path: go.mod ---
module example.com/shop

// --- path: client.go ---
package shop

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
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

func expire(server, id string) (*http.Request, error) {
	base, err := url.Parse(server)
	path := fmt.Sprintf("/v1/orders/%s/expire", id)
	if path[0] == '/' {
		path = "." + path
	}
	whole, err := base.Parse(path)
	if err != nil {
		return nil, err
	}
	return http.NewRequest(http.MethodPost, whole.String(), nil)
	//          ^ request: POST …/v1/orders/…/expire
}

type Client struct{ base string }

func (c *Client) doPost(path, data string) error {
	_, err := http.NewRequest(http.MethodPost, c.base+"/v1"+path, nil)
	return err
}

func ordersRoute() string { return "/orders" }

func (c *Client) orderRoute(id string) string {
	return fmt.Sprintf("%s/%s", ordersRoute(), id)
}

func (c *Client) copyRoute(id string) string {
	return c.orderRoute(id) + "/copy"
}

func (c *Client) copies(id string) {
	query := "?all=true"
	c.doPost(c.orderRoute(id)+"/expire"+query, "")
	// ^ request: POST /orders/…/expire?all=true
	c.doPost(c.copyRoute("7"), "")
	// ^ request: POST /orders/7/copy
	c.doPost(ordersRoute(), "")
	// ^ request: POST /orders
}
