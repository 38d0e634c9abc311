import enum

class Base(enum.Enum):
    pass

class Currency(Base):
#     ^ defines: class Currency [enum]
    EUR = 1
    # <- defines: variant Currency.EUR
