// Made by tests/languages/go/standard_library.py of Go 1.19.
package smtp

type Auth interface {






	Start(server *ServerInfo) (proto string, toServer []byte, err error)







	Next(fromServer []byte, more bool) (toServer []byte, err error)
}
