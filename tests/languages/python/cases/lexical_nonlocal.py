class Plain:
    def run(self): pass

class Fast:
    def run(self): pass

def outer():
    engine = Plain()
    def accelerate():
        nonlocal engine
        engine = Fast()
    engine.run()
    #      ^ calls: Plain.run, Fast.run (member)
