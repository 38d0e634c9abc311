// Made by tests/languages/go/standard_library.py of Go 1.19.
package elliptic

import "math/big"

type Curve interface {

	Params() *CurveParams

	IsOnCurve(x, y *big.Int) bool

	Add(x1, y1, x2, y2 *big.Int) (x, y *big.Int)

	Double(x1, y1 *big.Int) (x, y *big.Int)

	ScalarMult(x1, y1 *big.Int, k []byte) (x, y *big.Int)


	ScalarBaseMult(k []byte) (x, y *big.Int)
}
