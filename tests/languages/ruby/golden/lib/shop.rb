# A small shop.

require_relative "shop/cart"
require "shop/tax"
require "json"

module Shop
  # The rate of all items.
  RATE = 19

  def self.open
    Cart.new(RATE)
  end
end
