((call target: (identifier) @_word (arguments . (_) @source)) @import
  (#match? @_word "^(alias|import|require|use)$")
  (#set! kind "tree") (#set! binds "nothing"))
