// Made by tests/languages/go/standard_library.py of Go 1.19.
package cookiejar

type PublicSuffixList interface {





	PublicSuffix(domain string) string




	String() string
}
