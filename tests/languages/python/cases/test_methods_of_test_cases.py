# --- path: shop/testing.py ---
import unittest
# <- file: nothing

class ShopTestCase(unittest.TestCase):
    def setUp(self): pass
    #   ^ roles: nothing
# --- path: shop/tests/models.py ---
from shop.testing import ShopTestCase
# <- file: test

class Shared:
    def test_shared(self): pass
    #   ^ roles: test

class Alone:
    def test_alone(self): pass
    #   ^ roles: nothing

class ModelTests(Shared, ShopTestCase):
    def setUp(self): pass
    #   ^ roles: nothing
    def test_saving(self): pass
    #   ^ roles: test
    def check(self): pass
    #   ^ roles: nothing
# --- path: shop/views.py ---
from django import test
# <- file: test

class ViewTests(test.TransactionTestCase):
    def test_index(self): pass
    #   ^ roles: test
# --- path: shop/tests.py ---
from shop.tests.models import Shared
from shop.testing import ShopTestCase

class InheritedTests(Shared, ShopTestCase): pass
#                                           ^ file: test
