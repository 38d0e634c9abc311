; What functions return, branches, and the values of expressions.

([(method body: (body_statement (_) @result .)) (singleton_method body: (body_statement (_) @result .))
  (method "=" body: (_) @result) (singleton_method "=" body: (_) @result)
  (return (argument_list . (_) @result .))]
  (#set! kind "return"))
([(if consequence: (then (_) @alternative .) alternative: (else (_) @alternative .))
  (unless consequence: (then (_) @alternative .) alternative: (else (_) @alternative .))
  (if consequence: (then (_) @alternative .) !alternative)
  (conditional consequence: (_) @alternative alternative: (_) @alternative)
  (case (when body: (then (_) @alternative .))) (case (else (_) @alternative .))
  (begin (_) @alternative .) (if_modifier body: (_) @alternative) (unless_modifier body: (_) @alternative)] @choice)
((binary operator: ["||" "or" "&&" "and"] @otherwise right: (_) @alternative))
((assignment left: [(identifier) (instance_variable)] right: (_) @value) @same)
((operator_assignment left: [(identifier) (instance_variable)] @value) @same)

([(then) (else) (do)] @branch)
((rescue body: (_) @branch))
([(if_modifier) (unless_modifier)] @branch)
([(while body: (do) @branch) (until body: (do) @branch) (for body: (do) @branch)]
  (#set! kind "loop"))

([(string) (heredoc_beginning)] @literal
  (#set! name "<String>"))
((integer) @literal
  (#set! name "<Integer>"))
((float) @literal
  (#set! name "<Float>"))
([(array) (string_array) (symbol_array)] @literal
  (#set! name "<Array>"))
((hash) @literal
  (#set! name "<Hash>"))
((regex) @literal
  (#set! name "<Regexp>"))
