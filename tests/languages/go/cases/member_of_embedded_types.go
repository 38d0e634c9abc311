// Fields and methods of embedded types are promoted, those at the smallest depth first.
// --- path: a.go ---
package a

import "sync"

type Base struct{ deep Deep }

func (b *Base) Run()  {}
func (b *Base) Stop() {}

type Deep struct{}

func (d Deep) Dive() {}

type Middle struct {
    sync.Mutex
    *Base
}

func (m *Middle) Run() {}

type Top struct {
    Middle
    Deep
}

type Closer interface{ Close() error }
type ReadCloser interface {
    Closer
    Read() int
}
type Wrapped struct{ ReadCloser }

func run(top *Top, w Wrapped, r ReadCloser) {
    top.Run()
//      ^ calls: Middle.Run (inherited)
    top.Stop()
//      ^ calls: Base.Stop (inherited)
    top.Base.Run()
//           ^ calls: Base.Run (member)
    top.Middle.Base.Stop()
//                  ^ calls: Base.Stop (member)
    top.deep.Dive()
//           ^ calls: Deep.Dive (member)
    top.Dive()
//      ^ calls: Deep.Dive (inherited)
    top.Lock()
//      ^ external: sync.Mutex.Lock
    w.Close()
//    ^ calls: Closer.Close (inherited)
    r.Close()
//    ^ calls: Closer.Close (inherited)
    r.Read()
//    ^ calls: ReadCloser.Read (member)
}
