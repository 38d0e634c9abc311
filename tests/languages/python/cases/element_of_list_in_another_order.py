import heapq
import random

def one(): pass
def two(): pass

def shuffled():
    rules = [one, two]
    random.shuffle(rules)
    rules[0]()
    # <- may: one, two

def sorted_in_place():
    rules = [one, two]
    rules.sort()
    rules[0]()
    # <- may: one, two

def as_heap():
    rules = [one, two]
    heapq.heapify(rules)
    rules[0]()
    # <- may: one, two

def chosen():
    rules = [one, two]
    random.choice(rules)
    rules[0]()
    # <- calls: one (member)
