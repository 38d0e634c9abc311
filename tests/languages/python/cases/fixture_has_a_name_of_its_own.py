# --- path: test_cart.py ---
import pytest

@pytest.fixture(name="shelf")
def make_shelf():
    yield 1

def test_renamed(shelf, make_shelf):
    #                   ^ references: make_shelf
    pass

def test_not_renamed(make_shelf):
    #                ^ references: nothing
    pass
