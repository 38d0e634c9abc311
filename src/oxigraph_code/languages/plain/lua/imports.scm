((function_call name: (identifier) @_word arguments: (arguments . (string content: (_) @source))) @import
  (#match? @_word "^(require|dofile|loadfile)$")
  (#set! kind "tree") (#set! binds "nothing"))
