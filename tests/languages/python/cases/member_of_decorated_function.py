from typing import Callable

class Group:
    def __init__(self, function): pass
    def command(self) -> "Callable[[Callable], Command]": ...

class Command:
    def run(self): pass

def group() -> Callable[[Callable], Group]: ...

@group()
def cli(): pass

@cli.command()
#    ^ calls: Group.command (member)
def sync(): pass

@Group
def other(): pass

other.command()
#     ^ calls: Group.command (member)
sync.run()
#    ^ calls: Command.run (member)
cli()
# <- calls: cli (lexical)
