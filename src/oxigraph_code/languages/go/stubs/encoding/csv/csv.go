// Made by tests/languages/go/standard_library.py of Go 1.19.
package csv

import "io"

type ParseError struct {
	StartLine int
	Line int
	Column int
	Err error
}
type Reader struct {
	Comma rune
	Comment rune
	FieldsPerRecord int
	LazyQuotes bool
	TrimLeadingSpace bool
	ReuseRecord bool
	TrailingComma bool
}
type Writer struct {
	Comma rune
	UseCRLF bool
}
func Fuzz(data []byte) int
func NewReader(r io.Reader) *Reader
func NewWriter(w io.Writer) *Writer
func (e *ParseError) Error() string
func (e *ParseError) Unwrap() error
func (r *Reader) FieldPos(field int) (line, column int)
func (r *Reader) InputOffset() int64
func (r *Reader) Read() (record []string, err error)
func (r *Reader) ReadAll() (records [][]string, err error)
func (w *Writer) Error() error
func (w *Writer) Flush()
func (w *Writer) Write(record []string) error
func (w *Writer) WriteAll(records [][]string) error
