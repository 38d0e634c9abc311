; Uses without a call: the first name of a possible path.

([(variable_name) (member_access_expression) (class_constant_access_expression) (scoped_property_access_expression)] @use)
; Constants outside of classes.
([(argument (name) @use) (array_element_initializer (name) @use) (assignment_expression right: (name) @use)
  (augmented_assignment_expression (name) @use) (binary_expression (name) @use) (case_statement (name) @use)
  (cast_expression (name) @use) (conditional_expression (name) @use) (const_element . (name) . (name) @use)
  (echo_statement (name) @use) (include_expression (name) @use) (include_once_expression (name) @use)
  (match_condition_list (name) @use) (match_conditional_expression (name) @use) (parenthesized_expression (name) @use)
  (property_element default_value: (name) @use) (require_expression (name) @use) (require_once_expression (name) @use)
  (return_statement (name) @use) (simple_parameter default_value: (name) @use) (subscript_expression (name) @use)
  (unary_op_expression (name) @use)]
  (#match? @use "^[A-Z_][A-Z0-9_]+$"))
([(assignment_expression left: [(member_access_expression) (scoped_property_access_expression)] @use)]
  (#set! kind "write"))
([(augmented_assignment_expression left: [(member_access_expression) (scoped_property_access_expression)] @use)
  (update_expression [(member_access_expression) (scoped_property_access_expression)] @use)]
  (#set! kind "update"))
([(binary_expression operator: "instanceof" right: [(name) (qualified_name)] @use)
  (named_type [(name) (qualified_name)] @use)]
  (#set! kind "type"))

; Callables that are handed over.
((arguments (argument (array_creation_expression) @passed)) @callee
  (#set! kind "argument"))
((arguments (argument [(member_call_expression arguments: (_) @_arguments)
  (scoped_call_expression arguments: (_) @_arguments) (function_call_expression arguments: (_) @_arguments)] @passed)) @callee
  (#eq? @_arguments "(...)")
  (#set! kind "argument"))
