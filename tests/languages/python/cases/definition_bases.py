class A(Base, pkg.Mixin, Generic[T], make(1), *others, metaclass=Meta, flag=True): pass
#     ^ bases: Base | pkg.Mixin | Generic[T] | make(1) | *others
class B: pass
#     ^ bases: 
class C(): pass
#     ^ bases: 
