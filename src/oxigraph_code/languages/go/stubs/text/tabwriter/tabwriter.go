// Made by tests/languages/go/standard_library.py of Go 1.19.
package tabwriter

import "io"

type Writer struct {
}
func NewWriter(output io.Writer, minwidth, tabwidth, padding int, padchar byte, flags uint) *Writer
func (b *Writer) Flush() error
func (b *Writer) Init(output io.Writer, minwidth, tabwidth, padding int, padchar byte, flags uint) *Writer
func (b *Writer) Write(buf []byte) (n int, err error)
