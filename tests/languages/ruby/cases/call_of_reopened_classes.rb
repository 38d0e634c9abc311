# --- path: shop/cart.rb ---
module Shop
  class Cart
    def total
      weight
      # <- calls: shop/weight.rb:Shop.Cart.weight (lexical)
      Line.new.tax
      #        ^ calls: shop/line.rb:Shop.Cart.Line.tax (member)
    end
  end
end
# --- path: shop/weight.rb ---
class Shop::Cart
  def weight
    total
    # <- calls: shop/cart.rb:Shop.Cart.total (lexical)
  end
end
# --- path: shop/line.rb ---
class Shop::Cart::Line
  def tax
  end
end
# --- path: core.rb ---
class String
  def to_price
    upcase
    # <- external: ruby.String.upcase
  end
end
# --- path: main.rb ---
"1.00".to_price
#      ^ calls: core.rb:String.to_price (member)
"1.00".upcase.to_price
#      ^ external: ruby.String.upcase
#             ^ calls: core.rb:String.to_price (member)
def Shop.open
end
Shop.open
#    ^ calls: Shop.open (member)
