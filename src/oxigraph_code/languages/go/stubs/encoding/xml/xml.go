// Made by tests/languages/go/standard_library.py of Go 1.19.
package xml

import "io"
import "reflect"

type Attr struct {
	Name Name
	Value string
}
type CharData []byte
type Comment []byte
type Decoder struct {
	Strict bool
	AutoClose []string
	Entity map[string]string
	CharsetReader func(charset string, input io.Reader) (io.Reader, error)
	DefaultSpace string
}
type Directive []byte
type Encoder struct {
}
type EndElement struct {
	Name Name
}
type Marshaler interface {
	MarshalXML(e *Encoder, start StartElement) error
}
type MarshalerAttr interface {
	MarshalXMLAttr(name Name) (Attr, error)
}
type Name struct {
	Space, Local string
}
type ProcInst struct {
	Target string
	Inst []byte
}
type StartElement struct {
	Name Name
	Attr []Attr
}
type SyntaxError struct {
	Msg string
	Line int
}
type TagPathError struct {
	Struct reflect.Type
	Field1, Tag1 string
	Field2, Tag2 string
}
type Token any
type TokenReader interface {
	Token() (Token, error)
}
type UnmarshalError string
type Unmarshaler interface {
	UnmarshalXML(d *Decoder, start StartElement) error
}
type UnmarshalerAttr interface {
	UnmarshalXMLAttr(attr Attr) error
}
type UnsupportedTypeError struct {
	Type reflect.Type
}
func CopyToken(t Token) Token
func Escape(w io.Writer, s []byte)
func EscapeText(w io.Writer, s []byte) error
func Marshal(v any) ([]byte, error)
func MarshalIndent(v any, prefix, indent string) ([]byte, error)
func NewDecoder(r io.Reader) *Decoder
func NewEncoder(w io.Writer) *Encoder
func NewTokenDecoder(t TokenReader) *Decoder
func Unmarshal(data []byte, v any) error
func (c CharData) Copy() CharData
func (c Comment) Copy() Comment
func (d *Decoder) Decode(v any) error
func (d *Decoder) DecodeElement(v any, start *StartElement) error
func (d *Decoder) InputOffset() int64
func (d *Decoder) InputPos() (line, column int)
func (d *Decoder) RawToken() (Token, error)
func (d *Decoder) Skip() error
func (d *Decoder) Token() (Token, error)
func (d Directive) Copy() Directive
func (enc *Encoder) Encode(v any) error
func (enc *Encoder) EncodeElement(v any, start StartElement) error
func (enc *Encoder) EncodeToken(t Token) error
func (enc *Encoder) Flush() error
func (enc *Encoder) Indent(prefix, indent string)
func (p ProcInst) Copy() ProcInst
func (e StartElement) Copy() StartElement
func (e StartElement) End() EndElement
func (e *SyntaxError) Error() string
func (e *TagPathError) Error() string
func (e UnmarshalError) Error() string
func (e *UnsupportedTypeError) Error() string
