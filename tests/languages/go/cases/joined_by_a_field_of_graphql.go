// --- path: go.mod ---
module example.com/shop

go 1.22
// --- path: graph/schema.resolvers.go ---
package graph

import "context"

type Resolver struct{}
type mutationResolver struct{ *Resolver }
type cartResolver struct{ *Resolver }

func (r *mutationResolver) AddLine(ctx context.Context, id string) (string, error) { return id, nil }
// <- joins: receives field AddLine -> mutationResolver.AddLine

func (r *cartResolver) Lines(ctx context.Context, obj *Cart) ([]string, error) { return nil, nil }
// <- joins: nothing

type Cart struct{ ID string }

func (r *mutationResolver) CartByID(ctx context.Context, id string) (*Cart, error) { return nil, nil }
// <- joins: receives field CartByID -> mutationResolver.CartByID

func newResolver() *Resolver { return nil }
// <- joins: nothing
// --- path: tag/remove.go ---
package tag

import (
	"context"

	"example.com/shop/generated/gqlmodel"
)

type ResolverForTag struct{}

func (r *ResolverForTag) RemoveTag(ctx context.Context, key string) (*gqlmodel.Tag, error) { return nil, nil }
// <- joins: receives field RemoveTag -> ResolverForTag.RemoveTag

func (r *ResolverForTag) Count(ctx context.Context, obj *gqlmodel.Tag) (int, error) { return 0, nil }
// <- joins: nothing
// --- path: dns/resolver.go ---
package dns

import "context"

type Resolver struct{}

func (r *Resolver) Lookup(ctx context.Context, host string) ([]string, error) { return nil, nil }
// <- joins: nothing
// --- path: graph/cart_test.go ---
package graph

func post(document string) {}

func add() {
	post(`mutation { addLine(id: "a") { id } }`)
	// ^ joins: sends field addLine
}
