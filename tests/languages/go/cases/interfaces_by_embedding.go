// A method of an embedded type is one of the interfaces that the type around it implements.
// --- path: go.mod ---
module example.com/a
// --- path: node/base.go ---
package node

type Base struct{ next Node }

func (b *Base) Next() Node { return b.next }
//             ^ overrides: node/node.go:Node.Next
func (b *Base) Name() string { return "" }
//             ^ overrides: node/node.go:Node.Name
func (b *Base) Other() {}
//             ^ overrides: nothing

type Block struct{ Base }

func (b *Block) IsBlock() bool { return true }
//              ^ overrides: node/node.go:Node.IsBlock

type Hidden struct{}

func (h *Hidden) Next() Node { return nil }
//               ^ overrides: nothing

type Hiding struct {
    Block
    hidden Hidden
}

type Covered struct{}

func (c *Covered) Name() string { return "" }
//                ^ overrides: nothing

type Covering struct {
    Block
    Covered
}

func (c *Covering) Name() string { return "covering" }
//                 ^ overrides: node/node.go:Node.Name
// --- path: node/node.go ---
package node

type Node interface {
    Next() Node
    Name() string
    IsBlock() bool
}
// --- path: text/text.go ---
package text

import (
    "sort"

    "example.com/a/node"
)

type Text struct {
    *node.Block
}

func (t *Text) Name() string { return "text" }
//             ^ overrides: node/node.go:Node.Name

type Half struct{ node.Base }

func (h Half) Name() string { return "half" }
//            ^ overrides: nothing

type items []string

func (i items) Len() int { return len(i) }
//             ^ overrides: sort.Interface.Len
func (i items) Swap(a, b int) {}
//             ^ overrides: sort.Interface.Swap
func (i items) Less(a, b string) bool { return false }
//             ^ overrides: nothing

type byName struct{ items }

func (b byName) Less(i, j int) bool { return true }
//              ^ overrides: sort.Interface.Less

func run(n node.Node) {
    sort.Sort(byName{})
    n.Next()
//    ^ calls: node/node.go:Node.Next (member)
}
// --- path: send/send.go ---
package send

import (
	"fmt"
	"github.com/else/mail"
)

type Destination interface {
	fmt.Stringer
	Send(text string) error
}

type Mail struct{ *mail.Client }

func (m *Mail) Send(text string) error { return nil }
//             ^ overrides: Destination.Send

type Silent struct{ next *mail.Client }

func (s *Silent) Send(text string) error { return nil }
//               ^ overrides: nothing

type Other struct{ *mail.Client }

func (o *Other) Send(text string, times int) error { return nil }
//              ^ overrides: nothing
