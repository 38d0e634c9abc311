// --- path: go.mod ---
module example.com/shop

go 1.22
// --- path: events/bus.go ---
package events

type Event interface{ Name() string }
type Listener interface{ Handle(p []byte) error }

var listeners = map[string][]Listener{}

func RegisterListener(name string, l Listener) { listeners[name] = append(listeners[name], l) }
func Dispatch(e Event) {
	for _, l := range listeners[e.Name()] {
		_ = l.Handle(nil)
	}
}
// --- path: models/tasks.go ---
package models

import "example.com/shop/events"

type TaskUpdated struct{ ID int }

func (t *TaskUpdated) Name() string { return "task.updated" }

func Update(id int) {
	events.Dispatch(&TaskUpdated{ID: id})
	// ^ joins: sends event TaskUpdated of TaskUpdated
	event := &TaskUpdated{}
	events.Dispatch(event)
	// ^ joins: sends event TaskUpdated of TaskUpdated
}
// --- path: models/listeners.go ---
package models

import "example.com/shop/events"

type Reindex struct{}

func (r *Reindex) Handle(p []byte) error { return nil }

func RegisterListeners() {
	events.RegisterListener((&TaskUpdated{}).Name(), &Reindex{})
	// ^ joins: receives event TaskUpdated of models/tasks.go:TaskUpdated -> Reindex.Handle
}
