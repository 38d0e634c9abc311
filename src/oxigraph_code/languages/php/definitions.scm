; Definitions of a PHP file. Patterns with the same @definition node describe one definition together.

((class_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "class"))
((interface_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "trait") (#set! modifier "interface"))
((trait_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "trait"))
((enum_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "enum"))
((anonymous_class body: (_) @scope) @definition
  (#set! kind "class") (#set! naming "position") (#set! modifier "anonymous"))
((enum_case name: (_) @name) @definition
  (#set! kind "variant"))

([(class_declaration (base_clause [(name) (qualified_name)] @base))
  (anonymous_class (base_clause [(name) (qualified_name)] @base))
  (interface_declaration (base_clause [(name) (qualified_name)] @base))
  (class_declaration body: (_ (use_declaration [(name) (qualified_name)] @base)))
  (anonymous_class body: (_ (use_declaration [(name) (qualified_name)] @base)))
  (trait_declaration body: (_ (use_declaration [(name) (qualified_name)] @base)))
  (enum_declaration body: (_ (use_declaration [(name) (qualified_name)] @base)))] @definition)
; A facade of Laravel has the methods of the class that it names.
((class_declaration (base_clause (_) @_facade) body: (_ (method_declaration name: (name) @_accessor body: (compound_statement
  (return_statement (class_constant_access_expression . [(name) (qualified_name)] (name) @_class) @base))))) @definition
  (#match? @_facade "Facade$") (#eq? @_accessor "getFacadeAccessor") (#eq? @_class "class"))
((class_declaration (base_clause (_) @_facade) body: (_ (method_declaration name: (name) @_accessor body: (compound_statement
  (return_statement (string) @base))))) @definition
  (#match? @_facade "Facade$") (#eq? @_accessor "getFacadeAccessor"))
; A name in the container of Laravel is one for the class that is made under it.
((member_call_expression name: (name) @_bind arguments: (arguments . (argument (string (string_content) @name)) . (argument [
    (anonymous_function body: (_ (return_statement (object_creation_expression . [(name) (qualified_name)] @type))))
    (arrow_function body: (object_creation_expression . [(name) (qualified_name)] @type))
    (anonymous_function return_type: (_) @type body: (_ (return_statement [(function_call_expression) (member_call_expression)])))
    (arrow_function return_type: (_) @type body: [(function_call_expression) (member_call_expression)])
    (arrow_function !return_type body: [
      (function_call_expression arguments: (_ . (argument (class_constant_access_expression . (_) @type))))
      (member_call_expression arguments: (_ . (argument (class_constant_access_expression . (_) @type))))])
    (class_constant_access_expression . [(name) (qualified_name)] @type)]))) @definition
  (#any-of? @_bind "bind" "singleton" "scoped" "bindIf" "singletonIf") (#set! kind "type_alias"))
([(class_declaration (class_interface_clause [(name) (qualified_name)] @implements))
  (anonymous_class (class_interface_clause [(name) (qualified_name)] @implements))
  (enum_declaration (class_interface_clause [(name) (qualified_name)] @implements))] @definition)

; The scope begins at the name, so that a result alone in the body is in it.
([(function_definition name: (_) @name @scope parameters: (_) @parameters return_type: (_)? @returns body: (_) @scope)
  (method_declaration name: (_) @name @scope parameters: (_) @parameters return_type: (_)? @returns body: (_)? @scope)]
  @definition
  (#set! kind "function"))
((interface_declaration body: (_ (method_declaration) @definition))
  (#set! modifier "abstract"))

((formal_parameters (simple_parameter type: (_)? @type name: (_) @name default_value: (_)? @value) @parameter)
  @parameters)
((formal_parameters (property_promotion_parameter type: (_)? @type name: (_) @name default_value: (_)? @value)
  @parameter) @parameters)
((formal_parameters (variadic_parameter type: (_)? @type name: (_) @name) @parameter) @parameters
  (#set! kind "rest"))

((property_declaration type: (_)? @type (property_element name: (variable_name (name) @name) default_value: (_)? @value)
  @definition)
  (#set! kind "field"))
((assignment_expression left: (member_access_expression object: (variable_name) @receiver name: (name) @name)
  right: (_) @value) @definition
  (#eq? @receiver "$this")
  (#set! kind "field"))
((property_promotion_parameter type: (_)? @type name: (variable_name (name) @name)) @definition
  (#set! kind "field") (#set! modifier "promoted"))
((const_declaration (const_element . (name) @name . (_) @value) @definition)
  (#set! kind "constant"))
((function_call_expression function: (name) @_define arguments: (arguments
  . (argument (string (string_content) @name)) . (argument (_) @value))) @definition
  (#eq? @_define "define")
  (#set! kind "constant"))

; Modifiers, attributes and visibility.
([(class_declaration [(abstract_modifier) (final_modifier) (readonly_modifier)] @modifier)
  (method_declaration [(abstract_modifier) (final_modifier) (static_modifier)] @modifier)
  (property_promotion_parameter (readonly_modifier) @modifier)] @definition)
((property_declaration [(static_modifier) (readonly_modifier)] @modifier (property_element) @definition))
([(method_declaration (visibility_modifier) @visibility) (property_promotion_parameter (visibility_modifier) @visibility)]
  @definition)
([(property_declaration (visibility_modifier) @visibility (property_element) @definition)
  (const_declaration (visibility_modifier) @visibility (const_element) @definition)])
([(class_declaration attributes: (attribute_list (attribute_group (attribute) @decorator)))
  (interface_declaration attributes: (attribute_list (attribute_group (attribute) @decorator)))
  (trait_declaration attributes: (attribute_list (attribute_group (attribute) @decorator)))
  (enum_declaration attributes: (attribute_list (attribute_group (attribute) @decorator)))
  (function_definition attributes: (attribute_list (attribute_group (attribute) @decorator)))
  (method_declaration attributes: (attribute_list (attribute_group (attribute) @decorator)))
  (property_promotion_parameter attributes: (attribute_list (attribute_group (attribute) @decorator)))] @definition)
((property_declaration attributes: (attribute_list (attribute_group (attribute) @decorator)) (property_element) @definition))

; The comment before a definition.
(((comment) @doc . [
    (class_declaration) (interface_declaration) (trait_declaration) (enum_declaration) (enum_case)
    (function_definition) (method_declaration)] @definition)
  (#match? @doc "^/[*][*]"))
(((comment) @doc . [(property_declaration (property_element) @definition) (const_declaration (const_element) @definition)])
  (#match? @doc "^/[*][*]"))
((formal_parameters (comment) @doc . (property_promotion_parameter) @definition)
  (#match? @doc "^/[*][*]"))
