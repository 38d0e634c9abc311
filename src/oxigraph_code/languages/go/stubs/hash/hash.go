// Made by tests/languages/go/standard_library.py of Go 1.19.
package hash

import "io"

type Hash interface {


	io.Writer



	Sum(b []byte) []byte


	Reset()


	Size() int





	BlockSize() int
}
type Hash32 interface {
	Hash
	Sum32() uint32
}
type Hash64 interface {
	Hash
	Sum64() uint64
}
