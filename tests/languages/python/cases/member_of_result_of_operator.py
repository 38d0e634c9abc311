class Range:
    def __and__(self, other) -> "Range":
        return self
    def __sub__(self, other):
        return Gap()
    def __invert__(self) -> "Range": ...
    def contains(self): pass

class Gap:
    def close(self): pass

def run(first: Range, second: Range, number: int):
    both = first & ~second
    both.contains()
    #    ^ calls: Range.contains (member)
    (first - second).close()
    #                ^ calls: Gap.close (member)
    (~first).contains()
    #        ^ calls: Range.contains (member)
    (first & second - first).contains()
    #                        ^ calls: Range.contains (member)
    (number & first).contains()
    #                ^ unresolved: elsewhere
    (first | second).contains()
    #                ^ unresolved: unknown-receiver
