; Calls. A name is one unless it is a variable.

((call !receiver method: (constant) @name) @reference
  (#not-match? @name "^(Array|BigDecimal|Complex|Float|Hash|Integer|Rational|String)$")
  (#set! kind "call"))
((call !receiver method: (identifier) @name) @reference
  (#set! kind "call"))
((call receiver: (_) @receiver method: (_) @name) @reference
  (#set! kind "call"))
((call method: (super) @name) @reference
  (#set! kind "call"))
([(program (identifier) @reference @name) (body_statement (identifier) @reference @name)
  (block_body (identifier) @reference @name) (then (identifier) @reference @name)
  (else (identifier) @reference @name) (do (identifier) @reference @name) (ensure (identifier) @reference @name)
  (begin (identifier) @reference @name) (parenthesized_statements (identifier) @reference @name)
  (method body: (identifier) @reference @name) (singleton_method body: (identifier) @reference @name)
  (binary (identifier) @reference @name) (unary (identifier) @reference @name)
  (range (identifier) @reference @name) (conditional (identifier) @reference @name)
  (argument_list (identifier) @reference @name) (call receiver: (identifier) @reference @name)
  (assignment right: (identifier) @reference @name) (operator_assignment right: (identifier) @reference @name)
  (right_assignment_list (identifier) @reference @name) (element_reference (identifier) @reference @name)
  (array (identifier) @reference @name) (pair value: (identifier) @reference @name)
  (pair key: (identifier) @reference @name) (interpolation (identifier) @reference @name)
  (splat_argument (identifier) @reference @name) (hash_splat_argument (identifier) @reference @name)
  (block_argument (identifier) @reference @name)
  (if condition: (identifier) @reference @name) (unless condition: (identifier) @reference @name)
  (elsif condition: (identifier) @reference @name)
  (if_modifier (identifier) @reference @name) (unless_modifier (identifier) @reference @name)
  (while condition: (identifier) @reference @name) (until condition: (identifier) @reference @name)
  (while_modifier (identifier) @reference @name) (until_modifier (identifier) @reference @name)
  (rescue_modifier (identifier) @reference @name) (case value: (identifier) @reference @name)
  (case_match value: (identifier) @reference @name) (pattern (identifier) @reference @name)
  (in (identifier) @reference @name) (optional_parameter value: (identifier) @reference @name)
  (keyword_parameter value: (identifier) @reference @name)
  (superclass (identifier) @reference @name)]
  (#set! kind "name"))
((super) @reference @name
  (#set! kind "name"))

; A method that is called by its name in a literal.
((call receiver: (_)? @receiver method: (identifier) @_send arguments: (argument_list . [(simple_symbol) (string (string_content))] @name))
  @reference
  (#any-of? @_send "send" "public_send" "__send__")
  (#set! kind "call"))

; A job that is queued by its class runs later.
((call receiver: [(constant) @receiver (scope_resolution) @receiver
    (call receiver: [(constant) (scope_resolution)] @receiver method: (identifier) @_set)]
    method: (identifier) @_later) @reference
  (#any-of? @_later "perform_later" "perform_async" "perform_now" "perform_in" "perform_at" "perform_inline")
  (#eq? @_set "set")
  (#set! kind "call") (#set! name "perform"))
