// Package a is documented.
package a

import "fmt"

// Rate is a rate.
type Rate int
//   ^ docstring: Rate is a rate.

/*
Long comments too.
*/
func f() {}
//   ^ docstring: Long comments too.

// not this

func g() {} // nor this
//   ^ docstring: 
func h() {}
//   ^ docstring: 

// The limits.
const (
    // Low is low.
    Low, High = 1, 2 // behind
//  ^ docstring: Low is low.
    Last = 3
//  ^ docstring: 
)

// V has a value.
var V, W = fmt.Sprint(), 2
//  ^ docstring: V has a value.

type T struct {
    // A is a field.
    A, B int // behind
//  ^ docstring: A is a field.
    C string `json:"c"`
//  ^ docstring: 
//  ^ decorators: `json:"c"`
}

//go:noinline
// Inlined is not.
func Inlined() {}
//   ^ docstring: Inlined is not.
