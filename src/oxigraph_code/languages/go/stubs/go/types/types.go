// Made by tests/languages/go/standard_library.py of Go 1.19.
package types

import "go/token"

type Importer interface {



	Import(path string) (*Package, error)
}
type ImporterFrom interface {





	Importer










	ImportFrom(path, dir string, mode ImportMode) (*Package, error)
}
type Object interface {
	Parent() *Scope
	Pos() token.Pos
	Pkg() *Package
	Name() string
	Type() Type
	Exported() bool
	Id() string


	String() string





	order() uint32


	color() color


	setType(Type)


	setOrder(uint32)


	setColor(color color)


	setParent(*Scope)


	sameId(pkg *Package, name string) bool


	scopePos() token.Pos


	setScopePos(pos token.Pos)
}
type Sizes interface {


	Alignof(T Type) int64



	Offsetsof(fields []*Var) []int64



	Sizeof(T Type) int64
}
type Type interface {

	Underlying() Type


	String() string
}
