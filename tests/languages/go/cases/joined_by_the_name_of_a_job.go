// Jobs of a queue that the program wraps, by constants of a type of their own.
// --- path: go.mod ---
module example.com/shop

go 1.22
// --- path: jobs/jobs.go ---
package jobs

import "context"

type Name string

const (
	SendMail Name = "SendMail"
	Restock  Name = "Restock"
)

type Queue interface {
	Write(ctx context.Context, name Name, payload []byte) error
}

type Consumer struct{}

func (c *Consumer) RegisterHandlers(name Name, handler func(context.Context) error, limit int) {}
// --- path: main.go ---
package shop

import (
	"context"

	"example.com/shop/jobs"
)

type Client struct{}

func SendMails(client *Client) func(context.Context) error {
	return func(ctx context.Context) error { return nil }
}

func restock(ctx context.Context) error { return nil }

func listen(consumer *jobs.Consumer, client *Client) {
	consumer.RegisterHandlers(jobs.SendMail, SendMails(client), 1)
	// ^ joins: receives job SendMail -> SendMails
	consumer.RegisterHandlers(jobs.Restock, restock, 1)
	// ^ joins: receives job Restock -> restock
}

type Orders struct{ queue jobs.Queue }

func (o *Orders) Pay(ctx context.Context) error {
	name := jobs.Restock
	o.queue.Write(ctx, name, nil)
	// ^ joins: sends job Restock
	return o.queue.Write(ctx, jobs.SendMail, nil)
	// ^ joins: sends job SendMail
}
