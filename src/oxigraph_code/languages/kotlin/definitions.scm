; Definitions of a Kotlin file. Patterns with the same @definition node describe one definition together.

; The scope begins at the name, so that parameters, bases and a value without a body are in it.
((class_declaration (modifiers)? @_modifiers "class" name: (_) @name @scope) @definition
  (#not-match? @_modifiers "(^|\\s)enum(\\s|$)")
  (#set! kind "class"))
((class_declaration (modifiers (class_modifier "enum")) "class" name: (_) @name @scope) @definition
  (#set! kind "enum"))
((class_declaration "interface" name: (_) @name @scope) @definition
  (#set! kind "trait"))
((class_declaration name: (_) @scope (_) @scope .) @definition)
((class_declaration (type_parameters) @generics) @definition)
((class_declaration (primary_constructor (class_parameters) @parameters)) @definition)
((object_declaration name: (_) @name @scope) @definition
  (#set! kind "class") (#set! modifier "object"))
((object_declaration name: (_) @scope (_) @scope .) @definition)
; The only name of a companion without one is that of its keyword.
((companion_object name: (_) @name) @definition)
((companion_object !name "object" @name) @definition)
((companion_object "object" @scope) @definition
  (#set! kind "class") (#set! modifier "object"))
((companion_object "object" @scope (_) @scope .) @definition
  (#set! modifier "companion"))
((enum_entry . (identifier) @name) @definition
  (#set! kind "variant"))
((type_alias type: (_) @name (_) @value .) @definition
  (#set! kind "type_alias"))
((type_alias (type_parameters) @parameters) @definition)
((type_parameters (type_parameter (identifier) @name) @parameter) @parameters)

([(class_declaration (delegation_specifiers (delegation_specifier [
    (constructor_invocation (user_type) @base) (user_type) @base (explicit_delegation . (_) @base)])))
  (object_declaration (delegation_specifiers (delegation_specifier [
    (constructor_invocation (user_type) @base) (user_type) @base (explicit_delegation . (_) @base)])))
  (companion_object (delegation_specifiers (delegation_specifier [
    (constructor_invocation (user_type) @base) (user_type) @base (explicit_delegation . (_) @base)])))] @definition
  (#not-match? @base "^_"))

; Anonymous objects, and enum entries with a body, are named by their position.
((object_literal "object" @definition)
  (#set! kind "class") (#set! naming "position") (#set! modifier "anonymous"))
((object_literal "object" @definition (class_body . "{" @scope "}" @scope)))
((object_literal "object" @definition (delegation_specifiers (delegation_specifier [
    (constructor_invocation (user_type) @base) (user_type) @base (explicit_delegation . (_) @base)])))
  (#not-match? @base "^_"))
((class_declaration name: (_) @base (enum_class_body (enum_entry (class_body . "{" . (_) @scope "}" @scope) @definition)))
  (#set! kind "class") (#set! naming "position") (#set! modifier "anonymous"))

((function_declaration name: (_) @name @scope (function_value_parameters) @parameters @scope) @definition
  (#set! kind "function"))
((function_declaration name: (_) @scope (function_body) @scope) @definition)
((function_declaration (type_parameters) @generics) @definition)
((function_declaration (function_value_parameters) .
  [(user_type) (nullable_type) (function_type) (parenthesized_type) (non_nullable_type)] @returns) @definition)
([(class_declaration "interface" (class_body (function_declaration (function_value_parameters) . (_)? .) @definition))]
  (#set! modifier "abstract"))
([(class_declaration name: (_) @name (class_body (secondary_constructor) @definition))
  (class_declaration name: (_) @name (enum_class_body (secondary_constructor) @definition))]
  (#set! kind "function") (#set! modifier "constructor"))
((secondary_constructor (function_value_parameters) @parameters @scope (_)? @scope .) @definition)

([(function_value_parameters (parameter . (identifier) @name . (_) @type) @parameter)
  (function_value_parameters (parameter_modifiers) @_modifiers . (parameter . (identifier) @name . (_) @type) @parameter)
  (class_parameters (class_parameter (identifier) @name . (_) @type) @parameter)] @parameters
  (#not-match? @_modifiers "vararg"))
((function_value_parameters (parameter_modifiers (parameter_modifier "vararg")) .
  (parameter . (identifier) @name . (_) @type) @parameter) @parameters
  (#set! kind "rest"))

((class_parameter ["val" "var"] (identifier) @name . (_) @type) @definition
  (#set! kind "field") (#set! modifier "property"))
((property_declaration (variable_declaration . (identifier) @name . (_)? @type)) @definition
  (#set! kind "variable") (#set! modifier "property"))
((property_declaration "=" . (_) @value) @definition)
((property_declaration (getter (function_body "=" . (_) @value))) @definition)
((property_declaration [(getter (function_body)) (setter (function_body)) (property_delegate)]) @definition
  (#set! modifier "computed"))
((property_declaration (property_delegate (_) @value)) @definition
  (#set! value_suffix ".getValue()"))

((function_value_parameters (parameter) @parameter . "=" . (_) @parameter @value) @parameters)
((class_parameters (class_parameter "=" . (_) @parameter @value) @parameter) @parameters)

; Modifiers and annotations.
([(class_declaration (modifiers (visibility_modifier) @visibility))
  (object_declaration (modifiers (visibility_modifier) @visibility))
  (companion_object (modifiers (visibility_modifier) @visibility))
  (function_declaration (modifiers (visibility_modifier) @visibility))
  (secondary_constructor (modifiers (visibility_modifier) @visibility))
  (class_parameter (modifiers (visibility_modifier) @visibility))
  (type_alias (modifiers (visibility_modifier) @visibility))
  (property_declaration (modifiers (visibility_modifier) @visibility))] @definition)
([(class_declaration (modifiers [(class_modifier) (inheritance_modifier) (platform_modifier)] @modifier))
  (object_declaration (modifiers [(class_modifier) (platform_modifier)] @modifier))
  (function_declaration (modifiers
    [(function_modifier) (member_modifier) (inheritance_modifier) (platform_modifier)] @modifier))
  (property_declaration (modifiers
    [(property_modifier) (member_modifier) (inheritance_modifier) (platform_modifier)] @modifier))
  (property_declaration ["val" "var"] @modifier)
  (class_parameter ["val" "var"] @modifier)] @definition)
([(class_declaration (modifiers (annotation) @decorator))
  (object_declaration (modifiers (annotation) @decorator))
  (companion_object (modifiers (annotation) @decorator))
  (function_declaration (modifiers (annotation) @decorator))
  (secondary_constructor (modifiers (annotation) @decorator))
  (class_parameter (modifiers (annotation) @decorator))
  (property_declaration (modifiers (annotation) @decorator))] @definition)
; Where two readings fit, the grammar takes annotations before a declaration for an expression of their own.
([((annotated_expression . (annotation) . (parenthesized_expression)) @decorator . (_) @definition)
  ((annotated_expression . (annotation) @decorator . (annotated_expression)) . (_) @definition)
  ((annotated_expression (annotated_expression . (annotation) . (parenthesized_expression)) @decorator) . (_) @definition)
  ((annotated_expression (annotated_expression . (annotation) @decorator . (annotated_expression))) . (_) @definition)
  ((annotated_expression (annotated_expression (annotated_expression
    . (annotation) . (parenthesized_expression)) @decorator)) . (_) @definition)])

; The comment before a definition.
(((block_comment) @doc . [
    (class_declaration) (object_declaration) (companion_object) (function_declaration) (secondary_constructor)
    (property_declaration) (enum_entry) (type_alias)] @definition)
  (#match? @doc "^/[*][*]"))
((source_file . (block_comment) @doc . (package_header))
  (#match? @doc "^/[*][*]"))
