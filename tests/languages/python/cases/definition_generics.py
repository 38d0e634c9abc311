def first[T: int, *Ts, **P](x: T) -> T: return x
#   ^ signature: (x: T) -> T
class Box[T](Base[T]):
#     ^ bases: Base[T]
    def get(self) -> T: ...
    #   ^ defines: method Box.get []
