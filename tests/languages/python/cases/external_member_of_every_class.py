class Cart:
    def __init__(self):
        super().__init__()
        #       ^ external: builtins.object.__init__
        self.__repr__()
        #    ^ external: builtins.object.__repr__
