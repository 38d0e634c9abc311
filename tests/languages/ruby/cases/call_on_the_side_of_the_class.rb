class Cart
  def self.make
    new
    # <- calls: Cart, Cart.initialize (member)
    name_of(1)
    # <- calls: Cart.name_of (lexical)
    total
    # <- unresolved: undefined
    new
  end

  def self.name_of(item)
  end

  def initialize
  end

  def total
    self.class.name_of(1)
    #          ^ calls: Cart.name_of (member)
    name_of(1)
    # <- unresolved: undefined
  end

  class Line
    def tax
      total
      # <- unresolved: undefined
    end
  end

  name_of(2)
  # <- calls: Cart.name_of (lexical)
  self.name_of(3)
  #    ^ calls: Cart.name_of (member)
end

Cart.make.total
#    ^ calls: Cart.make (member)
#         ^ calls: Cart.total (member)
Cart.total
#    ^ unresolved: undefined
