package a

import "io"

func f(a, b, c int, d string, more ...io.Reader) (n int, err error) { return 0, nil }
//   ^ signature: (a, b, c int, d string, more ...io.Reader) -> (n int, err error)
//   ^ defines: function f []
//   ^ visibility: internal

func G[K comparable, V any](in map[K]V, _ func(K) V) {}
//   ^ signature: [K comparable, V any](in map[K]V, _ func(K) V)
//   ^ visibility: public

type T[E any] struct{ io.Reader }
//   ^ defines: class T
//   ^ bases: io.Reader
//                       ^ defines: field T.Reader [embedded]

func (t *T[E]) M(int, ...string) E { var e E; return e }
//             ^ defines: method T.M [*]
//             ^ signature: (int, ...string) -> E

type I interface {
//   ^ defines: trait I
    io.Writer
    M(n int)
//  ^ defines: method I.M
}

type Kind int
//   ^ defines: class Kind
//   ^ bases: int
type Same = T[int]
//   ^ defines: type_alias Same
//   ^ annotation: T[int]

const A, B Kind = 1, 2
//    ^ defines: variable A [constant]
//       ^ annotation: Kind

var x, y = 3, f
//     ^ defines: variable y

func assembly(n int) int
//   ^ defines: function assembly [external]

func _() {
    type local struct{ n int }
    const here = 3
    var there = local{}
    _ = there
}
