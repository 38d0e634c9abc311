module Shop
  class Broken
    def good
    end

    def bad(
  end
end
