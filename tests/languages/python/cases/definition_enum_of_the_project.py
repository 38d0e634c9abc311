class Enum: pass

class Currency(Enum):
#     ^ defines: class Currency []
    EUR = 1
    # <- defines: field Currency.EUR
