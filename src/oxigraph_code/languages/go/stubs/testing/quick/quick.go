// Made by tests/languages/go/standard_library.py of Go 1.19.
package quick

import "math/rand"
import "reflect"

type Generator interface {


	Generate(rand *rand.Rand, size int) reflect.Value
}
