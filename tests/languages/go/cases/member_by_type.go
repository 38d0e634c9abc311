package a

type Item struct{ next *Item }

func (i *Item) Name() string { return "" }

type List []*Item
type Index map[string]*Item
type Maker func(int) (*Item, error)
type Other = Item

func find(s string) (*Item, error) { return nil, nil }

func run(list List, index Index, build Maker, ch <-chan *Item, other Other, x any, more ...*Item) {
    item, err := find("a")
    item.Name()
//       ^ calls: Item.Name (member)
    err.Error()
//      ^ external: builtin.error.Error
    list[0].Name()
//          ^ calls: Item.Name (member)
    list[1:][0].next.next.Name()
//                        ^ calls: Item.Name (member)
    for _, one := range list {
        one.Name()
//          ^ calls: Item.Name (member)
    }
    for _, one := range index {
        one.Name()
//          ^ calls: Item.Name (member)
    }
    for one := range ch {
        one.Name()
//          ^ calls: Item.Name (member)
    }
    (<-ch).Name()
//         ^ calls: Item.Name (member)
    made, _ := build(3)
    made.Name()
//       ^ calls: Item.Name (member)
    if one, ok := index["a"]; ok {
        one.Name()
//          ^ calls: Item.Name (member)
    }
    other.Name()
//        ^ calls: Item.Name (member)
    more[0].Name()
//          ^ calls: Item.Name (member)
    (&Item{}).Name()
//            ^ calls: Item.Name (member)
    new(Item).Name()
//            ^ calls: Item.Name (member)
    append(list, nil)[0].Name()
//                       ^ calls: Item.Name (member)
    x.(*Item).Name()
//            ^ calls: Item.Name (member)
    switch y := x.(type) {
    case *Item:
        y.Name()
//        ^ calls: Item.Name (member)
    case List:
        y[0].Name()
//           ^ calls: Item.Name (member)
    default:
        y.Name()
//        ^ unresolved: undefined
    }
    for i := 0; i < 3; i++ {
        item := list[i].next
        item.Name()
//           ^ calls: Item.Name (member)
    }
    func(one *Item) *Item { return one }(nil).Name()
//                                            ^ calls: Item.Name (member)
    local := func() (a, b *Item) { return nil, nil }
    first, _ := local()
    first.Name()
//        ^ calls: Item.Name (member)
    pair := struct {
        one *Item
        n   int
    }{}
    pair.one.Name()
//           ^ calls: Item.Name (member)
}
