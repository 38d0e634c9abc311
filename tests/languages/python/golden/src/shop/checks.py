"""What must hold of carts."""

import unittest

from shop.cart import Cart


class CartChecks(unittest.TestCase):
    def test_owner(self) -> None:
        self.assertEqual(Cart("Ann").owner, "Ann")
