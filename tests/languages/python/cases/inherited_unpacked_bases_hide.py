class Known:
    def tax(self): pass

class Cart(*mixins, Known):
#     ^ bases: *mixins | Known
    def total(self):
        return self.tax()
        #           ^ unresolved: elsewhere
