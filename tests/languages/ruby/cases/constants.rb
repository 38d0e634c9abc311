# --- path: shop.rb ---
module Shop
  RATE = 19

  def self.tax(price)
  end

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
# --- path: inner.rb ---
module Shop
  module Report
    class Shop
      def total
        ::Shop::Tax.new.rate
        #               ^ calls: shop.rb:Shop.Tax.rate (member)
        ::Shop.tax(2)
        #      ^ calls: shop.rb:Shop.tax (member)
        Shop.new
        #    ^ calls: Shop.Report.Shop (member)
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
