class Cart:
    def tax(self): pass

    def total(self):
        return not (  # a comment
            self.tax
            #    ^ calls: Cart.tax (member)
        )(1)

def run(): pass

(run)()
#^ calls: run (lexical)
