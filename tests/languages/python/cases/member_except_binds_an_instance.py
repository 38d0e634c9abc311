class Refused(Exception):
    def reason(self): pass

def run():
    try:
        pass
    except Refused as refused:
        refused.reason()
        #       ^ calls: Refused.reason (member)
    except (Refused, ValueError) as either:
        either.reason()
        #      ^ unresolved: unknown-receiver
