// Made by tests/languages/go/standard_library.py of Go 1.19.
package gob

type GobDecoder interface {



	GobDecode([]byte) error
}
type GobEncoder interface {



	GobEncode() ([]byte, error)
}
