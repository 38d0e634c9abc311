; Calls, with their arguments, which decide between overloads. A call with a function behind its brackets is an
; expression in another one: the longer one counts.

((call_expression . (identifier) @name) @reference
  (#set! kind "call") (#set! arguments "signature"))
((call_expression . (call_expression . (identifier) @name) . (annotated_lambda)) @reference
  (#set! kind "call") (#set! arguments "signature"))
((call_expression . (navigation_expression . (_) @receiver (identifier) @name .)) @reference
  (#set! kind "call") (#set! arguments "signature"))
((call_expression . (call_expression . (navigation_expression . (_) @receiver (identifier) @name .)) .
  (annotated_lambda)) @reference
  (#set! kind "call") (#set! arguments "signature"))
; The grammar binds a sign more tightly than the call behind it.
((call_expression . (unary_expression argument: (identifier) @name)) @reference
  (#set! kind "call") (#set! arguments "signature"))
((infix_expression . (_) @receiver . (identifier) @name . (_) @argument) @reference
  (#set! kind "value"))
((infix_expression . (_) @receiver . (identifier) @name . (_) .) @reference
  (#set! kind "call") (#set! arguments "signature"))
((delegation_specifier (constructor_invocation (user_type (identifier) @name .)) @reference)
  (#set! kind "call") (#set! arguments "signature"))
((constructor_delegation_call . ["this" "super"] @name) @reference
  (#set! kind "call") (#set! arguments "signature"))
((class_declaration name: (_) @name (enum_class_body (enum_entry) @reference))
  (#set! kind "call") (#set! arguments "signature"))

([(call_expression (value_arguments . "(" . (value_argument . (_) @argument .)
    ("," . (value_argument . (_) @argument .))*))
  (call_expression . (call_expression (value_arguments . "(" . (value_argument . (_) @argument .)
    ("," . (value_argument . (_) @argument .))*)) . (annotated_lambda))
  (constructor_invocation (value_arguments . "(" . (value_argument . (_) @argument .)
    ("," . (value_argument . (_) @argument .))*))
  (constructor_delegation_call (value_arguments . "(" . (value_argument . (_) @argument .)
    ("," . (value_argument . (_) @argument .))*))
  (enum_entry (value_arguments . "(" . (value_argument . (_) @argument .)
    ("," . (value_argument . (_) @argument .))*))] @reference
  (#set! kind "value"))
([(call_expression (value_arguments (value_argument . (identifier) @member . (_) @argument .)))
  (call_expression . (call_expression (value_arguments (value_argument . (identifier) @member . (_) @argument .))) .
    (annotated_lambda))
  (constructor_invocation (value_arguments (value_argument . (identifier) @member . (_) @argument .)))
  (constructor_delegation_call (value_arguments (value_argument . (identifier) @member . (_) @argument .)))
  (enum_entry (value_arguments (value_argument . (identifier) @member . (_) @argument .)))] @reference)
; A function behind the brackets is the last argument, under the mark that it begins with.
((call_expression (annotated_lambda (lambda_literal) @argument .)) @reference
  (#set! position "last"))
