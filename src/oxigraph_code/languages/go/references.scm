; Calls and constructions.

((call_expression function: (identifier) @name) @reference
  (#set! kind "call"))
((call_expression function: (selector_expression operand: (_) @receiver field: (field_identifier) @name)) @reference
  (#set! kind "call"))
((call_expression function: (parenthesized_expression [
    (identifier) @name
    (selector_expression operand: (_) @receiver field: (field_identifier) @name)])) @reference
  (#set! kind "call"))
; The callee is itself computed, so there is no name.
((call_expression function: [
    (call_expression) (index_expression) (func_literal) (type_assertion_expression) (type_conversion_expression)
    (parenthesized_expression [
      (call_expression) (index_expression) (func_literal) (type_assertion_expression) (parenthesized_expression)
      (unary_expression)])
  ] @receiver) @reference
  (#set! kind "call"))
; A generic function with type arguments: read as a conversion, or as an element.
([
  (type_conversion_expression type: (generic_type type: (type_identifier) @name)) @reference
  (type_conversion_expression type: (generic_type type: (qualified_type package: (_) @receiver name: (type_identifier) @name))) @reference
  (call_expression function: (type_instantiation_expression type: (type_identifier) @name)) @reference
  (call_expression function: (type_instantiation_expression type: (qualified_type package: (_) @receiver name: (type_identifier) @name))) @reference
] (#set! kind "call"))

; Operations on channels.
((send_statement channel: [(identifier) (selector_expression) (call_expression)] @receiver) @operation
  (#set! name "send"))
((unary_expression operator: "<-" operand: [(identifier) (selector_expression) (call_expression)] @receiver) @operation
  (#set! name "receive"))
((range_clause right: [(identifier) (selector_expression) (call_expression)] @receiver) @operation
  (#set! name "range"))

; A composite literal constructs its type.
([
  (composite_literal type: [(type_identifier) @name (generic_type type: (type_identifier) @name)]) @reference
  (composite_literal type: [
    (qualified_type package: (_) @receiver name: (type_identifier) @name)
    (generic_type type: (qualified_type package: (_) @receiver name: (type_identifier) @name))]) @reference
] (#set! kind "literal"))

; The arguments of a generic function decide its result.
((call_expression arguments: (argument_list . (_) @argument . (_)? @argument . (_)? @argument)) @reference
  (#set! kind "value"))
