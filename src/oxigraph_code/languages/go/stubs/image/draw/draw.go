// Made by tests/languages/go/standard_library.py of Go 1.19.
package draw

import "image"
import "image/color"

type Drawer interface {


	Draw(dst Image, r image.Rectangle, src image.Image, sp image.Point)
}
type Image interface {
	image.Image
	Set(x, y int, c color.Color)
}
type Quantizer interface {


	Quantize(p color.Palette, m image.Image) color.Palette
}
type RGBA64Image interface {
	image.RGBA64Image
	Set(x, y int, c color.Color)
	SetRGBA64(x, y int, c color.RGBA64)
}
