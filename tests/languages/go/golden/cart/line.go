package cart

// Line is one line of a cart.
type Line struct{ price int }

// Price is its price.
func (l *Line) Price() int { return l.price }
