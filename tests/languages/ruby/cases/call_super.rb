class Base
  def initialize(rate)
  end

  def self.make
  end

  def total
  end
end

class Cart < Base
  def initialize(rate)
    super
    # <- calls: Base.initialize (inherited)
  end

  def self.make
    super
    # <- calls: Base.make (inherited)
  end

  def total
    super()
    # <- calls: Base.total (inherited)
  end

  def weight
    super
    # <- unresolved: undefined
  end
end
