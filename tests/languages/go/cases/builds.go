// Of several declarations of a name, that of the assumed build counts; files of another build see their own first.
// --- path: a/use.go ---
package a

func run() {
    open()
//  ^ calls: a/open_linux.go:open (lexical)
    File{}.Close()
//         ^ calls: a/file.go:File.Close (member)
    only()
//  ^ calls: a/open_windows.go:only (lexical)
}
// --- path: a/open_linux.go ---
package a

func open() {}
// --- path: a/open_windows.go ---
package a

func open() { closed() }
//            ^ calls: a/closed_windows.go:closed (lexical)
func only() {}
// --- path: a/closed_windows.go ---
package a

func closed() {}
// --- path: a/file.go ---
//go:build linux && (amd64 || !cgo)

package a

type File struct{}

func (f File) Close() { closed() }
//                      ^ calls: a/closed.go:closed (lexical)
// --- path: a/closed.go ---
//go:build !windows

package a

func closed() {}
// --- path: a/other.go ---
//go:build ignore || darwin

package a

func (f File) Close() {}
