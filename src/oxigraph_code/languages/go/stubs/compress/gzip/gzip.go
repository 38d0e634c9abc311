// Made by tests/languages/go/standard_library.py of Go 1.19.
package gzip

import "io"
import "time"

type Header struct {
	Comment string
	Extra []byte
	ModTime time.Time
	Name string
	OS byte
}
type Reader struct {
	Header
}
type Writer struct {
	Header
}
func NewReader(r io.Reader) (*Reader, error)
func NewWriter(w io.Writer) *Writer
func NewWriterLevel(w io.Writer, level int) (*Writer, error)
func (z *Reader) Close() error
func (z *Reader) Multistream(ok bool)
func (z *Reader) Read(p []byte) (n int, err error)
func (z *Reader) Reset(r io.Reader) error
func (z *Writer) Close() error
func (z *Writer) Flush() error
func (z *Writer) Reset(w io.Writer)
func (z *Writer) Write(p []byte) (int, error)
