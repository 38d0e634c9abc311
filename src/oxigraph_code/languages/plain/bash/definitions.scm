((function_definition name: (_) @name body: (_) @scope) @definition
  (#set! kind "function"))
((program [(variable_assignment name: (variable_name) @name) @definition
  (declaration_command (variable_assignment name: (variable_name) @name) @definition)])
  (#set! kind "variable"))
((comment) @doc @leading)
