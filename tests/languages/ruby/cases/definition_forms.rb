# Prices in cents.
module Shop
#      ^ defines: trait Shop
#      ^ docstring: Prices in cents.
  RATE = 19
  # <- defines: constant Shop.RATE

  # Something that is sold.
  #
  # @param name [String]
  class Item < Thing
  #     ^ defines: class Shop.Item
  #     ^ bases: Thing
    attr_accessor :name, :price
    #              ^ defines: method Shop.Item.name [accessor]
    #                     ^ defines: method Shop.Item.price [accessor]

    def initialize(name, price = 1, *rest, note: nil, **more, &block)
    #   ^ defines: method Shop.Item.initialize []
    #   ^ signature: (name, price = 1, *rest, note: nil, **more, &block)
      @name = name
    end

    def self.build(name) = new(name)
    #        ^ defines: method Shop.Item.build [static]

    class << self
      def empty
      #   ^ defines: method Shop.Item.empty [static]
      end
    end

    define_method(:total) { |count| count }
    #              ^ defines: method Shop.Item.total []

    def inspect
    #   ^ defines: method Shop.Item.inspect [implicit]
    end
  end

  Point = Struct.new(:x, :y) do
  # <- defines: class Shop.Point
    #                 ^ defines: method Shop.Point.x [accessor]
    def length
    #   ^ defines: method Shop.Point.length []
    end
  end

  Failed = Class.new(StandardError)
  # <- defines: class Shop.Failed
  # <- bases: StandardError
end

class Shop::Cart
#           ^ defines: class Shop.Cart
  def total
  #   ^ defines: method Shop.Cart.total []
  end
end

def helper
#   ^ defines: function helper
end
