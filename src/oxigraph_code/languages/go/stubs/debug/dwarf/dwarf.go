// Made by tests/languages/go/standard_library.py of Go 1.19.
package dwarf

type Type interface {
	Common() *CommonType
	String() string
	Size() int64
}
