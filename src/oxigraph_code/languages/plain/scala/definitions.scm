((class_definition name: (_) @name) @definition
  (#set! kind "class"))
((object_definition "object" @modifier name: (_) @name) @definition
  (#set! kind "class"))
((trait_definition name: (_) @name) @definition
  (#set! kind "trait"))
((enum_definition name: (_) @name) @definition
  (#set! kind "enum"))
([(class_definition body: (_) @scope) (object_definition body: (_) @scope) (trait_definition body: (_) @scope)
  (enum_definition body: (_) @scope)] @definition)
([(class_definition "case" @modifier) (object_definition "case" @modifier)] @definition)
((class_definition extend: (extends_clause [(type_identifier) (generic_type) (stable_type_identifier)] @base)) @definition)
((object_definition extend: (extends_clause [(type_identifier) (generic_type) (stable_type_identifier)] @base)) @definition)
((trait_definition extend: (extends_clause [(type_identifier) (generic_type) (stable_type_identifier)] @base)) @definition)
((enum_definition extend: (extends_clause [(type_identifier) (generic_type) (stable_type_identifier)] @base)) @definition)
([(simple_enum_case name: (_) @name) (full_enum_case name: (_) @name)] @definition
  (#set! kind "variant"))
((type_definition name: (_) @name) @definition
  (#set! kind "type_alias"))

([(function_definition name: (_) @name parameters: (_)? @parameters)
  (function_declaration name: (_) @name parameters: (_)? @parameters)] @definition
  (#set! kind "function"))
((function_definition body: (_) @scope) @definition)
((parameters (parameter name: (_) @name type: (_)? @type) @parameter) @parameters)
((class_parameters (class_parameter ["val" "var"] name: (_) @name) @definition)
  (#set! kind "variable"))

((template_body [(val_definition pattern: (identifier) @name) (var_definition pattern: (identifier) @name)
  (val_declaration name: (_) @name) (var_declaration name: (_) @name)] @definition)
  (#set! kind "field"))
((compilation_unit [(val_definition pattern: (identifier) @name) (var_definition pattern: (identifier) @name)] @definition)
  (#set! kind "variable"))
((given_definition name: (_) @name) @definition
  (#set! kind "variable"))

([(class_definition (modifiers (access_modifier) @visibility)) (object_definition (modifiers (access_modifier) @visibility))
  (trait_definition (modifiers (access_modifier) @visibility)) (function_definition (modifiers (access_modifier) @visibility))
  (val_definition (modifiers (access_modifier) @visibility)) (var_definition (modifiers (access_modifier) @visibility))] @definition)

((block_comment) @doc @leading
  (#match? @doc "^/[*][*]"))

; Decisions: each is another way through the function.
([(if_expression) (for_expression) (while_expression) (do_while_expression) (case_clause)
  (infix_expression operator: (operator_identifier) @_operator)] @decision
  (#match? @_operator "^(&&|[|][|])$"))
