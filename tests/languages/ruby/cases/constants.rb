# --- path: shop.rb ---
module Shop
  RATE = 19

  class Tax
    def rate
    end
  end

  module Inner
    class Tax
    end

    class Cart
      def total
        Tax.new
        #   ^ calls: Shop.Inner.Tax (member)
        ::Shop::Tax.new.rate
        #               ^ calls: Shop.Tax.rate (member)
        RATE
        # <- references: Shop.RATE
      end
    end
  end
end
# --- path: main.rb ---
require "json"
#        ^ imports: json
require_relative "shop"
#                 ^ imports: shop
Shop::Tax.new.rate
#             ^ calls: shop.rb:Shop.Tax.rate (member)
JSON.parse("{}")
#    ^ external: ruby.JSON.parse
