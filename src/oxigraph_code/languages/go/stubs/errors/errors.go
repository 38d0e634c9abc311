// Made by tests/languages/go/standard_library.py of Go 1.19.
package errors

func As(err error, target any) bool
func Is(err, target error) bool
func New(text string) error
func Unwrap(err error) error
