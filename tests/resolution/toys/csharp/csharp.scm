((file_scoped_namespace_declaration name: (_) @package))
((using_directive (_) @source) @import
  (#set! kind "star"))
((class_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "class"))
((interface_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "trait"))
((class_declaration (modifier) @modifier) @definition)
((class_declaration (base_list (_) @base)) @definition)

((method_declaration (modifier)* @modifier returns: (_) @returns name: (_) @name parameters: (_) @parameters
  body: (_)? @scope) @definition
  (#set! kind "function"))
((constructor_declaration name: (_) @name parameters: (_) @parameters body: (_) @scope) @definition
  (#set! kind "function") (#set! modifier "constructor"))
((method_declaration parameters: (parameter_list . (parameter (modifier) @_this))) @definition
  (#eq? @_this "this") (#set! modifier "extension"))
((parameter_list (parameter type: (_) @type name: (_) @name) @parameter) @parameters)
((field_declaration (variable_declaration type: (_) @type (variable_declarator name: (_) @name) @definition))
  (#set! kind "field"))
((local_declaration_statement (variable_declaration (variable_declarator name: (_) @binding (_) @value .)))
  (#set! kind "variable"))

((invocation_expression function: (identifier) @name) @reference
  (#set! kind "call") (#set! arguments "signature"))
((invocation_expression function: (member_access_expression expression: _ @receiver name: (_) @name)) @reference
  (#set! kind "call") (#set! arguments "signature"))
((object_creation_expression type: (_) @name) @reference
  (#set! kind "call") (#set! arguments "signature"))
((constructor_initializer ["base" "this"] @name) @reference
  (#set! kind "call") (#set! arguments "signature"))
((_ [(argument_list . (argument (_) @argument) . (argument (_) @argument)?)]) @reference
  (#set! kind "value"))
((integer_literal) @literal
  (#set! name "<int>"))
((string_literal) @literal
  (#set! name "<string>"))
