; Uses without a call: the first name of a possible path.

([
  (attribute object: (identifier) @use)
  (assignment right: (identifier) @use)
  (augmented_assignment (identifier) @use) (named_expression value: (identifier) @use)
  (class_definition superclasses: (argument_list [(identifier) @use (keyword_argument value: (identifier) @use)]))
  (lambda body: (identifier) @use) (expression_list (identifier) @use) (pair key: (identifier) @use)
  (list_splat (identifier) @use) (dictionary_splat (identifier) @use) (parenthesized_expression (identifier) @use)
  (list_comprehension body: (identifier) @use) (set_comprehension body: (identifier) @use)
  (generator_expression body: (identifier) @use)
  (binary_operator (identifier) @use) (boolean_operator (identifier) @use) (comparison_operator (identifier) @use)
  (not_operator (identifier) @use) (unary_operator (identifier) @use) (conditional_expression (identifier) @use)
  (subscript (identifier) @use) (slice (identifier) @use) (interpolation (identifier) @use) (await (identifier) @use)
  (decorator (identifier) @use) (for_statement right: (identifier) @use) (for_in_clause right: (identifier) @use)
  (if_clause (identifier) @use) (if_statement condition: (identifier) @use) (elif_clause condition: (identifier) @use)
  (while_statement condition: (identifier) @use) (match_statement subject: (identifier) @use)
  (with_item value: (identifier) @use) (as_pattern . (identifier) @use) (except_clause (identifier) @use)
  (raise_statement (identifier) @use) (assert_statement (identifier) @use)
  (case_pattern (dotted_name (identifier) (identifier)) @use) (class_pattern (dotted_name) @use)
])

; Functions and classes that may be passed on: to a call, into a container or a field, to the caller.
([
  (call arguments: (argument_list [
    (identifier) @use @passed (keyword_argument value: (identifier) @use @passed)]) @callee)
  (call arguments: (argument_list [(attribute) @passed (keyword_argument value: (attribute) @passed)]) @callee)
] (#set! kind "argument"))
((call arguments: (argument_list [
    (call function: (attribute object: [(identifier) (attribute)] @passed attribute: (_) @name))
    (keyword_argument value: (call
      function: (attribute object: [(identifier) (attribute)] @passed attribute: (_) @name)))]) @callee)
  (#set! kind "through"))
([
  (pair value: (identifier) @use @passed) (pair value: (attribute) @passed)
  (default_parameter name: (identifier) @name value: (identifier) @use @passed)
  (typed_default_parameter name: (identifier) @name value: (identifier) @use @passed)
  (default_parameter name: (identifier) @name value: (attribute) @passed)
  (typed_default_parameter name: (identifier) @name value: (attribute) @passed)
  (assignment left: [(attribute) (subscript)] @name right: [(identifier) (attribute)] @passed)
  (class_definition body: (block (expression_statement
    (assignment left: (identifier) @name right: [(identifier) (attribute)] @passed))))
] (#set! kind "stored"))
([
  (list (identifier) @use @passed) (tuple (identifier) @use @passed) (set (identifier) @use @passed)
  (list (attribute) @passed) (tuple (attribute) @passed) (set (attribute) @passed)
] (#set! kind "element"))
([
  (return_statement (identifier) @use @passed) (yield (identifier) @use @passed)
  (return_statement (attribute) @passed) (yield (attribute) @passed)
] (#set! kind "returned"))

((assignment type: (type) @use)
  (#set! kind "type"))

([
  (assignment left: (attribute) @use)
  (pattern_list (attribute) @use) (tuple_pattern (attribute) @use) (list_pattern (attribute) @use)
  (for_statement left: (attribute) @use) (as_pattern_target (attribute) @use) (list_splat_pattern (attribute) @use)
  (delete_statement (attribute) @use) (delete_statement (expression_list (attribute) @use))
] (#set! kind "write"))
((augmented_assignment left: (attribute) @use)
  (#set! kind "update"))

; Methods that a statement runs implicitly.
((with_statement "async"? @_async "with" (with_clause (with_item value: [
    (identifier) @use (attribute) @use (call) @use (as_pattern . [(identifier) (attribute) (call)] @use)])))
  (#not-eq? @_async "async")
  (#set! kind "run") (#set! runs "__enter__ __exit__"))
((with_statement . "async" (with_clause (with_item value: [
    (identifier) @use (attribute) @use (call) @use (as_pattern . [(identifier) (attribute) (call)] @use)])))
  (#set! kind "run") (#set! runs "__aenter__ __aexit__"))
([(for_statement "async"? @_async "for" right: [(identifier) (attribute) (call)] @use)
  (for_in_clause "async"? @_async "for" right: [(identifier) (attribute) (call)] @use)]
  (#not-eq? @_async "async")
  (#set! kind "run") (#set! runs "__iter__ __iter__.__next__"))
([(for_statement . "async" right: [(identifier) (attribute) (call)] @use)
  (for_in_clause . "async" right: [(identifier) (attribute) (call)] @use)]
  (#set! kind "run") (#set! runs "__aiter__ __aiter__.__anext__"))
((raise_statement . [(identifier) (attribute)] @use)
  (#set! kind "run") (#set! runs "()"))
