((class_definition name: (_) @name body: (_) @scope) @definition
  (#set! kind "class"))
((class_definition (abstract) @modifier) @definition)
((mixin_declaration (identifier) @name (class_body) @scope) @definition
  (#set! kind "trait"))
((enum_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "enum"))
((enum_constant name: (_) @name) @definition
  (#set! kind "variant"))
((extension_declaration "extension" @modifier name: (_) @name body: (_) @scope) @definition
  (#set! kind "class"))
((type_alias . "typedef" . (_)? @_result . (type_identifier) @name) @definition
  (#set! kind "type_alias"))
([(class_definition (superclass (type_identifier) @base))
  (class_definition (superclass (mixins (type_identifier) @base)))
  (class_definition (interfaces (type_identifier) @base))] @definition)

((function_signature name: (_) @name (formal_parameter_list) @parameters) @definition
  (#set! kind "function"))
([(getter_signature name: (_) @name) (setter_signature name: (_) @name)] @definition
  (#set! kind "function"))
; A constructor without a name has that of its class.
((constructor_signature name: (_) @name . parameters: (_) @parameters) @definition
  (#set! kind "function"))
((factory_constructor_signature (identifier) @name . (formal_parameter_list)) @definition
  (#set! kind "function"))
((formal_parameter_list (formal_parameter name: (_) @name) @parameter) @parameters)

((class_body (declaration (initialized_identifier_list (initialized_identifier . (identifier) @name) @definition)))
  (#set! kind "field"))
((class_body (declaration (static_final_declaration_list (static_final_declaration . (identifier) @name) @definition)))
  (#set! kind "field"))
((program (initialized_identifier_list (initialized_identifier . (identifier) @name) @definition))
  (#set! kind "variable"))
((program (static_final_declaration_list (static_final_declaration . (identifier) @name) @definition))
  (#set! kind "variable"))

((documentation_comment) @doc @leading)
