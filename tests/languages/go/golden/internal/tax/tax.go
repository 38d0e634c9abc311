package tax

// Rate is a rate.
type Rate int

const (
	Standard Rate = 19
	Reduced  Rate = 7
)

// Of is the amount with the tax.
func (r Rate) Of(amount int) int { return amount * (100 + int(r)) / 100 }
