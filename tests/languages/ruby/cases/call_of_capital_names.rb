# --- path: grammar.rb ---
module Deep
  class Grammar
    def parse
      OrExpr("a")
      # <- calls: Deep.Grammar.OrExpr (lexical)
      Integer("1").upto(2)
      #            ^ unresolved: unknown-receiver
    end

    def OrExpr(text)
    end
  end
end
