// Made by tests/languages/go/standard_library.py of Go 1.19.
package png

type EncoderBufferPool interface {
	Get() *EncoderBuffer
	Put(*EncoderBuffer)
}
