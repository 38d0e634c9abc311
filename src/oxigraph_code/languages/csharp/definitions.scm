; Definitions of a C# file. Patterns with the same @definition node describe one definition together.

; The scope begins at the name, so that parameters, bases and type parameters are in it.
([(class_declaration name: (_) @name @scope) (struct_declaration name: (_) @name @scope)] @definition
  (#set! kind "class"))
((struct_declaration) @definition
  (#set! modifier "struct"))
((record_declaration name: (_) @name @scope) @definition
  (#set! kind "class") (#set! modifier "record"))
((interface_declaration name: (_) @name @scope) @definition
  (#set! kind "trait"))
([(class_declaration name: (_) @scope (_) @scope .) (struct_declaration name: (_) @scope (_) @scope .)
  (record_declaration name: (_) @scope (_) @scope .) (interface_declaration name: (_) @scope (_) @scope .)] @definition)
([(class_declaration (type_parameter_list) @generics) (struct_declaration (type_parameter_list) @generics)
  (record_declaration (type_parameter_list) @generics) (interface_declaration (type_parameter_list) @generics)]
  @definition)
; The primary constructor of a type is the type itself.
([(class_declaration (parameter_list) @parameters) (struct_declaration (parameter_list) @parameters)
  (record_declaration (parameter_list) @parameters)] @definition)
([(class_declaration (base_list [(identifier) (generic_name) (qualified_name) (alias_qualified_name)] @base))
  (struct_declaration (base_list [(identifier) (generic_name) (qualified_name) (alias_qualified_name)] @base))
  (record_declaration (base_list [(identifier) (generic_name) (qualified_name) (alias_qualified_name)] @base))
  (interface_declaration (base_list [(identifier) (generic_name) (qualified_name) (alias_qualified_name)] @base))
  (class_declaration (base_list (primary_constructor_base_type type: (_) @base)))
  (record_declaration (base_list (primary_constructor_base_type type: (_) @base)))] @definition)
((enum_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "enum"))
((enum_member_declaration name: (_) @name) @definition
  (#set! kind "variant"))

; A delegate is an interface of one method, which a call of one runs.
((delegate_declaration name: (_) @name @scope (_) @scope .) @definition
  (#set! kind "trait") (#set! modifier "delegate"))
((delegate_declaration type_parameters: (_) @generics) @definition)
((delegate_declaration "delegate" @name type: (_) @returns parameters: (_) @definition @parameters)
  (#set! kind "function") (#set! modifier "abstract"))

((method_declaration returns: (_) @returns name: (_) @name @scope type_parameters: (_)? @generics
  parameters: (_) @parameters @scope) @definition
  (#set! kind "function"))
((method_declaration name: (_) @scope body: (_) @scope) @definition)
((interface_declaration body: (declaration_list (method_declaration !body) @definition))
  (#set! modifier "abstract"))
((method_declaration parameters: (parameter_list . (parameter (modifier) @_this))) @definition
  (#eq? @_this "this") (#set! modifier "extension"))
((method_declaration (explicit_interface_specifier)) @definition
  (#set! modifier "public"))
((method_declaration (explicit_interface_specifier)) @definition
  (#set! modifier "explicit"))
((local_function_statement type: (_) @returns name: (_) @name @scope type_parameters: (_)? @generics
  parameters: (_) @parameters @scope) @definition
  (#set! kind "function"))
((local_function_statement name: (_) @scope body: (_) @scope) @definition)
((constructor_declaration name: (_) @name @scope parameters: (_) @parameters @scope body: (_)? @scope) @definition
  (#set! kind "function") (#set! modifier "constructor"))
((destructor_declaration name: (_) @name parameters: (_) @parameters body: (_)? @scope) @definition
  (#set! kind "function") (#set! modifier "destructor"))
((operator_declaration type: (_) @returns operator: _ @name parameters: (_) @parameters @scope body: (_)? @scope)
  @definition
  (#set! kind "function"))
((conversion_operator_declaration ["implicit" "explicit"] @name type: (_) @returns parameters: (_) @parameters @scope
  body: (_)? @scope) @definition
  (#set! kind "function"))

((parameter_list (parameter type: (_)? @type name: (_) @name . ("=" . (_) @value)?) @parameter) @parameters)
((parameter_list "params" type: [(array_type type: (_) @type) (nullable_type type: (array_type type: (_) @type))
    (generic_name (type_argument_list (_) @type))] name: (_) @name @parameter) @parameters
  (#set! kind "rest"))

((field_declaration (variable_declaration type: (_) @type
  (variable_declarator name: (_) @name ("=" . (_) @value)?) @definition))
  (#set! kind "field"))
((event_field_declaration (variable_declaration type: (_) @type (variable_declarator name: (_) @name) @definition))
  (#set! kind "field") (#set! modifier "event"))
((event_declaration type: (_) @type name: (_) @name) @definition
  (#set! kind "field") (#set! modifier "event"))
((property_declaration type: (_) @type name: (_) @name) @definition
  (#set! kind "field") (#set! modifier "property"))
((indexer_declaration type: (_) @type parameters: (bracketed_parameter_list "[" @name)) @definition
  (#set! kind "field") (#set! modifier "property"))
([(property_declaration value: (arrow_expression_clause))
  (property_declaration accessors: (accessor_list (accessor_declaration body: (_))))
  (indexer_declaration value: (arrow_expression_clause))
  (indexer_declaration accessors: (accessor_list (accessor_declaration body: (_))))] @definition
  (#set! modifier "computed"))
((record_declaration (parameter_list (parameter type: (_) @type name: (_) @name @definition)))
  (#set! kind "field") (#set! modifier "property"))
((record_declaration (parameter_list (parameter name: (_) @definition)))
  (#set! modifier "public"))
((local_declaration_statement (variable_declaration type: (_) @type
  (variable_declarator name: (_) @name ("=" . (_) @value)?) @definition))
  (#set! kind "variable"))

; Modifiers and attributes.
([(class_declaration (modifier) @modifier @visibility) (struct_declaration (modifier) @modifier @visibility)
  (record_declaration (modifier) @modifier @visibility) (interface_declaration (modifier) @modifier @visibility)
  (enum_declaration (modifier) @modifier @visibility) (delegate_declaration (modifier) @modifier @visibility)
  (method_declaration (modifier) @modifier @visibility) (constructor_declaration (modifier) @modifier @visibility)
  (operator_declaration (modifier) @modifier @visibility)
  (conversion_operator_declaration (modifier) @modifier @visibility)
  (property_declaration (modifier) @modifier @visibility) (indexer_declaration (modifier) @modifier @visibility)
  (event_declaration (modifier) @modifier @visibility)
  (local_function_statement (modifier) @modifier @visibility)] @definition)
([(field_declaration (modifier) @modifier @visibility (variable_declaration (variable_declarator) @definition))
  (event_field_declaration (modifier) @modifier @visibility (variable_declaration (variable_declarator) @definition))])
([(class_declaration (attribute_list (attribute) @decorator)) (struct_declaration (attribute_list (attribute) @decorator))
  (record_declaration (attribute_list (attribute) @decorator))
  (interface_declaration (attribute_list (attribute) @decorator))
  (enum_declaration (attribute_list (attribute) @decorator)) (delegate_declaration (attribute_list (attribute) @decorator))
  (method_declaration (attribute_list (attribute) @decorator))
  (constructor_declaration (attribute_list (attribute) @decorator))
  (property_declaration (attribute_list (attribute) @decorator))
  (indexer_declaration (attribute_list (attribute) @decorator))] @definition)
((field_declaration (attribute_list (attribute) @decorator) (variable_declaration (variable_declarator) @definition)))

; Comments before a definition; those with three strokes document it.
(((comment) @leading @doc)
  (#match? @doc "^///"))
(((comment) @leading)
  (#not-match? @leading "^///"))
([(field_declaration (variable_declaration type: (_) @leading)) (field_declaration (modifier) @leading)])
