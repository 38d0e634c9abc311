// Made by tests/languages/go/standard_library.py of Go 1.19.
package comment

type Block interface {
	block()
}
type Text interface {
	text()
}
