// Made by tests/languages/go/standard_library.py of Go 1.19.
package httputil

type BufferPool interface {
	Get() []byte
	Put([]byte)
}
