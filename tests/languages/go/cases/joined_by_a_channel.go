// --- path: go.mod ---
module example.com/shop

go 1.22
// --- path: notify/notify.go ---
package notify

import "context"

type Request struct{ Text string }

type Service struct {
	queue    chan Request
	done     chan struct{}
	stop     func()
	handlers map[string]Request
	size     int
}

var Alerts = make(chan string, 8)

func NewService(size int) *Service {
	s := &Service{queue: make(chan Request, size)}
	go s.do()
	go func() {
		for range Alerts {
			// ^ joins: receives channel Alerts of Alerts -> NewService
			s.Submit(Request{})
		}
	}()
	return s
}

func (s *Service) Submit(req Request) {
	select {
	case s.queue <- req:
		// ^ joins: sends channel Service.queue of Service.queue
	default:
	}
}

func (s *Service) do() {
	for req := range s.queue {
		// ^ joins: receives channel Service.queue of Service.queue -> Service.do
		s.send(req)
	}
	s.done <- struct{}{}
	// ^ joins: sends channel Service.done of Service.done
}

func (s *Service) Close() {
	close(s.queue)
	<-s.done
	// ^ joins: receives channel Service.done of Service.done -> Service.Close
	for name := range s.handlers {
		// ^ joins: nothing
		_ = name
	}
	for i := range s.size {
		// ^ joins: nothing
		_ = i
	}
}

func (s *Service) send(req Request) {}

func (s *Service) Requests() <-chan Request {
	return s.queue
}

func follow(s *Service) {
	for req := range s.Requests() {
		// ^ joins: receives channel Service.queue of Service.queue -> follow
		s.send(req)
	}
	for range s.names() {
		// ^ joins: nothing
	}
}
// --- path: app/app.go ---
package app

import (
	"context"
	"example.com/shop/notify"
)

func Alert(ctx context.Context, own chan int) {
	notify.Alerts <- "x"
	// ^ joins: sends channel Alerts of notify/notify.go:Alerts
	<-ctx.Done()
	// ^ joins: nothing
	own <- 1
	// ^ joins: sends channel …
}
