((preproc_include path: (_) @source) @import
  (#set! kind "star"))

([(function_definition declarator: (function_declarator declarator: (_) @name parameters: (_) @parameters)
    body: (_) @scope)
  (function_definition declarator: (pointer_declarator
    declarator: (function_declarator declarator: (_) @name parameters: (_) @parameters)) body: (_) @scope)] @definition
  (#set! kind "function"))
((function_definition (storage_class_specifier) @modifier) @definition)
([(declaration declarator: (function_declarator declarator: (_) @name parameters: (_) @parameters))
  (declaration declarator: (pointer_declarator
    declarator: (function_declarator declarator: (_) @name parameters: (_) @parameters)))] @definition
  (#set! kind "function") (#set! modifier "declaration"))
((declaration (storage_class_specifier) @modifier declarator: (function_declarator)) @definition)
((parameter_list (parameter_declaration
  declarator: [(identifier) @name (_ (identifier) @name) (_ (_ (identifier) @name)) (_ (_ (_ (identifier) @name)))]) @parameter) @parameters)
((struct_specifier name: (_) @name body: (_) @scope) @definition
  (#set! kind "class"))
((declaration declarator: (init_declarator declarator: [(identifier) @binding (_ (identifier) @binding)] value: (_) @value))
  (#set! kind "variable"))
((compound_statement) @scope)

((call_expression function: (identifier) @name) @reference
  (#set! kind "call"))
((call_expression function: (field_expression argument: (_) @receiver field: (_) @name)) @reference
  (#set! kind "call"))
