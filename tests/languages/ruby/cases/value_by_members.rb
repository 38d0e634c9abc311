# --- path: lib/shop/parts.rb ---
module Shop
  class Part
  end

  class Part::Base
    def self.register; end

    def weight; 1; end
  end

  # The name of a class is read from the module around it.
  class Part::Wheel < Part::Base
    register
    # <- calls: Shop.Part.Base.register (inherited)

    def options; {}; end

    def total
      weight
      # <- calls: Shop.Part.Base.weight (inherited)
    end
  end

  class Settings
    def options; {}; end
  end

  class SmallWheel < Part::Wheel
    def total; 0; end
  end
end
# --- path: lib/shop/report.rb ---
module Shop
  class Report
    def initialize(held)
      @held = held
    end

    # One class has all members that are called on the parameter.
    def line(el)
      el.total
      #  ^ calls: lib/shop/parts.rb:Shop.Part.Wheel.total (only-class)
      [1].each { |n| el.options[n] }
      #                 ^ calls: lib/shop/parts.rb:Shop.Part.Wheel.options (only-class)
    end

    def title(el)
      el.options
      #  ^ unresolved: unknown-receiver
    end

    # A class of the core has both.
    def core(text)
      text.options
      #    ^ unresolved: unknown-receiver
      text.source
    end

    # A wrapper has the members of the object that it holds.
    def fetch(key)
      @held.fetch_all(key)
      #     ^ calls: lib/shop/store.rb:Shop.Store.fetch_all (only-class)
    end

    def fetch_all(key)
      @held.forget(key)
      #     ^ calls: lib/shop/store.rb:Shop.Store.forget (only-class)
    end

    def forget(key)
    end
  end
end
# --- path: lib/shop/store.rb ---
module Shop
  class Store
    def fetch_all(key); end

    def forget(key); end
  end

  class Regular
    def options; end

    def source; end
  end
end
