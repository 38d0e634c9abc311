// Package pay charges amounts.
package pay

// Charge charges an amount.
func Charge(amount int) error { return nil }
