; Functions of C.

; The declarator of a function is behind one * for each pointer in its result, or in brackets.
((function_definition declarator: [
    (function_declarator declarator: (_) @name parameters: (_) @parameters @scope)
    (pointer_declarator declarator: (function_declarator declarator: (_) @name parameters: (_) @parameters @scope))
    (pointer_declarator declarator: (pointer_declarator
      declarator: (function_declarator declarator: (_) @name parameters: (_) @parameters @scope)))
    (pointer_declarator declarator: (pointer_declarator declarator: (pointer_declarator
      declarator: (function_declarator declarator: (_) @name parameters: (_) @parameters @scope))))
  ] body: (_) @scope) @definition
  (#set! kind "function"))
; A macro that takes only the name of a function states its result and parameters.
((function_definition declarator: (parenthesized_declarator . (identifier) @name .) body: (_) @scope) @definition
  (#set! kind "function"))
((function_definition type: (_) @returns) @definition)
((function_definition [(storage_class_specifier) (type_qualifier)] @modifier) @definition)

; Parameters without a type, and any number of them.
((parameter_list (variadic_parameter) @parameter) @parameters
  (#set! kind "rest")
  (#set! name "..."))
((parameter_list (identifier) @name @parameter) @parameters)
