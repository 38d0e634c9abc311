// A variable hides another one from its declaration on; a parameter may have the name of its type.
// --- path: a.go ---
package a

type item struct{ kind kind }
type kind int

func (k kind) Text() string { return "" }

func (item item) Show(kind kind) string {
    item.kind.Text()
//            ^ calls: kind.Text (member)
    kind.Text()
//       ^ calls: kind.Text (member)
    return item.Show(kind)
//              ^ calls: item.Show (member)
}

func (i item) next() any { return nil }

func run(items []item) {
    one := items[0]
    for _, one := range items {
        one := one.next().(kind)
//                 ^ calls: item.next (member)
        one.Text()
//          ^ calls: kind.Text (member)
    }
    one.next()
//      ^ calls: item.next (member)
    if one := one.kind; one > 0 {
        one.Text()
//          ^ calls: kind.Text (member)
    }
    two := one.next().(*item).kind
    two.Text()
//      ^ calls: kind.Text (member)
    one.next().(*item).kind.Text()
//                          ^ calls: kind.Text (member)
}
