// Made by tests/languages/go/standard_library.py of Go 1.19.
package jpeg

import "io"

type Reader interface {
	io.ByteReader
	io.Reader
}
