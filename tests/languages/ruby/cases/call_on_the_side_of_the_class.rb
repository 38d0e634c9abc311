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
# --- path: old_style.rb ---
module Deep
  class Text
    def Text.check(string)
    #        ^ defines: method Deep.Text.check [static]
    end

    def Text::normal(string)
      check(string)
      # <- calls: Deep.Text.check (lexical)
    end

    def run
      Text.check("a")
      #    ^ calls: Deep.Text.check (member)
      Text::normal("a")
      #     ^ calls: Deep.Text.normal (member)
    end
  end
end

module Separator
  class << self
    if RUBY_VERSION >= "3"
      def value
        "a"
      end
    else
      def old
        "b"
      end
    end
  end
end

Separator.value
#         ^ calls: Separator.value (member)
Separator.old
#         ^ calls: Separator.old (member)
