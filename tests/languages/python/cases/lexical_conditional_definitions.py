if FAST:
    def run(): pass
else:
    def run(): pass

run()
# <- calls: run, run~2 (lexical)
