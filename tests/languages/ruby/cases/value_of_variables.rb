class Tax
  def rate
    1
  end
end

class Cart
  attr_reader :tax
  attr_writer :note

  def initialize
    @tax = Tax.new
    @sure ||= Tax.new
  end

  def total(strict)
    @tax.rate
    #    ^ calls: Tax.rate (member)
    tax.rate
    # <- calls: Cart.tax (lexical)
    #   ^ calls: Tax.rate (member)
    @sure.rate
    #     ^ calls: Tax.rate (member)
    other = tax
    other.rate
    #     ^ calls: Tax.rate (member)
    chosen = strict ? Tax.new : nil
    chosen.rate
    #      ^ calls: Tax.rate (member)
    last = if strict
      Tax.new
    else
      other
    end
    last.rate
    #    ^ calls: Tax.rate (member)
    made.freeze.rate
    #           ^ calls: Tax.rate (member)
  end

  def made
    return Tax.new if @sure
    Tax.new
  end

  # @return [Tax]
  def documented
    load_it
  end

  # @param given [Tax]
  def asks(given)
    given.rate
    #     ^ calls: Tax.rate (member)
    documented.rate
    #          ^ calls: Tax.rate (member)
  end
end

class Till
  attr_accessor :cart

  def fill(other)
    self.cart = other
    #    ^ no call: nothing
  end
end
