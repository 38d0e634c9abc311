// Made by tests/languages/go/standard_library.py of Go 1.19.
package tls

type ClientSessionCache interface {


	Get(sessionKey string) (session *ClientSessionState, ok bool)





	Put(sessionKey string, cs *ClientSessionState)
}
