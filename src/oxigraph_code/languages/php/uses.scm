; Uses without a call: the first name of a possible path.

([(variable_name) (member_access_expression) (class_constant_access_expression) (scoped_property_access_expression)] @use)
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
