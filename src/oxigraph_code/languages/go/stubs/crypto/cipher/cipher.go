// Made by tests/languages/go/standard_library.py of Go 1.19.
package cipher

type AEAD interface {


	NonceSize() int



	Overhead() int








	Seal(dst, nonce, plaintext, additionalData []byte) []byte












	Open(dst, nonce, ciphertext, additionalData []byte) ([]byte, error)
}
type Block interface {

	BlockSize() int



	Encrypt(dst, src []byte)



	Decrypt(dst, src []byte)
}
type BlockMode interface {

	BlockSize() int












	CryptBlocks(dst, src []byte)
}
type Stream interface {










	XORKeyStream(dst, src []byte)
}
