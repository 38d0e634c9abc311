class Cart
  def total
  end

  alias sum total
  alias_method :amount, :total

  def run(name)
    send(:total)
    #     ^ calls: Cart.total (lexical)
    public_send("total")
    #            ^ calls: Cart.total (lexical)
    send(name)
    # <- external: ruby.Kernel.send
    sum
    # <- calls: Cart.total (lexical)
    amount
    # <- calls: Cart.total (lexical)
  end
end
