// Made by tests/languages/go/standard_library.py of Go 1.19.
package parse

import "strings"

type Node interface {
	Type() NodeType
	String() string



	Copy() Node
	Position() Pos


	tree() *Tree

	writeTo(*strings.Builder)
}
