// Made by tests/languages/go/standard_library.py of Go 1.19.
package macho

type Load interface {
	Raw() []byte
}
