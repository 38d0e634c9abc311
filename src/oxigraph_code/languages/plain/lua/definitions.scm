((function_declaration name: (identifier) @name parameters: (_) @parameters) @definition
  (#set! kind "function"))
((function_declaration "local" @modifier) @definition)
((function_declaration name: [
    (dot_index_expression table: (_) @owner field: (_) @name)
    (method_index_expression table: (_) @owner method: (_) @name)] parameters: (_) @parameters) @definition
  (#set! kind "function"))
((parameters name: (_) @name @parameter) @parameters)

; Functions that are assigned to a name or a field.
((assignment_statement (variable_list . name: (identifier) @name .)
  (expression_list . value: (function_definition parameters: (_) @parameters) .)) @definition
  (#set! kind "function"))
((assignment_statement (variable_list . name: (dot_index_expression table: (_) @owner field: (_) @name) .)
  (expression_list . value: (function_definition parameters: (_) @parameters) .)) @definition
  (#set! kind "function"))
; Functions in tables.
((field name: (identifier) @name value: (function_definition parameters: (_) @parameters)) @definition
  (#set! kind "function"))
((assignment_statement (variable_list . name: (identifier) @owner .)
  (expression_list . value: (table_constructor (field value: (function_definition)) @definition) .)))

; Names of the file itself.
((chunk (variable_declaration (assignment_statement (variable_list name: (identifier) @name @definition)
  (expression_list value: [(table_constructor) (string) (number) (true) (false)]))))
  (#set! kind "variable"))
((chunk (assignment_statement (variable_list name: (identifier) @name @definition)
  (expression_list value: [(table_constructor) (string) (number) (true) (false)])))
  (#set! kind "variable"))

((comment) @doc @leading)
