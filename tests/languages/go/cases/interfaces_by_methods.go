// A type implements each interface whose methods it has, with the same parameters and results.
// --- path: a.go ---
package a

type Shape interface {
    Area() (size float64)
    Scale(float64, ...int) Shape
}

type Square struct{ side float64 }

func (s *Square) Area() float64 { return s.side }
func (s *Square) Scale(by float64, more ...int) Shape { return s }

type Wrong struct{}

func (w Wrong) Area() float64 { return 0 }
func (w Wrong) Scale(by int, more ...int) Shape { return nil }

func run(shape Shape, square *Square) {
    shape.Scale(2).Area()
//        ^ calls: Shape.Scale (member)
//                 ^ calls: Shape.Area (member)
    square.Scale(2, 3).Area()
//         ^ calls: Square.Scale (member)
//                     ^ calls: Shape.Area (member)
}
// --- path: go.mod ---
module example.com/a
// --- path: render/render.go ---
package render

import (
    "bufio"

    "example.com/a/util"
)

type Renderer interface {
    Render(w util.Writer, names []string, all ...any) error
}

type right struct{}

func (r right) Render(writer util.Writer, _ []string, all ...interface{}) error { return nil }
//             ^ overrides: Renderer.Render

type wrong struct{}

func (r wrong) Render(w bufio.Writer, names []string, all ...any) error { return nil }
//             ^ overrides: nothing

type pointing struct{}

func (r pointing) Render(w *util.Writer, names []string, all ...any) error { return nil }
//                ^ overrides: nothing
// --- path: util/util.go ---
package util

type Writer struct{}
// --- path: renamed/renamed.go ---
package renamed

import other "example.com/a/util"

type Page struct{}

func (p Page) Render(w other.Writer, names []string, all ...any) error { return nil }
//            ^ overrides: render/render.go:Renderer.Render
