; Scopes, and names that are bound without a symbol.

; Blocks that are the body of a class have no scope of their own.
((call !receiver method: (_) @_method block: (_) @scope)
  (#not-match? @_method "^(class_methods|create_table)$"))
((call receiver: (constant) @_made block: (_) @scope)
  (#not-match? @_made "^(Struct|Data|Class|Module)$"))
((call receiver: [(call) (identifier) (scope_resolution) (self) (instance_variable) (array) (hash) (string) (integer)
  (element_reference) (parenthesized_statements) (range) (string_array) (symbol_array) (class_variable)
  (global_variable) (lambda) (super) (yield) (binary) (regex) (simple_symbol) (float) (case) (if) (begin)] block: (_) @scope))
((lambda body: (_) @scope))
([(block_parameters (identifier) @binding) (lambda_parameters (identifier) @binding)
  (block_parameters [(optional_parameter name: (_) @binding) (keyword_parameter name: (_) @binding)
    (splat_parameter name: (_) @binding) (hash_splat_parameter name: (_) @binding)
    (block_parameter name: (_) @binding)])
  (destructured_parameter (identifier) @binding)]
  (#set! kind "parameter"))
((lambda parameters: (lambda_parameters [(identifier) @binding (_ name: (_) @binding)]) body: (_) @scope)
  (#set! kind "parameter"))

((assignment left: (identifier) @binding right: (_) @value)
  (#set! kind "variable") (#set! bound_in "function"))
((operator_assignment left: (identifier) @binding right: (_) @value)
  (#set! kind "variable") (#set! bound_in "function"))
([(left_assignment_list (identifier) @binding) (rest_assignment (identifier) @binding)
  (destructured_left_assignment (identifier) @binding) (for pattern: (identifier) @binding)]
  (#set! kind "variable") (#set! bound_in "function"))
((rescue exceptions: (exceptions . (_) @value .) variable: (exception_variable (identifier) @binding))
  (#set! kind "variable") (#set! value_suffix ".new()") (#set! bound_in "function"))
((rescue variable: (exception_variable (identifier) @binding))
  (#set! kind "variable") (#set! bound_in "function"))
([(keyword_pattern key: (hash_key_symbol) @binding !value) (array_pattern (identifier) @binding)
  (find_pattern (identifier) @binding) (in_clause pattern: (identifier) @binding)
  (keyword_pattern value: (identifier) @binding) (as_pattern name: (identifier) @binding)
  (splat_parameter name: (identifier) @binding)]
  (#set! kind "variable") (#set! bound_in "function"))

; Another name of a method.
((alias name: (_) @binding alias: (_) @value)
  (#set! kind "alias"))
((call !receiver method: (identifier) @_alias arguments: (argument_list . (simple_symbol) @binding . (simple_symbol) @value))
  (#any-of? @_alias "alias_method" "alias_attribute")
  (#set! kind "alias"))

; A module gives what stands in such a block to the classes that include it.
((module body: (_ (call !receiver method: (identifier) @_included !arguments block: (_ body: (_) @scope))))
  (#any-of? @_included "included" "prepended")
  (#set! kind "outer"))

; Decisions: each is another way through the function.
([(if) (elsif) (unless) (if_modifier) (unless_modifier) (while) (until) (while_modifier) (until_modifier) (for) (when)
  (in_clause) (rescue) (rescue_modifier) (conditional) (binary operator: ["&&" "||" "and" "or"])] @decision)
