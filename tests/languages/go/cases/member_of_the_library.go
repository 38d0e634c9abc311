// The declared types of the standard library lead to its own methods.
// --- path: a.go ---
package a

import (
    "net/http"
    "os"
    "strings"
    "sync"
)

type Server struct {
    *http.Request
    sync.RWMutex
    inner inner
}

type inner struct{}

func (i inner) Lock() {}

func run(s *Server, err error) {
    file, err := os.Open("x")
    file.Close()
//       ^ external: os.File.Close
    strings.NewReader("x").Len()
//                         ^ external: strings.Reader.Len
    s.URL.Query().Get("x")
//                ^ external: net/url.Values.Get
    s.Context().Done()
//              ^ external: context.Context.Done
    s.RLock()
//    ^ external: sync.RWMutex.RLock
    s.inner.Lock()
//          ^ calls: inner.Lock (member)
    err.Error()
//      ^ external: builtin.error.Error
    var lock sync.Locker = s.inner
    lock.Lock()
//       ^ external: sync.Locker.Lock
}
