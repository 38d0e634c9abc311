// Made by tests/languages/go/standard_library.py of Go 1.19.
package url

type Error struct {
	Op string
	URL string
	Err error
}
type EscapeError string
type InvalidHostError string
type URL struct {
	Scheme string
	Opaque string
	User *Userinfo
	Host string
	Path string
	RawPath string
	OmitHost bool
	ForceQuery bool
	RawQuery string
	Fragment string
	RawFragment string
}
type Userinfo struct {
}
type Values map[string][]string
func JoinPath(base string, elem ...string) (result string, err error)
func Parse(rawURL string) (*URL, error)
func ParseQuery(query string) (Values, error)
func ParseRequestURI(rawURL string) (*URL, error)
func PathEscape(s string) string
func PathUnescape(s string) (string, error)
func QueryEscape(s string) string
func QueryUnescape(s string) (string, error)
func User(username string) *Userinfo
func UserPassword(username, password string) *Userinfo
func (e *Error) Error() string
func (e *Error) Temporary() bool
func (e *Error) Timeout() bool
func (e *Error) Unwrap() error
func (e EscapeError) Error() string
func (e InvalidHostError) Error() string
func (u *URL) EscapedFragment() string
func (u *URL) EscapedPath() string
func (u *URL) Hostname() string
func (u *URL) IsAbs() bool
func (u *URL) JoinPath(elem ...string) *URL
func (u *URL) MarshalBinary() (text []byte, err error)
func (u *URL) Parse(ref string) (*URL, error)
func (u *URL) Port() string
func (u *URL) Query() Values
func (u *URL) Redacted() string
func (u *URL) RequestURI() string
func (u *URL) ResolveReference(ref *URL) *URL
func (u *URL) String() string
func (u *URL) UnmarshalBinary(text []byte) error
func (u *Userinfo) Password() (string, bool)
func (u *Userinfo) String() string
func (u *Userinfo) Username() string
func (v Values) Add(key, value string)
func (v Values) Del(key string)
func (v Values) Encode() string
func (v Values) Get(key string) string
func (v Values) Has(key string) bool
func (v Values) Set(key, value string)
