; Uses without a call: the first name of a possible path.

([
  (member_expression object: [(identifier) (this) (meta_property)] @use)
  (variable_declarator value: (identifier) @use)
  (assignment_expression right: (identifier) @use) (augmented_assignment_expression (identifier) @use)
  (update_expression (identifier) @use) (assignment_pattern right: (identifier) @use)
  (object_assignment_pattern right: (identifier) @use)
  (yield_expression (identifier) @use) (await_expression (identifier) @use) (throw_statement (identifier) @use) (sequence_expression (identifier) @use)
  (computed_property_name (identifier) @use) (spread_element (identifier) @use)
  (parenthesized_expression (identifier) @use) (binary_expression (identifier) @use)
  (unary_expression (identifier) @use) (ternary_expression (identifier) @use)
  (subscript_expression (identifier) @use) (template_substitution (identifier) @use)
  (for_in_statement right: (identifier) @use) (switch_case value: (identifier) @use)
  (expression_statement (identifier) @use) (decorator (identifier) @use)
])

; Functions and classes that may be passed on: to a call, into a container or a field, to the caller.
([
  (arguments (identifier) @use @passed) @callee
  (arguments (member_expression) @passed) @callee
  (arguments (function_expression name: (_) @passed)) @callee
] (#set! kind "argument"))
((arguments (call_expression
    function: (member_expression object: [(identifier) (member_expression)] @passed property: (_) @name))) @callee
  (#set! kind "through"))
([
  (pair value: (identifier) @use @passed)
  (shorthand_property_identifier) @use @passed
  (pair value: (member_expression) @passed)
  (assignment_expression left: [(member_expression) (subscript_expression)] @name
    right: [(identifier) (member_expression)] @passed)
] (#set! kind "stored"))
; The handler of an event in a template.
((pair key: (property_identifier) @name value: [(identifier) (member_expression)] @passed)
  (#match? @name "^_") (#set! kind "stored"))
([(array (identifier) @use @passed) (array (member_expression) @passed)]
  (#set! kind "element"))
([
  (return_statement (identifier) @use @passed) (arrow_function body: (identifier) @use @passed)
  (return_statement (member_expression) @passed) (arrow_function body: (member_expression) @passed)
] (#set! kind "returned"))

([
  (assignment_expression left: (member_expression) @use)
  (array_pattern (member_expression) @use) (pair_pattern value: (member_expression) @use)
  (rest_pattern (member_expression) @use) (for_in_statement left: (member_expression) @use)
  (unary_expression "delete" argument: (member_expression) @use)
] (#set! kind "write"))
([
  (augmented_assignment_expression left: (member_expression) @use)
  (update_expression argument: (member_expression) @use)
] (#set! kind "update"))

; Iteration runs the iterator methods.
((for_in_statement "await"? @_await operator: "of"
    right: [(identifier) (member_expression) (call_expression) (new_expression) (this)] @use)
  (#not-eq? @_await "await")
  (#set! kind "run") (#set! runs "[Symbol.iterator] [Symbol.iterator].next"))
((for_in_statement "await" operator: "of"
    right: [(identifier) (member_expression) (call_expression) (new_expression) (this)] @use)
  (#set! kind "run") (#set! runs "[Symbol.asyncIterator] [Symbol.asyncIterator].next"))
([
  (array (spread_element [(identifier) (member_expression) (call_expression) (new_expression) (this)] @use))
  (arguments (spread_element [(identifier) (member_expression) (call_expression) (new_expression) (this)] @use))
  (yield_expression "*" [(identifier) (member_expression) (call_expression) (new_expression) (this)] @use)]
  (#set! kind "run") (#set! runs "[Symbol.iterator] [Symbol.iterator].next"))
