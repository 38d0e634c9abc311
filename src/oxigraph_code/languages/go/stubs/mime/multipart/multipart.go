// Made by tests/languages/go/standard_library.py of Go 1.19.
package multipart

import "io"

type File interface {
	io.Reader
	io.ReaderAt
	io.Seeker
	io.Closer
}
