class Cart
  def tax
    1
  end

  def total(rate)
    tax
    # <- calls: Cart.tax (lexical)
    rate
    # <- no call: nothing
    sum = tax + rate
    #     ^ calls: Cart.tax (lexical)
    [tax, { of: tax }]
    #^ calls: Cart.tax (lexical)
    #           ^ calls: Cart.tax (lexical)
    puts "#{tax} of #{sum}"
    #       ^ calls: Cart.tax (lexical)
    #                 ^ no call: nothing
    return tax if tax
    #      ^ calls: Cart.tax (lexical)
    #             ^ calls: Cart.tax (lexical)
    items.each { |tax| tax.weight }
    #                  ^ no call: nothing
    items.each { |item| tax }
    #                   ^ calls: Cart.tax (lexical)
    total(tax)
    # <- calls: Cart.total (lexical)
    #     ^ calls: Cart.tax (lexical)
    weight
    # <- unresolved: undefined
  end
end

class Text
  def cut(text, size = 1)
    cut = cut(text)
    #     ^ calls: Text.cut (lexical)
    cut
    # <- no call: nothing
  end
end
