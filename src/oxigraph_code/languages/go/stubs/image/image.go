// Made by tests/languages/go/standard_library.py of Go 1.19.
package image

import "image/color"

type Image interface {

	ColorModel() color.Model


	Bounds() Rectangle



	At(x, y int) color.Color
}
type PalettedImage interface {

	ColorIndexAt(x, y int) uint8
	Image
}
type RGBA64Image interface {




	RGBA64At(x, y int) color.RGBA64
	Image
}
