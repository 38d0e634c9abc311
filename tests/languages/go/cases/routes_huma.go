// --- path: go.mod ---
module example.com/shop

go 1.22

require github.com/danielgtaylor/huma/v2 v2.30.0
// --- path: api.go ---
package shop

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
)

func Register[I, O any](api huma.API, op huma.Operation, h func(context.Context, *I) (*O, error)) {
	huma.Register(api, op, h)
}

func RegisterChecked[I, O any](api huma.API, op huma.Operation, h func(context.Context, *I) (*O, error)) {
	checked := func(ctx context.Context, i *I) (*O, error) { return h(ctx, i) }
	huma.Register(api, op, checked)
}

func Routes(api huma.API) {
	huma.Register(api, huma.Operation{OperationID: "a", Method: http.MethodPost, Path: "/tasks/{task}/comments"}, create)
	// ^ route: POST …/tasks/{task}/comments -> create
	Register(api, huma.Operation{OperationID: "b", Method: http.MethodGet, Path: "/tasks/{task}/notes"}, list)
	// ^ route: GET …/tasks/{task}/notes -> list
	RegisterChecked(api, huma.Operation{Method: http.MethodDelete, Path: "/tasks/{task}"}, remove)
	// ^ route: DELETE …/tasks/{task} -> remove
	huma.Get(api, "/health", health)
	// ^ route: GET …/health -> health
}

type in struct{}
type out struct{}

func create(ctx context.Context, i *in) (*out, error) { return nil, nil }
func list(ctx context.Context, i *in) (*out, error)   { return nil, nil }
func health(ctx context.Context, i *in) (*out, error) { return nil, nil }
func remove(ctx context.Context, i *in) (*out, error) { return nil, nil }
