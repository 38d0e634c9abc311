// Made by tests/languages/go/standard_library.py of Go 1.19.
package runtime

type Error interface {
	error





	RuntimeError()
}
