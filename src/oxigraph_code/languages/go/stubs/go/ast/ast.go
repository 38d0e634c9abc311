// Made by tests/languages/go/standard_library.py of Go 1.19.
package ast

import "go/token"

type Decl interface {
	Node
	declNode()
}
type Expr interface {
	Node
	exprNode()
}
type Node interface {
	Pos() token.Pos
	End() token.Pos
}
type Spec interface {
		Node
		specNode()
	}
type Stmt interface {
	Node
	stmtNode()
}
type Visitor interface {
	Visit(node Node) (w Visitor)
}
