class A:
    def tax(self): pass

class B(A):
    pass

class Impossible(A, B):
    def total(self):
        return self.tax()
        #           ^ unresolved: elsewhere
