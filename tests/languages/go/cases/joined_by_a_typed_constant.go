// --- path: go.mod ---
module example.com/bus

go 1.22
// --- path: ev/ev.go ---
package ev

type Event string

const (
	Tag   Event = "tags.mutation"
	Thing Event = "entity.mutation"
)

type Moved struct{ ID int }

type Bus struct{}

func (b *Bus) Publish(event Event, data any)       {}
func (b *Bus) Subscribe(event Event, fn func(any)) {}
// --- path: main.go ---
package bus

import "example.com/bus/ev"

type Repo struct{ bus *ev.Bus }

func (r *Repo) publish(id int) {
	r.bus.Publish(ev.Thing, ev.Moved{ID: id})
	// ^ joins: sends topic entity.mutation
	r.bus.Publish("entity.gone", ev.Moved{ID: id})
	// ^ joins: sends topic entity.gone
}

type Ctrl struct{ bus *ev.Bus }

func (c *Ctrl) Listen() {
	factory := func(name string) func(any) {
		return func(data any) { println(name) }
	}
	c.bus.Subscribe(ev.Tag, factory("tag"))
	// ^ joins: receives topic tags.mutation -> Ctrl.Listen
	// ^ joins: receives event tags.mutation -> Ctrl.Listen
	c.bus.Subscribe(ev.Thing, c.on)
	// ^ joins: receives topic entity.mutation -> Ctrl.on
	// ^ joins: receives event entity.mutation -> Ctrl.on
}

func (c *Ctrl) on(any) {}
