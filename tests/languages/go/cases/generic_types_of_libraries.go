// A generic type of the standard library gives its type argument.
package shop

import (
	"image"
	"sync/atomic"
)

type Cart struct{}

func (c *Cart) Total() int { return 1 }

var current atomic.Pointer[Cart]

func Show() int {
	return current.Load().Total()
	//                    ^ calls: Cart.Total (member)
}

func Width(picture image.Image) int {
	return picture.Bounds().Dx()
	//                      ^ external: image.Rectangle.Dx
}
