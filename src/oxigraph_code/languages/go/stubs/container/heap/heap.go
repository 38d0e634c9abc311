// Made by tests/languages/go/standard_library.py of Go 1.19.
package heap

import "sort"

type Interface interface {
	sort.Interface
	Push(x any)
	Pop() any
}
