class Key:
    @classmethod
    def load(cls, path):
        key = cls(path)
        return key

    @classmethod
    def load_twice(cls, path):
        return cls.load(path).copy()

    def copy(self):
        return self.__class__(self)

    def sign(self): pass
    def name(self): pass

class LongKey(Key):
    def sign(self): pass

def use():
    LongKey.load("a").sign()
    #                 ^ calls: LongKey.sign (member)
    LongKey.load_twice("a").sign()
    #                       ^ calls: LongKey.sign (member)
    LongKey.load("a").name()
    #                 ^ calls: Key.name (inherited)
    Key.load("a").sign()
    #             ^ calls: Key.sign (member)
