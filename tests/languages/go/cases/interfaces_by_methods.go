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
