// A file with `import "C"` depends on the pseudo-package C, whose functions are outside of the project.
// --- path: sums/sums.go ---
package sums

// #include <stdlib.h>
import "C"

type memory struct{}

func (m memory) free() {}

func Free() {
    size := C.random()
//            ^ external: C.random
    C.free(C.CString("x"))
//    ^ external: C.free
//           ^ external: C.CString
    random(size)
//  ^ calls: random (lexical)
}

func random(size int) {}
