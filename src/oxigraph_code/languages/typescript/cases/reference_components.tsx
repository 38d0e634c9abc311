function Button() { return <b/>; }
const Page = () => <Button kind="x">{items.map((item) => render(item))}</Button>;
//                  ^ calls: Button (lexical)
//                                                       ^ calls: render (lexical)
function render(item: Item) { return <Unknown.Part/>; }
