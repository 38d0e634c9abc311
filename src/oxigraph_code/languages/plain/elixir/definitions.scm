((call target: (identifier) @modifier (arguments . (alias) @name) (do_block) @scope) @definition
  (#match? @modifier "^def(module|protocol|impl)$")
  (#set! kind "namespace"))

; Functions and macros, with and without arguments and guards.
((call target: (identifier) @_word @modifier (arguments . [
    (call target: (identifier) @name)
    (identifier) @name
    (binary_operator left: (call target: (identifier) @name))
    (binary_operator left: (identifier) @name)])) @definition
  (#match? @_word "^def(p|delegate|guard|guardp|macro|macrop|n|np)?$")
  (#set! kind "function"))
((unary_operator operand: (call target: (identifier) @modifier (arguments
  (binary_operator left: (call target: (identifier) @name))))) @definition
  (#eq? @modifier "callback")
  (#set! kind "function"))
((call target: (identifier) @_word (arguments [
    (list (atom) @name @definition) (list (keywords (pair key: (_) @name) @definition))
    (keywords (pair key: (_) @name) @definition)]))
  (#match? @_word "^def(struct|exception)$")
  (#set! kind "variable"))

((unary_operator operand: (call target: (identifier) @_word (arguments (string) @doc))) @leading
  (#eq? @_word "doc"))
((unary_operator operand: (call target: (identifier) @_word (arguments (boolean)))) @leading
  (#match? @_word "^(doc|impl)$"))
((unary_operator operand: (call target: (identifier) @_word)) @leading
  (#match? @_word "^(spec|impl|deprecated|since)$"))
((call target: (identifier) (arguments . (alias)) (do_block
  (unary_operator operand: (call target: (identifier) @_word (arguments (string) @doc))))) @definition
  (#eq? @_word "moduledoc"))
