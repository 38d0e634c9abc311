package builtin

type error interface {
	Error() string
}
