// Made by tests/languages/go/standard_library.py of Go 1.19.
package net

import "context"
import "io"
import "net/netip"
import "os"
import "syscall"
import "time"

type Addr interface {
	Network() string
	String() string
}
type AddrError struct {
	Err string
	Addr string
}
type Buffers [][]byte
type Conn interface {



	Read(b []byte) (n int, err error)




	Write(b []byte) (n int, err error)



	Close() error


	LocalAddr() Addr


	RemoteAddr() Addr






















	SetDeadline(t time.Time) error




	SetReadDeadline(t time.Time) error






	SetWriteDeadline(t time.Time) error
}
type DNSConfigError struct {
	Err error
}
type DNSError struct {
	Err string
	Name string
	Server string
	IsTimeout bool
	IsTemporary bool
	IsNotFound bool
}
type Dialer struct {
	Timeout time.Duration
	Deadline time.Time
	LocalAddr Addr
	DualStack bool
	FallbackDelay time.Duration
	KeepAlive time.Duration
	Resolver *Resolver
	Cancel <-chan struct{}
	Control func(network, address string, c syscall.RawConn) error
}
type Error interface {
	error
	Timeout() bool




	Temporary() bool
}
type Flags uint
type HardwareAddr []byte
type IP []byte
type IPAddr struct {
	IP IP
	Zone string
}
type IPConn struct {
	conn
}
type IPMask []byte
type IPNet struct {
	IP IP
	Mask IPMask
}
type Interface struct {
	Index int
	MTU int
	Name string
	HardwareAddr HardwareAddr
	Flags Flags
}
type InvalidAddrError string
type ListenConfig struct {
	Control func(network, address string, c syscall.RawConn) error
	KeepAlive time.Duration
}
type Listener interface {

	Accept() (Conn, error)



	Close() error


	Addr() Addr
}
type MX struct {
	Host string
	Pref uint16
}
type NS struct {
	Host string
}
type OpError struct {
	Op string
	Net string
	Source Addr
	Addr Addr
	Err error
}
type PacketConn interface {









	ReadFrom(p []byte) (n int, addr Addr, err error)





	WriteTo(p []byte, addr Addr) (n int, err error)



	Close() error


	LocalAddr() Addr






















	SetDeadline(t time.Time) error




	SetReadDeadline(t time.Time) error






	SetWriteDeadline(t time.Time) error
}
type ParseError struct {
	Type string
	Text string
}
type Resolver struct {
	PreferGo bool
	StrictErrors bool
	Dial func(ctx context.Context, network, address string) (Conn, error)
}
type SRV struct {
	Target string
	Port uint16
	Priority uint16
	Weight uint16
}
type TCPAddr struct {
	IP IP
	Port int
	Zone string
}
type TCPConn struct {
	conn
}
type TCPListener struct {
}
type UDPAddr struct {
	IP IP
	Port int
	Zone string
}
type UDPConn struct {
	conn
}
type UnixAddr struct {
	Name string
	Net string
}
type UnixConn struct {
	conn
}
type UnixListener struct {
}
type UnknownNetworkError string
type conn struct {
}
func CIDRMask(ones, bits int) IPMask
func Dial(network, address string) (Conn, error)
func DialIP(network string, laddr, raddr *IPAddr) (*IPConn, error)
func DialTCP(network string, laddr, raddr *TCPAddr) (*TCPConn, error)
func DialTimeout(network, address string, timeout time.Duration) (Conn, error)
func DialUDP(network string, laddr, raddr *UDPAddr) (*UDPConn, error)
func DialUnix(network string, laddr, raddr *UnixAddr) (*UnixConn, error)
func FileConn(f *os.File) (c Conn, err error)
func FileListener(f *os.File) (ln Listener, err error)
func FilePacketConn(f *os.File) (c PacketConn, err error)
func IPv4(a, b, c, d byte) IP
func IPv4Mask(a, b, c, d byte) IPMask
func InterfaceAddrs() ([]Addr, error)
func InterfaceByIndex(index int) (*Interface, error)
func InterfaceByName(name string) (*Interface, error)
func Interfaces() ([]Interface, error)
func JoinHostPort(host, port string) string
func Listen(network, address string) (Listener, error)
func ListenIP(network string, laddr *IPAddr) (*IPConn, error)
func ListenMulticastUDP(network string, ifi *Interface, gaddr *UDPAddr) (*UDPConn, error)
func ListenPacket(network, address string) (PacketConn, error)
func ListenTCP(network string, laddr *TCPAddr) (*TCPListener, error)
func ListenUDP(network string, laddr *UDPAddr) (*UDPConn, error)
func ListenUnix(network string, laddr *UnixAddr) (*UnixListener, error)
func ListenUnixgram(network string, laddr *UnixAddr) (*UnixConn, error)
func LookupAddr(addr string) (names []string, err error)
func LookupCNAME(host string) (cname string, err error)
func LookupHost(host string) (addrs []string, err error)
func LookupIP(host string) ([]IP, error)
func LookupMX(name string) ([]*MX, error)
func LookupNS(name string) ([]*NS, error)
func LookupPort(network, service string) (port int, err error)
func LookupSRV(service, proto, name string) (cname string, addrs []*SRV, err error)
func LookupTXT(name string) ([]string, error)
func ParseCIDR(s string) (IP, *IPNet, error)
func ParseIP(s string) IP
func ParseMAC(s string) (hw HardwareAddr, err error)
func Pipe() (Conn, Conn)
func ResolveIPAddr(network, address string) (*IPAddr, error)
func ResolveTCPAddr(network, address string) (*TCPAddr, error)
func ResolveUDPAddr(network, address string) (*UDPAddr, error)
func ResolveUnixAddr(network, address string) (*UnixAddr, error)
func SplitHostPort(hostport string) (host, port string, err error)
func TCPAddrFromAddrPort(addr netip.AddrPort) *TCPAddr
func UDPAddrFromAddrPort(addr netip.AddrPort) *UDPAddr
func (e *AddrError) Error() string
func (e *AddrError) Temporary() bool
func (e *AddrError) Timeout() bool
func (v *Buffers) Read(p []byte) (n int, err error)
func (v *Buffers) WriteTo(w io.Writer) (n int64, err error)
func (e *DNSConfigError) Error() string
func (e *DNSConfigError) Temporary() bool
func (e *DNSConfigError) Timeout() bool
func (e *DNSConfigError) Unwrap() error
func (e *DNSError) Error() string
func (e *DNSError) Temporary() bool
func (e *DNSError) Timeout() bool
func (d *Dialer) Dial(network, address string) (Conn, error)
func (d *Dialer) DialContext(ctx context.Context, network, address string) (Conn, error)
func (f Flags) String() string
func (a HardwareAddr) String() string
func (ip IP) DefaultMask() IPMask
func (ip IP) Equal(x IP) bool
func (ip IP) IsGlobalUnicast() bool
func (ip IP) IsInterfaceLocalMulticast() bool
func (ip IP) IsLinkLocalMulticast() bool
func (ip IP) IsLinkLocalUnicast() bool
func (ip IP) IsLoopback() bool
func (ip IP) IsMulticast() bool
func (ip IP) IsPrivate() bool
func (ip IP) IsUnspecified() bool
func (ip IP) MarshalText() ([]byte, error)
func (ip IP) Mask(mask IPMask) IP
func (ip IP) String() string
func (ip IP) To16() IP
func (ip IP) To4() IP
func (ip *IP) UnmarshalText(text []byte) error
func (a *IPAddr) Network() string
func (a *IPAddr) String() string
func (c *IPConn) ReadFrom(b []byte) (int, Addr, error)
func (c *IPConn) ReadFromIP(b []byte) (int, *IPAddr, error)
func (c *IPConn) ReadMsgIP(b, oob []byte) (n, oobn, flags int, addr *IPAddr, err error)
func (c *IPConn) SyscallConn() (syscall.RawConn, error)
func (c *IPConn) WriteMsgIP(b, oob []byte, addr *IPAddr) (n, oobn int, err error)
func (c *IPConn) WriteTo(b []byte, addr Addr) (int, error)
func (c *IPConn) WriteToIP(b []byte, addr *IPAddr) (int, error)
func (m IPMask) Size() (ones, bits int)
func (m IPMask) String() string
func (n *IPNet) Contains(ip IP) bool
func (n *IPNet) Network() string
func (n *IPNet) String() string
func (ifi *Interface) Addrs() ([]Addr, error)
func (ifi *Interface) MulticastAddrs() ([]Addr, error)
func (e InvalidAddrError) Error() string
func (e InvalidAddrError) Temporary() bool
func (e InvalidAddrError) Timeout() bool
func (lc *ListenConfig) Listen(ctx context.Context, network, address string) (Listener, error)
func (lc *ListenConfig) ListenPacket(ctx context.Context, network, address string) (PacketConn, error)
func (e *OpError) Error() string
func (e *OpError) Temporary() bool
func (e *OpError) Timeout() bool
func (e *OpError) Unwrap() error
func (e *ParseError) Error() string
func (e *ParseError) Temporary() bool
func (e *ParseError) Timeout() bool
func (r *Resolver) LookupAddr(ctx context.Context, addr string) ([]string, error)
func (r *Resolver) LookupCNAME(ctx context.Context, host string) (string, error)
func (r *Resolver) LookupHost(ctx context.Context, host string) (addrs []string, err error)
func (r *Resolver) LookupIP(ctx context.Context, network, host string) ([]IP, error)
func (r *Resolver) LookupIPAddr(ctx context.Context, host string) ([]IPAddr, error)
func (r *Resolver) LookupMX(ctx context.Context, name string) ([]*MX, error)
func (r *Resolver) LookupNS(ctx context.Context, name string) ([]*NS, error)
func (r *Resolver) LookupNetIP(ctx context.Context, network, host string) ([]netip.Addr, error)
func (r *Resolver) LookupPort(ctx context.Context, network, service string) (port int, err error)
func (r *Resolver) LookupSRV(ctx context.Context, service, proto, name string) (string, []*SRV, error)
func (r *Resolver) LookupTXT(ctx context.Context, name string) ([]string, error)
func (a *TCPAddr) AddrPort() netip.AddrPort
func (a *TCPAddr) Network() string
func (a *TCPAddr) String() string
func (c *TCPConn) CloseRead() error
func (c *TCPConn) CloseWrite() error
func (c *TCPConn) ReadFrom(r io.Reader) (int64, error)
func (c *TCPConn) SetKeepAlive(keepalive bool) error
func (c *TCPConn) SetKeepAlivePeriod(d time.Duration) error
func (c *TCPConn) SetLinger(sec int) error
func (c *TCPConn) SetNoDelay(noDelay bool) error
func (c *TCPConn) SyscallConn() (syscall.RawConn, error)
func (l *TCPListener) Accept() (Conn, error)
func (l *TCPListener) AcceptTCP() (*TCPConn, error)
func (l *TCPListener) Addr() Addr
func (l *TCPListener) Close() error
func (l *TCPListener) File() (f *os.File, err error)
func (l *TCPListener) SetDeadline(t time.Time) error
func (l *TCPListener) SyscallConn() (syscall.RawConn, error)
func (a *UDPAddr) AddrPort() netip.AddrPort
func (a *UDPAddr) Network() string
func (a *UDPAddr) String() string
func (c *UDPConn) ReadFrom(b []byte) (int, Addr, error)
func (c *UDPConn) ReadFromUDP(b []byte) (n int, addr *UDPAddr, err error)
func (c *UDPConn) ReadFromUDPAddrPort(b []byte) (n int, addr netip.AddrPort, err error)
func (c *UDPConn) ReadMsgUDP(b, oob []byte) (n, oobn, flags int, addr *UDPAddr, err error)
func (c *UDPConn) ReadMsgUDPAddrPort(b, oob []byte) (n, oobn, flags int, addr netip.AddrPort, err error)
func (c *UDPConn) SyscallConn() (syscall.RawConn, error)
func (c *UDPConn) WriteMsgUDP(b, oob []byte, addr *UDPAddr) (n, oobn int, err error)
func (c *UDPConn) WriteMsgUDPAddrPort(b, oob []byte, addr netip.AddrPort) (n, oobn int, err error)
func (c *UDPConn) WriteTo(b []byte, addr Addr) (int, error)
func (c *UDPConn) WriteToUDP(b []byte, addr *UDPAddr) (int, error)
func (c *UDPConn) WriteToUDPAddrPort(b []byte, addr netip.AddrPort) (int, error)
func (a *UnixAddr) Network() string
func (a *UnixAddr) String() string
func (c *UnixConn) CloseRead() error
func (c *UnixConn) CloseWrite() error
func (c *UnixConn) ReadFrom(b []byte) (int, Addr, error)
func (c *UnixConn) ReadFromUnix(b []byte) (int, *UnixAddr, error)
func (c *UnixConn) ReadMsgUnix(b, oob []byte) (n, oobn, flags int, addr *UnixAddr, err error)
func (c *UnixConn) SyscallConn() (syscall.RawConn, error)
func (c *UnixConn) WriteMsgUnix(b, oob []byte, addr *UnixAddr) (n, oobn int, err error)
func (c *UnixConn) WriteTo(b []byte, addr Addr) (int, error)
func (c *UnixConn) WriteToUnix(b []byte, addr *UnixAddr) (int, error)
func (l *UnixListener) Accept() (Conn, error)
func (l *UnixListener) AcceptUnix() (*UnixConn, error)
func (l *UnixListener) Addr() Addr
func (l *UnixListener) Close() error
func (l *UnixListener) File() (f *os.File, err error)
func (l *UnixListener) SetDeadline(t time.Time) error
func (l *UnixListener) SetUnlinkOnClose(unlink bool)
func (l *UnixListener) SyscallConn() (syscall.RawConn, error)
func (e UnknownNetworkError) Error() string
func (e UnknownNetworkError) Temporary() bool
func (e UnknownNetworkError) Timeout() bool
func (c *conn) Close() error
func (c *conn) File() (f *os.File, err error)
func (c *conn) LocalAddr() Addr
func (c *conn) Read(b []byte) (int, error)
func (c *conn) RemoteAddr() Addr
func (c *conn) SetDeadline(t time.Time) error
func (c *conn) SetReadBuffer(bytes int) error
func (c *conn) SetReadDeadline(t time.Time) error
func (c *conn) SetWriteBuffer(bytes int) error
func (c *conn) SetWriteDeadline(t time.Time) error
func (c *conn) Write(b []byte) (int, error)
