def one():
#   ^ docstring: One line.
    """One line."""

def joined():
#   ^ docstring: Two parts.
    "Two " "parts."

def raw():
#   ^ docstring: A \d.
    r"""A \d."""

def formatted():
#   ^ docstring: 
    f"""No docstring."""

def data():
#   ^ docstring: 
    b"""No docstring."""

def commented():
#   ^ docstring: After a comment.
    # first
    """After a comment."""

def later():
#   ^ docstring: 
    pass
    """Too late."""

class Cart:
#     ^ docstring: A cart.
    "A cart."
