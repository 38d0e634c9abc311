// A type implements the interfaces of the library whose methods it has, and those methods override.
// --- path: a.go ---
package a

import (
    "io"
    "net/http"
)

type names []string
//   ^ implements: sort.Interface

func (n names) Len() int { return len(n) }
//             ^ overrides: sort.Interface.Len
func (n names) Less(i, j int) bool { return n[i] < n[j] }
//             ^ overrides: sort.Interface.Less
func (n names) Swap(i, j int) {}
func (n names) Other() {}
//             ^ overrides: nothing

type page struct{}
//   ^ implements: net/http.Handler

func (p *page) ServeHTTP(w http.ResponseWriter, _ *http.Request) {}
//             ^ overrides: net/http.Handler.ServeHTTP

type value struct{}
//   ^ implements: nothing

func (v value) ServeHTTP(w http.ResponseWriter, r http.Request) {}
//             ^ overrides: nothing

type failure struct{}

func (f failure) Error() string { return "" }
//               ^ overrides: builtin.error.Error

func (f failure) Unwrap() error { return nil }
//               ^ overrides: errors.{Unwrap}.Unwrap
func (f failure) Is(target error) bool { return false }
//               ^ overrides: errors.{Is}.Is
func (f failure) As(target interface{}) bool { return false }
//               ^ overrides: errors.{As}.As

type counter struct{ io.Writer }
//   ^ implements: io.Writer

func (c counter) Write(part []uint8) (n int, err error) { return 0, nil }
//               ^ overrides: io.Writer.Write
