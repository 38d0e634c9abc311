module Shop
  Failed = Class.new(StandardError)

  class Tax
    def initialize(rate)
      @rate = rate
    end

    # @return [Integer]
    def of(amount)
      raise Failed, "negative" if amount < 0
      amount * @rate
    end
  end
end
