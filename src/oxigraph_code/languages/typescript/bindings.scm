; Scopes, and bindings that define no symbol.

([(arrow_function) (function_expression) (generator_function) (class_static_block)] @scope
  (#set! kind "function"))
([
  (if_statement (statement_block) @scope) (else_clause (statement_block) @scope)
  (while_statement (statement_block) @scope) (do_statement (statement_block) @scope)
  (try_statement (statement_block) @scope) (finally_clause (statement_block) @scope)
  (labeled_statement (statement_block) @scope) (program (statement_block) @scope)
  (statement_block (statement_block) @scope)])
([(for_statement) (for_in_statement) (catch_clause) (switch_body)] @scope)

; Members of an object, and of an anonymous class, need a receiver. The name bound to the object leads to them.
([(object) (class_body)] @scope
  (#set! kind "object"))
([
  (variable_declarator name: (identifier) @name value: [
    (object) @scope
    (call_expression arguments: (arguments (object) @scope))])
  (pair key: (property_identifier) @name value: [
    (object) @scope
    (call_expression arguments: (arguments (object) @scope))])
  (export_statement "default" @name value: [
    (object) @scope
    (call_expression arguments: (arguments (object) @scope))])
  ]
  (#set! kind "object"))

; Every function but an arrow has a receiver of its own; only in methods, that is the object of the class.
((function_declaration parameters: (_) @scope) @binding
  (#set! kind "parameter") (#set! name "this"))
((generator_function_declaration parameters: (_) @scope) @binding
  (#set! kind "parameter") (#set! name "this"))
((method_definition parameters: (_) @scope) @binding
  (#set! kind "parameter") (#set! name "this"))
([(function_expression) (generator_function) (class_static_block)] @binding @scope
  (#set! kind "parameter") (#set! name "this"))

((function_expression name: (identifier) @binding) @scope @value)
((generator_function name: (identifier) @binding) @scope @value)
((class name: (_)) @scope)
((class name: (_) @binding) @scope @value)
((arrow_function parameter: (identifier) @binding)
  (#set! kind "parameter"))

; Destructured bindings.
((object_pattern [
  (shorthand_property_identifier_pattern) @binding
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @binding)
  (pair_pattern value: [(identifier) @binding (assignment_pattern left: (identifier) @binding)])
  (rest_pattern (identifier) @binding)]))
((array_pattern [
  (identifier) @binding
  (assignment_pattern left: (identifier) @binding)
  (rest_pattern (identifier) @binding)]))
((variable_declaration (variable_declarator name: [
    (object_pattern [
      (shorthand_property_identifier_pattern) @binding
      (object_assignment_pattern left: (shorthand_property_identifier_pattern) @binding)
      (pair_pattern value: (identifier) @binding)])
    (array_pattern (identifier) @binding)]))
  (#set! bound_in "function"))
; At the top level of a module they are symbols.
(([(lexical_declaration (variable_declarator name: [
    (object_pattern [
      (shorthand_property_identifier_pattern) @name @definition
      (object_assignment_pattern left: (shorthand_property_identifier_pattern) @name @definition)
      (pair_pattern value: (identifier) @name @definition)
      (rest_pattern (identifier) @name @definition)])
    (array_pattern [(identifier) @name @definition (rest_pattern (identifier) @name @definition)])]))
  (variable_declaration (variable_declarator name: [
    (object_pattern [
      (shorthand_property_identifier_pattern) @name @definition
      (object_assignment_pattern left: (shorthand_property_identifier_pattern) @name @definition)
      (pair_pattern value: (identifier) @name @definition)
      (rest_pattern (identifier) @name @definition)])
    (array_pattern [(identifier) @name @definition (rest_pattern (identifier) @name @definition)])]))])
  (#set! kind "variable"))

((for_in_statement kind: _ left: (identifier) @binding))
((for_in_statement "var" left: (identifier) @binding)
  (#set! bound_in "function"))
((catch_clause parameter: (identifier) @binding))

; Assignments to names that are bound elsewhere.
((assignment_expression left: (identifier) @binding right: (_) @value)
  (#set! kind "assignment"))
((augmented_assignment_expression left: (identifier) @binding)
  (#set! kind "assignment"))
((update_expression argument: (identifier) @binding)
  (#set! kind "assignment"))
((for_in_statement !kind left: (identifier) @binding operator: "in")
  (#set! kind "assignment"))
((assignment_expression
  left: (object_pattern [
    (shorthand_property_identifier_pattern) @binding @member
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @binding @member)
    (pair_pattern key: (property_identifier) @member value: [
      (identifier) @binding (assignment_pattern left: (identifier) @binding)])])
  right: (_) @value)
  (#set! kind "assignment"))
; Array patterns may nest, and each level is a match of its own.
((assignment_expression left: (array_pattern) @part right: (_) @value))
((assignment_expression left: (array_pattern (_) @part) @pattern)
  (#not-match? @pattern "^\\[\\s*,|,\\s*,") (#set! naming "position"))
((array_pattern (array_pattern (_) @part) @pattern)
  (#not-match? @pattern "^\\[\\s*,|,\\s*,") (#set! naming "position"))
((assignment_expression left: (array_pattern [
    (identifier) @binding
    (array_pattern [(identifier) @binding (array_pattern (identifier) @binding)])]))
  (#set! kind "assignment"))

; Decisions: each is another way through the function.
([(if_statement) (for_statement) (for_in_statement) (while_statement) (do_statement) (switch_case) (catch_clause)
  (ternary_expression) (binary_expression operator: ["&&" "||"])] @decision)
