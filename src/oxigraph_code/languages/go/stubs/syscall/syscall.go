// Made by tests/languages/go/standard_library.py of Go 1.19.
package syscall

import "unsafe"

type Conn interface {

	SyscallConn() (RawConn, error)
}
type RawConn interface {




	Control(f func(fd uintptr)) error









	Read(f func(fd uintptr) (done bool)) error


	Write(f func(fd uintptr) (done bool)) error
}
type RoutingMessage interface {
	sockaddr() ([]Sockaddr, error)
}
type Sockaddr interface {
	sockaddr() (ptr unsafe.Pointer, len _Socklen, err error)
}
