class Plain:
    def run(self): pass

class Fast:
    def run(self): pass

engine = Plain()

def accelerate():
    global engine
    engine = Fast()

engine.run()
#      ^ calls: Plain.run, Fast.run (member)
