; Uses without a call: the first name of a possible path.

([
  (selector_expression operand: (identifier) @use)
  (binary_expression [(identifier) (selector_expression)] @use)
  (unary_expression operand: [(identifier) (selector_expression)] @use)
  (parenthesized_expression [(identifier) (selector_expression)] @use)
  (index_expression [(identifier) (selector_expression)] @use)
  (slice_expression [(identifier) (selector_expression)] @use)
  (type_assertion_expression operand: [(identifier) (selector_expression)] @use)
  (short_var_declaration right: (expression_list [(identifier) (selector_expression)] @use))
  (assignment_statement right: (expression_list [(identifier) (selector_expression)] @use))
  (var_spec value: (expression_list [(identifier) (selector_expression)] @use))
  (const_spec value: (expression_list [(identifier) (selector_expression)] @use))
  (expression_case value: (expression_list [(identifier) (selector_expression)] @use))
  (expression_switch_statement value: [(identifier) (selector_expression)] @use)
  (type_switch_statement value: [(identifier) (selector_expression)] @use)
  (range_clause right: [(identifier) (selector_expression)] @use)
  (send_statement [(identifier) (selector_expression)] @use)
  (if_statement condition: [(identifier) (selector_expression)] @use)
  (for_clause condition: [(identifier) (selector_expression)] @use)
])
; Functions that may be passed on: to a call, into a container or a field, to the caller.
((argument_list [(identifier) (selector_expression)] @use @passed) @callee
  (#set! kind "argument"))
([
  (keyed_element key: (_) @name value: (literal_element [(identifier) (selector_expression)] @use @passed))
  (assignment_statement left: (expression_list . [(selector_expression) (index_expression)] @name .)
    right: (expression_list . [(identifier) (selector_expression)] @passed .))
] (#set! kind "stored"))
((literal_value (literal_element [(identifier) (selector_expression)] @use @passed))
  (#set! kind "element"))
((return_statement (expression_list [(identifier) (selector_expression)] @use @passed))
  (#set! kind "returned"))

; Types in code.
([
  (composite_literal type: (_) @use) (type_assertion_expression type: (_) @use)
  (type_conversion_expression type: (_) @use) (type_case type: (_) @use)
  (var_spec type: (_) @use) (const_spec type: (_) @use)
] (#set! kind "type"))
((call_expression function: (identifier) @_name arguments: (argument_list . [
    (type_identifier) (qualified_type) (generic_type) (slice_type) (array_type) (map_type) (channel_type) (pointer_type)
  ] @use))
  (#any-of? @_name "make" "new")
  (#set! kind "type"))

((assignment_statement left: (expression_list [(identifier) (selector_expression)] @use) operator: "=")
  (#set! kind "write"))
([(inc_statement [(identifier) (selector_expression)] @use) (dec_statement [(identifier) (selector_expression)] @use)]
  (#set! kind "update"))
((assignment_statement left: (expression_list [(identifier) (selector_expression)] @use)
    operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" "&^="])
  (#set! kind "update"))

; Fields that a literal of a type writes.
((composite_literal type: [(type_identifier) (qualified_type) (generic_type)] @type
    body: (literal_value (keyed_element key: (literal_element (identifier) @use))))
  (#set! kind "write"))
; The same in elements without a type of their own: []Cart{{Size: 1}}, Carts{"a": {Size: 1}}.
((composite_literal type: (_) @type
    body: (literal_value [
      (literal_element (literal_value (keyed_element key: (literal_element (identifier) @use))))
      (keyed_element value: (literal_element (literal_value (keyed_element key: (literal_element (identifier) @use)))))
    ]))
  (#set! kind "element"))
