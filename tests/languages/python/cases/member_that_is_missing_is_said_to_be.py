from typing import Any

class Hook:
    def __call__(self): pass
    def listeners(self): pass

class Hooks:
    def __getattr__(self, name: str) -> Hook: ...
    def own(self): pass

class Anything:
    def __getattr__(self, name: str) -> Any: ...

class Unsaid:
    def __getattr__(self, name): return Hook()

class Plain:
    def __getitem__(self, name: str) -> Hook: ...

def run(hooks: Hooks, anything: Anything, unsaid: Unsaid, plain: Plain):
    hooks.own()
    #     ^ calls: Hooks.own (member)
    hooks.started()
    #     ^ calls: Hook.__call__ (member)
    hooks.started.listeners()
    #             ^ calls: Hook.listeners (member)
    Hooks.started.listeners()
    #             ^ unresolved: unknown-receiver
    anything.started.listeners()
    #                ^ unresolved: unknown-receiver
    anything.started()
    #        ^ unresolved: dynamic
    unsaid.started.listeners()
    #              ^ unresolved: unknown-receiver
    plain.started.listeners()
    #             ^ unresolved: unknown-receiver
