# --- path: shop/order_line.rb ---
module Shop
  class OrderLine
    def tax
    end
  end
end
# --- path: shop/cart.rb ---
module Shop
  class Cart
    def total(order_line, thing, things)
      order_line.tax
      #          ^ calls: shop/order_line.rb:Shop.OrderLine.tax (named)
      order_line.weight
      #          ^ unresolved: unknown-receiver
      thing.weigh_by_hand
      #     ^ calls: shop/scale.rb:Shop.Scale.weigh_by_hand (only-name)
      things.map
      #      ^ unresolved: unknown-receiver
    end
  end
end
# --- path: shop/row.rb ---
module Shop
  class Row
    def initialize(rows)
      @row = rows.sole
    end

    def drop
      @row.drop
      #    ^ unresolved: unknown-receiver
      self
    end

    def same?(row)
      row.drop
      #   ^ calls: Shop.Row.drop (named)
    end
  end
end
# --- path: shop/scale.rb ---
module Shop
  class Scale
    def weigh_by_hand
    end

    def map
    end
  end
end
