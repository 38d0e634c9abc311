// Made by tests/languages/go/standard_library.py of Go 1.19.
package zlib

import "io"

type Resetter interface {


	Reset(r io.Reader, dict []byte) error
}
