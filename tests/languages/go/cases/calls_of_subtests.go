// A subtest is a part of its test. Calls in its function are resolved, also in a subtest of a subtest; a test has the methods of its base.
// --- path: sums/sums_test.go ---
package sums

import "testing"

func TestSums(t *testing.T) {
//   ^ roles: test
    t.Run("adds", func(t *testing.T) {
//                ^ defines: nothing
        add(1)
//      ^ calls: add (lexical)
        t.Run("twice", func(t *testing.T) { check(t, 2) })
//        ^ external: testing.T.Run
//                                          ^ calls: check (lexical)
    })
}

func check(t *testing.T, number int) {
    t.Errorf("%d", number)
//    ^ external: testing.T.Errorf
}
func add(number int) {}
