; Definitions of a Java file. Patterns with the same @definition node describe one definition together.

((class_declaration name: (_) @name type_parameters: (_)? @generics body: (_) @scope) @definition
  (#set! kind "class"))
((record_declaration name: (_) @name type_parameters: (_)? @generics parameters: (_) @scope body: (_) @scope)
  @definition
  (#set! kind "class") (#set! modifier "record"))
((interface_declaration name: (_) @name type_parameters: (_)? @generics body: (_) @scope) @definition
  (#set! kind "trait"))
((annotation_type_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "trait") (#set! modifier "annotation"))
((enum_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "enum"))
((enum_constant name: (_) @name) @definition
  (#set! kind "variant"))

((class_declaration superclass: (superclass (_) @base)) @definition)
((interface_declaration (extends_interfaces (type_list (_) @base))) @definition)
([(class_declaration interfaces: (super_interfaces (type_list (_) @implements)))
  (record_declaration interfaces: (super_interfaces (type_list (_) @implements)))
  (enum_declaration interfaces: (super_interfaces (type_list (_) @implements)))] @definition)

; Anonymous classes, and enum constants with a body, are named by their position.
((object_creation_expression type: (_) @base (class_body . "{" . (_) @scope "}" @scope) @definition)
  (#set! kind "class") (#set! naming "position") (#set! modifier "anonymous"))
((object_creation_expression type: (_) @base (class_body . "{" . "}" @scope) @definition)
  (#set! kind "class") (#set! naming "position") (#set! modifier "anonymous"))
((enum_declaration name: (_) @base body: (enum_body (enum_constant
    body: (class_body . "{" . (_) @scope "}" @scope) @definition)))
  (#set! kind "class") (#set! naming "position") (#set! modifier "anonymous"))

((method_declaration type_parameters: (_)? @generics type: (_) @returns name: (_) @name
  parameters: (_) @parameters body: (_) @scope) @definition
  (#set! kind "function"))
; In a method without a body, bounds of type parameters apply to the parameter list.
((method_declaration type_parameters: (_)? @generics type: (_) @returns name: (_) @name
  parameters: (_) @parameters @scope !body) @definition
  (#set! kind "function"))
((interface_body (method_declaration !body) @definition)
  (#set! modifier "abstract"))
((constructor_declaration type_parameters: (_)? @generics name: (_) @name parameters: (_) @parameters
  body: (_) @scope) @definition
  (#set! kind "function") (#set! modifier "constructor"))
((compact_constructor_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "function") (#set! modifier "constructor"))
((annotation_type_element_declaration type: (_) @returns name: (_) @name) @definition
  (#set! kind "function") (#set! modifier "abstract"))

((formal_parameters (formal_parameter type: (_) @type name: (_) @name) @parameter) @parameters)
((formal_parameters (spread_parameter (_) @type . (variable_declarator name: (_) @name)) @parameter) @parameters
  (#set! kind "rest"))
((formal_parameters (receiver_parameter) @parameter) @parameters)

((field_declaration type: (_) @type declarator: (variable_declarator name: (_) @name value: (_)? @value) @definition)
  (#set! kind "field"))
((constant_declaration type: (_) @type declarator: (variable_declarator name: (_) @name value: (_)? @value)
  @definition)
  (#set! kind "field") (#set! modifier "static"))
((record_declaration parameters: (formal_parameters (formal_parameter type: (_) @type name: (_) @name) @definition))
  (#set! kind "field") (#set! modifier "component"))
((local_variable_declaration type: (_) @type
  declarator: (variable_declarator name: (_) @name value: (_)? @value) @definition)
  (#set! kind "variable"))

; Modifiers and annotations.
([
  (class_declaration (modifiers ["public" "protected" "private"] @visibility))
  (record_declaration (modifiers ["public" "protected" "private"] @visibility))
  (interface_declaration (modifiers ["public" "protected" "private"] @visibility))
  (annotation_type_declaration (modifiers ["public" "protected" "private"] @visibility))
  (enum_declaration (modifiers ["public" "protected" "private"] @visibility))
  (method_declaration (modifiers ["public" "protected" "private"] @visibility))
  (constructor_declaration (modifiers ["public" "protected" "private"] @visibility))
  (compact_constructor_declaration (modifiers ["public" "protected" "private"] @visibility))] @definition)
((field_declaration (modifiers ["public" "protected" "private"] @visibility)
  declarator: (variable_declarator) @definition))
([
  (class_declaration (modifiers ["abstract" "final" "static" "sealed" "non-sealed" "strictfp"] @modifier))
  (record_declaration (modifiers ["final" "static" "strictfp"] @modifier))
  (interface_declaration (modifiers ["abstract" "static" "sealed" "non-sealed"] @modifier))
  (enum_declaration (modifiers ["static" "strictfp"] @modifier))
  (method_declaration (modifiers
    ["abstract" "final" "static" "default" "native" "synchronized" "strictfp"] @modifier))] @definition)
((field_declaration (modifiers ["final" "static" "transient" "volatile"] @modifier)
  declarator: (variable_declarator) @definition))
([
  (class_declaration (modifiers [(marker_annotation) (annotation)] @decorator))
  (record_declaration (modifiers [(marker_annotation) (annotation)] @decorator))
  (interface_declaration (modifiers [(marker_annotation) (annotation)] @decorator))
  (annotation_type_declaration (modifiers [(marker_annotation) (annotation)] @decorator))
  (enum_declaration (modifiers [(marker_annotation) (annotation)] @decorator))
  (method_declaration (modifiers [(marker_annotation) (annotation)] @decorator))
  (constructor_declaration (modifiers [(marker_annotation) (annotation)] @decorator))] @definition)
((field_declaration (modifiers [(marker_annotation) (annotation)] @decorator)
  declarator: (variable_declarator) @definition))

; The comment before a definition.
(((block_comment) @doc . [
    (class_declaration) (record_declaration) (interface_declaration) (annotation_type_declaration) (enum_declaration)
    (method_declaration) (constructor_declaration) (compact_constructor_declaration) (enum_constant)
    (annotation_type_element_declaration)] @definition)
  (#match? @doc "^/[*][*]"))
(((block_comment) @doc . [
    (field_declaration declarator: (variable_declarator) @definition)
    (constant_declaration declarator: (variable_declarator) @definition)])
  (#match? @doc "^/[*][*]"))
((program . (block_comment) @doc . (package_declaration))
  (#match? @doc "^/[*][*]"))
