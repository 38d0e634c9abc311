// Made by tests/languages/go/standard_library.py of Go 1.19.
package flate

import "io"

type Reader interface {
	io.Reader
	io.ByteReader
}
type Resetter interface {


	Reset(r io.Reader, dict []byte) error
}
