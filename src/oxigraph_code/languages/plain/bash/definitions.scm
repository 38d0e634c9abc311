((function_definition name: (_) @name body: (_) @scope) @definition
  (#set! kind "function"))
((program [(variable_assignment name: (variable_name) @name) @definition
  (declaration_command (variable_assignment name: (variable_name) @name) @definition)])
  (#set! kind "variable"))
((comment) @doc @leading)

; Decisions: each is another way through the function.
([(if_statement) (elif_clause) (for_statement) (c_style_for_statement) (while_statement) (case_item)
  (list ["&&" "||"]) (binary_expression operator: ["&&" "||"])] @decision)
