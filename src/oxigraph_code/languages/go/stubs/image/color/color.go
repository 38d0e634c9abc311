// Made by tests/languages/go/standard_library.py of Go 1.19.
package color

type Color interface {







	RGBA() (r, g, b, a uint32)
}
type Model interface {
	Convert(c Color) Color
}
