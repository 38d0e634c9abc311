# --- path: taxed.rb ---
module Taxed
  def self.included(base)
    base.extend ClassMethods
  end

  def tax
    self.class.rate
    #          ^ calls: Taxed.ClassMethods.rate (member)
  end

  module ClassMethods
    def rate
      10
    end
  end
end
# --- path: logged.rb ---
module Logged
  def log(text)
  end

  def self.level
  end
end
# --- path: counted.rb ---
module Counted
  extend ActiveSupport::Concern

  class_methods do
    def counter
    end
  end
end
# --- path: cart.rb ---
class Cart
  include Taxed
  include Counted
  extend Logged

  rate
  # <- calls: taxed.rb:Taxed.ClassMethods.rate (inherited)
  log "begun"
  # <- calls: logged.rb:Logged.log (inherited)
  counter
  # <- calls: counted.rb:Counted.class_methods.counter (inherited)

  def total
    tax
    # <- calls: taxed.rb:Taxed.tax (inherited)
    log "done"
    # <- unresolved: undefined
  end
end

class Basket < Cart
  rate
  # <- calls: taxed.rb:Taxed.ClassMethods.rate (inherited)

  def tax
    super
    # <- calls: taxed.rb:Taxed.tax (inherited)
  end
end

Basket.log("x")
#      ^ calls: logged.rb:Logged.log (inherited)
Logged.level
#      ^ calls: logged.rb:Logged.level (member)
# --- path: kinds.rb ---
class Kind < Basket
#     ^ implements: nothing
  extend Logged
end
# --- path: counted.rb ---
module Counted
  def self.included(base)
    base.class_eval do
      extend Counters
    end
  end

  module Counters
    def count
    end
  end
end
# --- path: crate.rb ---
class Crate
  include Counted
  count
  # <- calls: counted.rb:Counted.Counters.count (inherited)
end

Crate.count
#     ^ calls: counted.rb:Counted.Counters.count (inherited)
