# --- path: base.rb ---
class Base
  def initialize(rate)
  end

  def label
    name
    # <- unresolved: undefined
  end
end

def helper
end
# --- path: priced.rb ---
module Shop
  module Priced
    def price
      1
    end

    def label
    end
  end
end
# --- path: cart.rb ---
module Shop
  class Cart < Base
    include Priced

    def self.create
      build(1)
      # <- calls: Shop.Cart.build (lexical)
    end

    def self.build(rate)
      new(rate)
    end

    def subtotal(count)
    end

    def tax
      Tax.new
    end

    def total(rate)
      subtotal(1) + tax
      # <- calls: Shop.Cart.subtotal (lexical)
      #             ^ calls: Shop.Cart.tax (lexical)
      rate
      # <- no call: nothing
      weight
      # <- calls: cart_more.rb:Shop.Cart.weight (lexical)
      price
      # <- calls: priced.rb:Shop.Priced.price (inherited)
      helper
      # <- calls: base.rb:helper (lexical)
      self.tax.rate
      #    ^ calls: Shop.Cart.tax (member)
      #        ^ calls: tax.rb:Shop.Tax.rate (member)
      tax.rate
      #   ^ calls: tax.rb:Shop.Tax.rate (member)
      missing
      # <- unresolved: undefined
    end

    def label
      super
      # <- calls: priced.rb:Shop.Priced.label (inherited)
    end
  end
end
# --- path: cart_more.rb ---
module Shop
  class Cart
    def weight
      tax
      # <- calls: cart.rb:Shop.Cart.tax (lexical)
    end
  end
end
# --- path: tax.rb ---
module Shop
  class Tax
    def rate
    end
  end
end
# --- path: main.rb ---
def run
  cart = Shop::Cart.new(1)
  #                 ^ calls: cart.rb:Shop.Cart, base.rb:Base.initialize (member)
  cart.weight
  #    ^ calls: cart_more.rb:Shop.Cart.weight (member)
  cart.tax.rate
  #        ^ calls: tax.rb:Shop.Tax.rate (member)
end
