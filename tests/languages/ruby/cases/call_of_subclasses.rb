# --- path: lib/steps.rb ---
# A mixin calls what the classes that include it have, in any file.
module Steps
  def run
    prepare
    # <- calls: lib/press.rb:Press.prepare (only-class)
    self.finish
    #    ^ calls: lib/press.rb:Press.finish (only-class)
    self.class.limit
    #          ^ calls: lib/press.rb:Press.limit (only-class)
    label
    # <- may: lib/press.rb:Press.label, lib/press.rb:SmallPress.label
    wanting
    # <- unresolved: undefined
  end
end

module Found
  def find
    table
    # <- calls: lib/press.rb:Press.table (only-class)
  end
end
# --- path: lib/press.rb ---
class Press < Machine
  include Steps
  extend Found

  def prepare; end

  def finish; end

  def label; end

  def self.limit; end

  def self.table; end
end

class SmallPress < Press
  def label; end
end
# --- path: lib/other.rb ---
# It neither includes nor inherits.
class Other
  def prepare; end

  def wanting; end

  def table; end
end
