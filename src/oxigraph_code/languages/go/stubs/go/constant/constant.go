// Made by tests/languages/go/standard_library.py of Go 1.19.
package constant

type Value interface {

	Kind() Kind





	String() string



	ExactString() string


	implementsValue()
}
