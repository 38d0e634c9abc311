; Scopes, and names that are bound without defining a symbol.

([
  (block) (for_statement) (enhanced_for_statement) (try_with_resources_statement) (catch_clause) (if_statement)
  (while_statement) (switch_rule) (switch_block)] @scope)
((lambda_expression) @scope
  (#set! kind "function"))

((lambda_expression parameters: (identifier) @parameters @parameter @name))
((inferred_parameters (identifier) @name @parameter) @parameters)
((lambda_expression parameters: [(identifier) @binding (inferred_parameters (identifier) @binding)])
  (#set! kind "parameter"))
((lambda_expression parameters: (formal_parameters (formal_parameter type: (_) @type name: (_) @binding)))
  (#set! kind "parameter"))

((catch_formal_parameter (catch_type) @type name: (_) @binding))
((enhanced_for_statement type: (_) @type name: (_) @binding value: (_) @value)
  (#set! value_suffix "[*]"))
((resource type: (_) @type name: (_) @binding value: (_) @value))
; A variable of a pattern is bound in the statement around; behind a negated test, in the block around that.
((instanceof_expression right: (_) @type name: (_) @binding))
((block (if_statement condition: (parenthesized_expression (unary_expression operator: "!"
    operand: (parenthesized_expression (instanceof_expression right: (_) @type name: (_) @binding)))))) @scope)
((type_pattern (_) @type . (identifier) @binding))
((record_pattern_component (_) @type . (identifier) @binding))

([
  (class_declaration type_parameters: (type_parameters
    (type_parameter (type_identifier) @binding (type_bound)? @type)) body: (_) @scope)
  (record_declaration type_parameters: (type_parameters
    (type_parameter (type_identifier) @binding (type_bound)? @type)) parameters: (_) @scope)
  (interface_declaration type_parameters: (type_parameters
    (type_parameter (type_identifier) @binding (type_bound)? @type)) body: (_) @scope)
  (method_declaration type_parameters: (type_parameters
    (type_parameter (type_identifier) @binding (type_bound)? @type)) body: (_) @scope)
  (method_declaration type_parameters: (type_parameters
    (type_parameter (type_identifier) @binding (type_bound)? @type)) parameters: (_) @scope !body)
  (constructor_declaration type_parameters: (type_parameters
    (type_parameter (type_identifier) @binding (type_bound)? @type)) body: (_) @scope)]
  (#set! kind "type_parameter"))

; Decisions: each is another way through the function.
([(if_statement) (for_statement) (enhanced_for_statement) (while_statement) (do_statement) (switch_label "case")
  (catch_clause) (ternary_expression) (binary_expression operator: ["&&" "||"])] @decision)
