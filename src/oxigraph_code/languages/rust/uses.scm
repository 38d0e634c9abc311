; Uses without a call: the first name, or all names, of a possible path.

([
  (field_expression value: [(identifier) (self) (scoped_identifier)] @use)
  (let_declaration value: [(identifier) (scoped_identifier)] @use)
  (assignment_expression right: [(identifier) (scoped_identifier)] @use)
  (compound_assignment_expr [(identifier) (scoped_identifier)] @use)
  (binary_expression [(identifier) (scoped_identifier)] @use) (unary_expression [(identifier) (scoped_identifier)] @use)
  (reference_expression value: [(identifier) (scoped_identifier)] @use)
  (break_expression (scoped_identifier) @use)
  (parenthesized_expression [(identifier) (scoped_identifier)] @use)
  (index_expression [(identifier) (scoped_identifier)] @use) (range_expression [(identifier) (scoped_identifier)] @use)
  (shorthand_field_initializer (identifier) @use) (block [(identifier) (scoped_identifier)] @use .) (match_arm value: [(identifier) (scoped_identifier)] @use)
  (match_expression value: [(identifier) (scoped_identifier)] @use)
  (if_expression condition: [(identifier) (scoped_identifier)] @use)
  (let_condition value: [(identifier) (scoped_identifier)] @use)
  (closure_expression body: [(identifier) (scoped_identifier)] @use)
  (await_expression [(identifier) (scoped_identifier)] @use) (try_expression [(identifier) (scoped_identifier)] @use)
  (type_cast_expression value: [(identifier) (scoped_identifier)] @use)
  (const_item value: [(identifier) (scoped_identifier)] @use) (static_item value: [(identifier) (scoped_identifier)] @use)
])
; Functions that may be passed on: to a call, into a container or a field, to the caller.
([
  (arguments [(identifier) (scoped_identifier)] @use @passed) @callee
  (arguments (reference_expression value: [(identifier) (scoped_identifier)] @passed)) @callee
  (arguments (generic_function) @passed) @callee
] (#set! kind "argument"))
([
  (field_initializer field: (_) @name value: [(identifier) (scoped_identifier)] @use @passed)
  (assignment_expression left: [(field_expression) (index_expression)] @name
    right: [(identifier) (scoped_identifier)] @passed)
  (field_initializer field: (_) @name value: (generic_function) @passed)
  (assignment_expression left: [(field_expression) (index_expression)] @name right: (generic_function) @passed)
] (#set! kind "stored"))
([
  (array_expression [(identifier) (scoped_identifier)] @use @passed)
  (tuple_expression [(identifier) (scoped_identifier)] @use @passed)
  (array_expression (generic_function) @passed) (tuple_expression (generic_function) @passed)
] (#set! kind "element"))
([
  (return_expression [(identifier) (scoped_identifier)] @use @passed)
  (return_expression (generic_function) @passed)
] (#set! kind "returned"))

; Paths in patterns, and types and modules in the path of a call.
([
  (match_pattern (scoped_identifier) @use) (or_pattern (scoped_identifier) @use)
  (tuple_pattern (scoped_identifier) @use) (tuple_struct_pattern (scoped_identifier) @use)
  (reference_pattern (scoped_identifier) @use) (captured_pattern (scoped_identifier) @use)
  (slice_pattern (scoped_identifier) @use) (field_pattern pattern: (scoped_identifier) @use)
  (let_condition pattern: (scoped_identifier) @use) (tuple_struct_pattern type: (identifier) @use)
  (call_expression function: [
    (scoped_identifier path: [(identifier) (scoped_identifier)] @use)
    (generic_function function: (scoped_identifier path: [(identifier) (scoped_identifier)] @use))])
])

([
  (let_declaration type: (_) @use) (type_cast_expression type: (type_identifier) @use)
  (generic_function type_arguments: (type_arguments (_) @use))
] (#set! kind "type"))

([(assignment_expression left: [(field_expression) (identifier) (scoped_identifier)] @use)
  (assignment_expression left: (tuple_expression [(field_expression) (identifier) (scoped_identifier)] @use))]
  (#set! kind "write"))
([(compound_assignment_expr left: [(field_expression) (identifier) (scoped_identifier)] @use)]
  (#set! kind "update"))

; Fields that a literal of a type writes, and fields that a pattern reads.
((struct_expression name: (_) @type body: (field_initializer_list [
    (field_initializer field: (field_identifier) @use) (shorthand_field_initializer (identifier) @use)]))
  (#set! kind "write"))
((struct_pattern type: (_) @type (field_pattern name: [(shorthand_field_identifier) (field_identifier)] @use))
  (#set! kind "read"))

; "?" converts an error to that of the function.
((try_expression (_) @use) (#set! kind "run") (#set! runs "?"))
