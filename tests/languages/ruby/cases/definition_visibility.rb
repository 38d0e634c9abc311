class Cart
  def open
  #   ^ visibility: public
  end

  private

  def closed
  #   ^ visibility: private
  end

  attr_reader :items
  #            ^ visibility: private

  public

  def again
  #   ^ visibility: public
  end

  private def inline
  #           ^ visibility: private
  end

  protected

  def guarded
  #   ^ visibility: protected
  end

  def self.made
  #        ^ visibility: public
  end

  class << self
    def seen
    #   ^ visibility: public
    end

    private

    def unseen
    #   ^ visibility: private
    end
  end

  private_class_method def self.hidden
  #                             ^ visibility: private
  end
end

module Named
  def first
  #   ^ visibility: private
  end

  def second
  #   ^ visibility: private
  end

  def third
  #   ^ visibility: public
  end

  private :first, :second
end
