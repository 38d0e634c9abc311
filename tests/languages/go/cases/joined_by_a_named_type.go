// --- path: go.mod ---
module example.com/shop

go 1.22
// --- path: queue/queue.go ---
package queue

import "context"

type Service[T any] interface {
	Send(ctx context.Context, msg T)
	RegisterHandler(handler func(ctx context.Context, msg T) error)
}

type Queue[T any] struct {
	handler func(ctx context.Context, msg T) error
	ch      chan T
}

func New[T any](name string, size int) *Queue[T] { return &Queue[T]{ch: make(chan T, size)} }

func (q *Queue[T]) Send(ctx context.Context, msg T) { q.ch <- msg }

func (q *Queue[T]) RegisterHandler(handler func(ctx context.Context, msg T) error) { q.handler = handler }
// --- path: noticequeue/notice.go ---
package noticequeue

import "example.com/shop/queue"

type Msg struct{ Text string }

type Service queue.Service[*Msg]
type ExternalService queue.Service[*Msg]

func NewService() Service { return queue.New[*Msg]("notice", 128) }

func NewExternalService() ExternalService { return queue.New[*Msg]("external", 128) }
// --- path: vector/vector.go ---
package vector

import (
	"context"
	"example.com/shop/queue"
)

type Task struct{ ID string }
type Service queue.Service[*Task]

func NewService() Service {
	q := queue.New[*Task]("vector", 128)
	q.RegisterHandler(func(ctx context.Context, m *Task) error { return handle(m) })
	// ^ joins: receives queue vector.Service of Service -> NewService
	return q
}

func handle(m *Task) error { return nil }
// --- path: app/app.go ---
package app

import (
	"context"
	"example.com/shop/noticequeue"
	"example.com/shop/queue"
	"example.com/shop/vector"
)

type Notifier struct{ q noticequeue.ExternalService }

func NewNotifier(q noticequeue.ExternalService) *Notifier {
	n := &Notifier{q: q}
	q.RegisterHandler(n.Handler)
	// ^ joins: receives queue noticequeue.ExternalService of noticequeue/notice.go:ExternalService -> Notifier.Handler
	return n
}

func (n *Notifier) Handler(ctx context.Context, m *noticequeue.Msg) error { return nil }

type Inbox struct{ q noticequeue.Service }

func NewInbox(q noticequeue.Service) *Inbox {
	n := &Inbox{q: q}
	n.q.RegisterHandler(n.Receive)
	// ^ joins: receives queue noticequeue.Service of noticequeue/notice.go:Service -> Inbox.Receive
	return n
}

func (n *Inbox) Receive(ctx context.Context, m *noticequeue.Msg) error { return nil }

type Orders struct {
	externalQueue noticequeue.ExternalService
	vectorQueue   vector.Service
}

func (s *Orders) Pay(ctx context.Context) {
	s.externalQueue.Send(ctx, &noticequeue.Msg{})
	// ^ joins: sends queue noticequeue.ExternalService of noticequeue/notice.go:ExternalService
}

func (s *Orders) Add(ctx context.Context) {
	s.vectorQueue.Send(ctx, &vector.Task{})
	// ^ joins: sends queue vector.Service of vector/vector.go:Service
}

type Plain struct{ q queue.Service[int] }

func (p *Plain) Run(ctx context.Context) {
	p.q.RegisterHandler(p.Do)
	// ^ joins: nothing
	p.q.Send(ctx, 1)
	// ^ joins: nothing
}

func (p *Plain) Do(ctx context.Context, n int) error { return nil }
