// Made by tests/languages/go/standard_library.py of Go 1.19.
package context

import "time"

type CancelFunc func()
type Context interface {



	Deadline() (deadline time.Time, ok bool)
































	Done() <-chan struct{}






	Err() error














































	Value(key any) any
}
func Background() Context
func TODO() Context
func WithCancel(parent Context) (ctx Context, cancel CancelFunc)
func WithDeadline(parent Context, d time.Time) (Context, CancelFunc)
func WithTimeout(parent Context, timeout time.Duration) (Context, CancelFunc)
func WithValue(parent Context, key, val any) Context
