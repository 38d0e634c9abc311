# --- path: shop.py ---
from typing import Any, Generic, Protocol, Type, TypeVar
import typing

class Item:
    def price(self): pass
    @classmethod
    def make(cls: "Type[Made]") -> "Made":
        return cls()
    def copy(self: "Made") -> "list[Made]": ...
class Book(Item):
    def price(self): pass

Any_ = TypeVar("Any_")
Priced = TypeVar("Priced", bound=Item)
Made = typing.TypeVar("Made", bound="Item", covariant=True)

def first(item: Priced, kind: type[Priced], other: Any_) -> Priced:
    item.price()
    #    ^ calls: Item.price (member)
    kind.make()
    #    ^ calls: Item.make (member)
    other.price()
    #     ^ unresolved: unknown-receiver
    return item

first(None, Item, 1).price()
#                    ^ calls: Item.price (member)
Book.make().price()
#           ^ calls: Book.price (member)
Book().copy()[0].price()
#                ^ calls: Book.price (member)

def either[One: Item](item: One):
    item.price()
    #    ^ calls: Item.price (member)

class Shelf(Generic[Priced, Any_]):
    def top(self) -> Priced: ...
    def label(self) -> Any_: ...
    def show(self, item: Priced):
        item.price()
        #    ^ calls: Item.price (member)
class Books(Shelf[Book, str]): pass
class Source(Protocol[Any_]):
    def next(self) -> Any_: ...

def shelves(shelf: Shelf, books: Books, labelled: Shelf[Any, Book], source: Source[Book]):
    shelf.top().price()
    #           ^ calls: Item.price (member)
    shelf.label().price()
    #             ^ unresolved: unknown-receiver
    books.top().price()
    #           ^ calls: Book.price (member)
    books.label().price()
    #             ^ unresolved: undefined
    labelled.label().price()
    #                ^ calls: Book.price (member)
    source.next().price()
    #             ^ calls: Book.price (member)
# --- path: other.py ---
from shop import Priced

def last(item: Priced):
    item.price()
    #    ^ calls: shop.py:Item.price (member)
