; Calls.

((call_expression function: (identifier) @name) @reference
  (#set! kind "call")
  (#set! arguments "functions"))
((call_expression function: (field_expression argument: (_) @receiver field: (field_identifier) @name)) @reference
  (#set! kind "call"))
; A function in brackets, or behind a pointer.
((call_expression function: (parenthesized_expression [
    (identifier) @name (pointer_expression argument: (identifier) @name)
    (field_expression argument: (_) @receiver field: (field_identifier) @name)
    (pointer_expression argument: (field_expression argument: (_) @receiver field: (field_identifier) @name))])) @reference
  (#set! kind "call"))
((call_expression function: [(call_expression) (subscript_expression)
    (parenthesized_expression [(call_expression) (subscript_expression) (conditional_expression)
      (pointer_expression argument: [(call_expression) (subscript_expression) (parenthesized_expression)])])] @receiver) @reference
  (#set! kind "call"))
