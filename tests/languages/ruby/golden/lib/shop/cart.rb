module Shop
  # Gives things a price.
  module Priced
    def self.included(base)
      base.extend ClassMethods
    end

    def price
      total * self.class.factor
    end

    module ClassMethods
      def factor
        2
      end
    end
  end

  # The items of one customer.
  class Cart < Array
    include Priced
    attr_reader :tax

    # @param rate [Integer] the rate
    def initialize(rate)
      super()
      @tax = Tax.new(rate)
    end

    def total
      tax.of(weight) + unknown_thing
    end

    alias sum total

    def each_price
      yield sum
      factor
      ENV.fetch("SHOP_CURRENCY")
      method(:total)
    end

    private

    def weight
      upcase
    end
  end
end

module Shop
  class Special < Cart
    def total
      super
      load(1).weigh
    end
  end

  class Scale
    def weigh
    end
  end

  class Balance
    def weigh
    end
  end
end
