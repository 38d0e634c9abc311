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
// --- path: cmd/users.go ---
package cmd

type BlockUser struct{ ID int }
type SendMail struct{ To string }
// --- path: bus/bus.go ---
package bus

import "context"

func AddHandler(handler any)                       {}
func Dispatch(ctx context.Context, messages ...any) {}
// --- path: users/users.go ---
package users

import (
	"context"

	"example.com/shop/bus"
	"example.com/shop/cmd"
)

func blockUser(ctx context.Context, c *cmd.BlockUser) error { return nil }

func Init() {
	bus.AddHandler(blockUser)
	// ^ joins: receives event BlockUser of cmd/users.go:BlockUser -> blockUser
}

func Block(ctx context.Context) {
	bus.Dispatch(ctx, &cmd.BlockUser{ID: 1}, &cmd.SendMail{})
	// ^ joins: sends event BlockUser of cmd/users.go:BlockUser
	// ^ joins: sends event SendMail of cmd/users.go:SendMail
}
