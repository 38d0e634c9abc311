// Made by tests/languages/go/standard_library.py of Go 1.19.
package crypto

import "io"

type Decrypter interface {


	Public() PublicKey




	Decrypt(rand io.Reader, msg []byte, opts DecrypterOpts) (plaintext []byte, err error)
}
type Signer interface {


	Public() PublicKey














	Sign(rand io.Reader, digest []byte, opts SignerOpts) (signature []byte, err error)
}
type SignerOpts interface {



	HashFunc() Hash
}
