// Made by tests/languages/go/standard_library.py of Go 1.19.
package reflect

import "unsafe"

type ChanDir int
type Kind uint
type MapIter struct {
}
type Method struct {
	Name string
	PkgPath string
	Type Type
	Func Value
	Index int
}
type SelectCase struct {
	Dir SelectDir
	Chan Value
	Send Value
}
type SelectDir int
type SliceHeader struct {
	Data uintptr
	Len int
	Cap int
}
type StringHeader struct {
	Data uintptr
	Len int
}
type StructField struct {
	Name string
	PkgPath string
	Type Type
	Tag StructTag
	Offset uintptr
	Index []int
	Anonymous bool
}
type StructTag string
type Type interface {




	Align() int



	FieldAlign() int












	Method(int) Method









	MethodByName(string) (Method, bool)






	NumMethod() int



	Name() string






	PkgPath() string



	Size() uintptr






	String() string


	Kind() Kind


	Implements(u Type) bool


	AssignableTo(u Type) bool





	ConvertibleTo(u Type) bool





	Comparable() bool
















	Bits() int



	ChanDir() ChanDir













	IsVariadic() bool



	Elem() Type




	Field(i int) StructField





	FieldByIndex(index []int) StructField



	FieldByName(name string) (StructField, bool)













	FieldByNameFunc(match func(string) bool) (StructField, bool)




	In(i int) Type



	Key() Type



	Len() int



	NumField() int



	NumIn() int



	NumOut() int




	Out(i int) Type

	common() *rtype
	uncommon() *uncommonType
}
type Value struct {
	flag
}
type ValueError struct {
	Method string
	Kind Kind
}
type flag uintptr
func Append(s Value, x ...Value) Value
func AppendSlice(s, t Value) Value
func ArrayOf(length int, elem Type) Type
func ChanOf(dir ChanDir, t Type) Type
func Copy(dst, src Value) int
func DeepEqual(x, y any) bool
func FuncOf(in, out []Type, variadic bool) Type
func Indirect(v Value) Value
func MakeChan(typ Type, buffer int) Value
func MakeFunc(typ Type, fn func(args []Value) (results []Value)) Value
func MakeMap(typ Type) Value
func MakeMapWithSize(typ Type, n int) Value
func MakeSlice(typ Type, len, cap int) Value
func MapOf(key, elem Type) Type
func New(typ Type) Value
func NewAt(typ Type, p unsafe.Pointer) Value
func PointerTo(t Type) Type
func PtrTo(t Type) Type
func Select(cases []SelectCase) (chosen int, recv Value, recvOK bool)
func SliceOf(t Type) Type
func StructOf(fields []StructField) Type
func Swapper(slice any) func(i, j int)
func TypeOf(i any) Type
func ValueOf(i any) Value
func VisibleFields(t Type) []StructField
func Zero(typ Type) Value
func (d ChanDir) String() string
func (k Kind) String() string
func (iter *MapIter) Key() Value
func (iter *MapIter) Next() bool
func (iter *MapIter) Reset(v Value)
func (iter *MapIter) Value() Value
func (m Method) IsExported() bool
func (f StructField) IsExported() bool
func (tag StructTag) Get(key string) string
func (tag StructTag) Lookup(key string) (value string, ok bool)
func (v Value) Addr() Value
func (v Value) Bool() bool
func (v Value) Bytes() []byte
func (v Value) Call(in []Value) []Value
func (v Value) CallSlice(in []Value) []Value
func (v Value) CanAddr() bool
func (v Value) CanComplex() bool
func (v Value) CanConvert(t Type) bool
func (v Value) CanFloat() bool
func (v Value) CanInt() bool
func (v Value) CanInterface() bool
func (v Value) CanSet() bool
func (v Value) CanUint() bool
func (v Value) Cap() int
func (v Value) Close()
func (v Value) Complex() complex128
func (v Value) Convert(t Type) Value
func (v Value) Elem() Value
func (v Value) Field(i int) Value
func (v Value) FieldByIndex(index []int) Value
func (v Value) FieldByIndexErr(index []int) (Value, error)
func (v Value) FieldByName(name string) Value
func (v Value) FieldByNameFunc(match func(string) bool) Value
func (v Value) Float() float64
func (v Value) Index(i int) Value
func (v Value) Int() int64
func (v Value) Interface() (i any)
func (v Value) InterfaceData() [2]uintptr
func (v Value) IsNil() bool
func (v Value) IsValid() bool
func (v Value) IsZero() bool
func (v Value) Kind() Kind
func (v Value) Len() int
func (v Value) MapIndex(key Value) Value
func (v Value) MapKeys() []Value
func (v Value) MapRange() *MapIter
func (v Value) Method(i int) Value
func (v Value) MethodByName(name string) Value
func (v Value) NumField() int
func (v Value) NumMethod() int
func (v Value) OverflowComplex(x complex128) bool
func (v Value) OverflowFloat(x float64) bool
func (v Value) OverflowInt(x int64) bool
func (v Value) OverflowUint(x uint64) bool
func (v Value) Pointer() uintptr
func (v Value) Recv() (x Value, ok bool)
func (v Value) Send(x Value)
func (v Value) Set(x Value)
func (v Value) SetBool(x bool)
func (v Value) SetBytes(x []byte)
func (v Value) SetCap(n int)
func (v Value) SetComplex(x complex128)
func (v Value) SetFloat(x float64)
func (v Value) SetInt(x int64)
func (v Value) SetIterKey(iter *MapIter)
func (v Value) SetIterValue(iter *MapIter)
func (v Value) SetLen(n int)
func (v Value) SetMapIndex(key, elem Value)
func (v Value) SetPointer(x unsafe.Pointer)
func (v Value) SetString(x string)
func (v Value) SetUint(x uint64)
func (v Value) Slice(i, j int) Value
func (v Value) Slice3(i, j, k int) Value
func (v Value) String() string
func (v Value) TryRecv() (x Value, ok bool)
func (v Value) TrySend(x Value) bool
func (v Value) Type() Type
func (v Value) Uint() uint64
func (v Value) UnsafeAddr() uintptr
func (v Value) UnsafePointer() unsafe.Pointer
func (e *ValueError) Error() string
