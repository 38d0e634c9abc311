require "minitest/autorun"
require "shop"

class CartTest < Minitest::Test
  def test_total
    cart = Shop.open
    cart.total
    cart.price
  end
end
