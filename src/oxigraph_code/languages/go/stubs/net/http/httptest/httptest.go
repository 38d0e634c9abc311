// Made by tests/languages/go/standard_library.py of Go 1.19.
package httptest

import "bytes"
import "crypto/tls"
import "crypto/x509"
import "io"
import "net"
import "net/http"

type ResponseRecorder struct {
	Code int
	HeaderMap http.Header
	Body *bytes.Buffer
	Flushed bool
}
type Server struct {
	URL string
	Listener net.Listener
	EnableHTTP2 bool
	TLS *tls.Config
	Config *http.Server
}
func NewRecorder() *ResponseRecorder
func NewRequest(method, target string, body io.Reader) *http.Request
func NewServer(handler http.Handler) *Server
func NewTLSServer(handler http.Handler) *Server
func NewUnstartedServer(handler http.Handler) *Server
func (rw *ResponseRecorder) Flush()
func (rw *ResponseRecorder) Header() http.Header
func (rw *ResponseRecorder) Result() *http.Response
func (rw *ResponseRecorder) Write(buf []byte) (int, error)
func (rw *ResponseRecorder) WriteHeader(code int)
func (rw *ResponseRecorder) WriteString(str string) (int, error)
func (s *Server) Certificate() *x509.Certificate
func (s *Server) Client() *http.Client
func (s *Server) Close()
func (s *Server) CloseClientConnections()
func (s *Server) Start()
func (s *Server) StartTLS()
