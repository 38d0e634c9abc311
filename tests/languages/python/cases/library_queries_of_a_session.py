# --- path: shop/base.py ---
from flask_sqlalchemy import BaseQuery, SQLAlchemy

class Shop(SQLAlchemy):
    pass

db = Shop()

class Found(BaseQuery):
    def visible(self):
        return self.filter(1)

# --- path: shop/models.py ---
from sqlalchemy.orm import backref
from shop.base import Found, db

class Owner(db.Model):
    name = db.Column(db.String)
    def greet(self): pass

class Item(db.Model):
    query_class = Found
    owner = db.relationship("Owner", backref="items")
    maker = db.relationship(Owner, backref=backref("made", lazy="dynamic"))
    parts = db.relationship("shop.models.Part")
    def price(self): pass
    @classmethod
    def cheapest(cls):
        return cls.query.order_by(cls.name).first()

class Part(db.Model):
    def weigh(self): pass

# --- path: shop/typed.py ---
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

class Base(DeclarativeBase):
    pass

class Author(Base):
    name: Mapped[str] = mapped_column()
    books: Mapped[list["Book"]] = relationship(back_populates="author")
    def write(self): pass

class Book(Base):
    author: Mapped["Author"] = relationship(back_populates="books")
    def print(self): pass

# --- path: shop/old.py ---
from sqlalchemy.ext.declarative import declarative_base
from sqlalchemy.orm import sessionmaker

Base = declarative_base()
Session = sessionmaker()

class Row(Base):
    def touch(self): pass

# --- path: shop/run.py ---
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session
from shop.base import db
from shop import old
from shop.models import Item, Owner, Part
from shop.typed import Author, Book

def run():
    Item.query.visible().visible().first().price()
    #                    ^ calls: shop/base.py:Found.visible (member)
    Item.query.visible().limit(3).one().price()
    #                                   ^ calls: shop/models.py:Item.price (member)
    for item in Item.query.filter_by(name="a"):
        item.price()
        #    ^ calls: shop/models.py:Item.price (member)
        item.owner.greet()
        #          ^ calls: shop/models.py:Owner.greet (member)
        for part in item.parts:
            part.weigh()
            #    ^ calls: shop/models.py:Part.weigh (member)
    Item.cheapest().price()
    #               ^ calls: shop/models.py:Item.price (member)
    owner = db.session.query(Owner).filter(1).all()[0]
    owner.greet()
    #     ^ calls: shop/models.py:Owner.greet (member)
    for item in owner.items:
        item.price()
        #    ^ calls: shop/models.py:Item.price (member)
    owner.made.filter_by(name="b").first().price()
    #                                      ^ calls: shop/models.py:Item.price (member)
    Owner.query.paginate().items[0].greet()
    #                               ^ calls: shop/models.py:Owner.greet (member)
    db.session.query(Owner.name, Item.name).first().greet()
    #                                               ^ unresolved: elsewhere
    db.session.commit()
    #          ^ external: sqlalchemy.orm.Session.commit
    Owner.name.lower()
    #          ^ external: sqlalchemy.Column.lower
    owner.name.lower()
    #          ^ unresolved: unknown-receiver

def typed(session: Session):
    author = session.scalars(select(Author).where(1)).first()
    author.write()
    #      ^ calls: shop/typed.py:Author.write (member)
    for book in author.books:
        book.print()
        #    ^ calls: shop/typed.py:Book.print (member)
        book.author.write()
        #           ^ calls: shop/typed.py:Author.write (member)
    session.get(Book, 1).print()
    #                    ^ calls: shop/typed.py:Book.print (member)
    session.execute(select(Book)).scalars().all()[0].print()
    #                                                ^ calls: shop/typed.py:Book.print (member)
    author.name.lower()
    #           ^ external: builtins.str.lower

async def waited(session: AsyncSession):
    book = (await session.execute(select(Book))).scalar_one()
    book.print()
    #    ^ calls: shop/typed.py:Book.print (member)
    async with session as inner:
        (await inner.get(Author, 1)).write()
        #                            ^ calls: shop/typed.py:Author.write (member)

def older():
    session = old.Session()
    session.query(old.Row).first().touch()
    #                              ^ calls: shop/old.py:Row.touch (member)
    with old.Session() as inner:
        inner.query(old.Row).get(1).touch()
        #                           ^ calls: shop/old.py:Row.touch (member)
