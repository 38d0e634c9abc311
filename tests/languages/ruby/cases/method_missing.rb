class Proxy
  def method_missing(name, *rest)
  end

  def run
    anything
    # <- unresolved: dynamic
    self.other
    #    ^ unresolved: dynamic
  end
end
