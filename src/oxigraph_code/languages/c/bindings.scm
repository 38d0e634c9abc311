; Scopes, and expressions that stand for another one.

((compound_statement) @scope)
((for_statement) @scope)

([(parenthesized_expression (_) @value) @same
  (pointer_expression argument: (_) @value) @same
  (subscript_expression argument: (_) @value) @same])
((cast_expression type: (type_descriptor type: (_) @type)) @cast)
((compound_literal_expression type: (type_descriptor type: (_) @type)) @cast)

; Decisions: each is another way through the function.
([(if_statement) (for_statement) (while_statement) (do_statement) (case_statement "case") (conditional_expression)
  (binary_expression operator: ["&&" "||"])] @decision)
