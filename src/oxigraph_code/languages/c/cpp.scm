; C++ besides the parts that it shares with C. Namespaces are flat: a path through them means a name of the program.

; Functions with a body. The declarator is behind one * or & for each in its result.
((function_definition declarator: [
    (function_declarator declarator: [
      (identifier) @name (field_identifier) @name (destructor_name) @name (operator_name) @name
      (template_function name: (_) @name)
      (qualified_identifier) @_out] parameters: (_) @parameters @scope)
    (_ (function_declarator declarator: [
      (identifier) @name (field_identifier) @name (operator_name) @name (template_function name: (_) @name)
      (qualified_identifier) @_out] parameters: (_) @parameters @scope))
    (_ (_ (function_declarator declarator: [
      (identifier) @name (field_identifier) @name (operator_name) @name (template_function name: (_) @name)
      (qualified_identifier) @_out] parameters: (_) @parameters @scope)))
    (operator_cast declarator: (abstract_function_declarator parameters: (_) @parameters @scope)) @name
  ] body: (_) @scope) @definition
  (#set! kind "function"))
((function_definition declarator: (function_declarator declarator: [
    (identifier) @name (destructor_name) @name (operator_name) @name] parameters: (_) @parameters @scope)
    [(default_method_clause) (delete_method_clause) (pure_virtual_clause)]) @definition
  (#set! kind "function"))
((function_definition declarator: (function_declarator declarator: (qualified_identifier) parameters: (_) @parameters @scope)
    [(default_method_clause) (delete_method_clause)]) @definition
  (#set! kind "function"))
((function_definition declarator: (_ (function_declarator declarator: (operator_name) @name
    parameters: (_) @parameters @scope)) [(default_method_clause) (delete_method_clause)]) @definition
  (#set! kind "function"))
((function_definition (pure_virtual_clause)) @definition
  (#set! modifier "abstract"))
; Outside of its class: the innermost name of the path is that of the class.
([
  (function_definition declarator: (function_declarator declarator: [
    (qualified_identifier scope: [(namespace_identifier) @owner (template_type name: (_) @owner)] name: [(identifier) @name (destructor_name) @name (operator_name) @name (template_function name: (_) @name)])
    (qualified_identifier name: (qualified_identifier scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) @name (destructor_name) @name (operator_name) @name (template_function name: (_) @name)]))
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)] name: [(identifier) @name (destructor_name) @name (operator_name) @name (template_function name: (_) @name)])))]))
  (function_definition declarator: (_ (function_declarator declarator: [
    (qualified_identifier scope: [(namespace_identifier) @owner (template_type name: (_) @owner)] name: [(identifier) @name (destructor_name) @name (operator_name) @name (template_function name: (_) @name)])
    (qualified_identifier name: (qualified_identifier scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) @name (destructor_name) @name (operator_name) @name (template_function name: (_) @name)]))
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)] name: [(identifier) @name (destructor_name) @name (operator_name) @name (template_function name: (_) @name)])))])))
  (function_definition declarator: (_ (_ (function_declarator declarator: [
    (qualified_identifier scope: [(namespace_identifier) @owner (template_type name: (_) @owner)] name: [(identifier) @name (destructor_name) @name (operator_name) @name (template_function name: (_) @name)])
    (qualified_identifier name: (qualified_identifier scope: [(namespace_identifier) @owner (template_type name: (_) @owner)]
      name: [(identifier) @name (destructor_name) @name (operator_name) @name (template_function name: (_) @name)]))
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier
      scope: [(namespace_identifier) @owner (template_type name: (_) @owner)] name: [(identifier) @name (destructor_name) @name (operator_name) @name (template_function name: (_) @name)])))]))))
] @definition)
((function_definition type: (_) @returns) @definition)
((function_definition [(storage_class_specifier) (type_qualifier) "virtual" (explicit_function_specifier)] @modifier)
  @definition)
((function_definition declarator: (function_declarator [(virtual_specifier) (type_qualifier)] @modifier)) @definition)
([(function_definition !type declarator: (function_declarator declarator: [
    (qualified_identifier name: (identifier)) (qualified_identifier name: (qualified_identifier))])) @definition
  (field_declaration_list (function_definition !type declarator: (function_declarator declarator: (identifier))) @definition)
  (field_declaration_list (template_declaration
    (function_definition !type declarator: (function_declarator declarator: (identifier))) @definition))]
  (#set! modifier "constructor"))

; Declared in a class.
((field_declaration declarator: [
    (function_declarator declarator: [(field_identifier) @name (operator_name) @name] parameters: (_) @parameters)
    (_ (function_declarator declarator: [(field_identifier) @name (operator_name) @name] parameters: (_) @parameters))
    (_ (_ (function_declarator declarator: [(field_identifier) @name (operator_name) @name]
      parameters: (_) @parameters)))]) @definition
  (#set! kind "function")
  (#set! modifier "declaration"))
((field_declaration type: (_) @returns declarator: [
    (function_declarator declarator: [(field_identifier) (operator_name)])
    (_ (function_declarator declarator: [(field_identifier) (operator_name)]))
    (_ (_ (function_declarator declarator: [(field_identifier) (operator_name)])))]) @definition)
((field_declaration [(storage_class_specifier) (type_qualifier) "virtual"] @modifier declarator: [
    (function_declarator declarator: [(field_identifier) (operator_name)])
    (_ (function_declarator declarator: [(field_identifier) (operator_name)]))
    (_ (_ (function_declarator declarator: [(field_identifier) (operator_name)])))]) @definition)
((field_declaration declarator: (function_declarator [(virtual_specifier) (type_qualifier)] @modifier)) @definition)
((field_declaration declarator: [
    (function_declarator declarator: (field_identifier)) (_ (function_declarator declarator: (field_identifier)))]
    default_value: (number_literal)) @definition
  (#set! modifier "abstract"))
((field_declaration_list (declaration declarator: (function_declarator declarator: (identifier) @name
    parameters: (_) @parameters)) @definition)
  (#set! kind "function")
  (#set! modifier "constructor"))
((declaration declarator: (function_declarator declarator: (destructor_name) @name parameters: (_) @parameters)) @definition
  (#set! kind "function")
  (#set! modifier "declaration"))

; Parameters with a reference, a default, or any number of them; those without a name.
((parameter_list (parameter_declaration type: (_) @type !declarator) @parameter) @parameters)
((parameter_list (parameter_declaration type: (_) @type declarator: [
    (abstract_pointer_declarator) (abstract_reference_declarator)]) @parameter) @parameters)
((parameter_list (optional_parameter_declaration type: (_) @type declarator: [
    (identifier) @name (_ (identifier) @name) (_ (_ (identifier) @name))]? default_value: (_) @value) @parameter) @parameters)
((parameter_list (variadic_parameter_declaration type: (_) @type declarator: [
    (variadic_declarator (identifier) @name) (_ (variadic_declarator (identifier) @name))]) @parameter) @parameters
  (#set! kind "rest"))

((parameter_list "..." @parameter) @parameters
  (#set! kind "rest")
  (#set! name "..."))

; Classes.
([(class_specifier name: (type_identifier) @name body: (_) @scope)
  (class_specifier name: (template_type name: (_) @name) body: (_) @scope)
  (class_specifier name: (qualified_identifier name: (type_identifier) @name) body: (_) @scope)
  (class_specifier name: (qualified_identifier name: (qualified_identifier name: (type_identifier) @name)) body: (_) @scope)
  (struct_specifier name: (template_type name: (_) @name) body: (_) @scope)
  (struct_specifier name: (qualified_identifier name: (type_identifier) @name) body: (_) @scope)] @definition
  (#set! kind "class"))
((class_specifier name: (qualified_identifier name: (qualified_identifier)) body: (_)) @definition
  (#set! modifier "static"))
([(class_specifier (base_class_clause [(type_identifier) (qualified_identifier) (template_type)] @base) body: (_))
  (struct_specifier (base_class_clause [(type_identifier) (qualified_identifier) (template_type)] @base) body: (_))] @definition)
((template_declaration parameters: (_) @generics [(class_specifier body: (_)) (struct_specifier body: (_)) (function_definition)] @definition))
((class_specifier body: (field_declaration_list "{" @visibility)))
((field_declaration_list (access_specifier) @visibility))
((field_declaration_list) @section)
((alias_declaration name: (_) @name type: (type_descriptor type: (_) @type)) @definition
  (#set! kind "type_alias"))
([
  (type_definition type: [(template_type) (qualified_identifier) (dependent_type)] @type declarator: [
    (type_identifier) @name @definition (_ (type_identifier) @name) @definition])
  (type_definition type: [(primitive_type) (type_identifier)] @type
    declarator: (reference_declarator (type_identifier) @name) @definition)]
  (#set! kind "type_alias"))
((namespace_definition name: [(namespace_identifier) @name (nested_namespace_specifier (namespace_identifier) @name .)]) @definition
  (#set! kind "namespace"))
; A namespace without a name is that of the file.
([
  (namespace_definition !name body: (declaration_list [
    (function_definition) (class_specifier) (struct_specifier) (declaration declarator: (_ declarator: (_)))] @definition))
  (namespace_definition !name body: (declaration_list (template_declaration [
    (function_definition) (class_specifier) (struct_specifier)] @definition)))
] (#set! modifier "static"))

; Fields and variables with a reference or an initializer.
((field_declaration type: (_) @type declarator: (reference_declarator (field_identifier) @name) @definition)
  (#set! kind "field"))
((declaration type: (_) @type declarator: [
    (reference_declarator (identifier) @name) @definition
    (init_declarator declarator: (reference_declarator (identifier) @name) value: (_) @value) @definition])
  (#set! kind "variable"))
((for_range_loop type: (_) @type declarator: [(identifier) @binding (reference_declarator (identifier) @binding)
    (pointer_declarator (identifier) @binding)] right: (_) @value)
  (#set! value_suffix "[*]"))
((catch_clause parameters: (parameter_list (parameter_declaration type: (_) @type declarator: [
    (identifier) @binding (_ (identifier) @binding)]))))
((condition_clause value: (declaration type: (_) @type declarator: [
    (identifier) @binding (_ declarator: (identifier) @binding)] value: (_) @value)))

; A variable that is constructed looks like a prototype, and a call among the arguments like a parameter.
((compound_statement (declaration type: (_) @type declarator: (function_declarator declarator: (identifier) @binding))))
((compound_statement (declaration declarator: (function_declarator parameters: (parameter_list (parameter_declaration
    type: (type_identifier) @name declarator: (abstract_function_declarator)))))) @reference
  (#set! kind "call"))

; The receiver in a function outside of its class.
([
  (function_definition declarator: (function_declarator declarator: [
    (qualified_identifier scope: [(namespace_identifier) @type (template_type name: (_) @type)] name: [(identifier) (destructor_name) (operator_name) (template_function)])
    (qualified_identifier name: (qualified_identifier scope: [(namespace_identifier) @type (template_type name: (_) @type)]
      name: [(identifier) (destructor_name) (operator_name) (template_function)]))
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier
      scope: [(namespace_identifier) @type (template_type name: (_) @type)] name: [(identifier) (destructor_name) (operator_name) (template_function)])))]) body: (_) @binding)
  (function_definition declarator: (_ (function_declarator declarator: [
    (qualified_identifier scope: [(namespace_identifier) @type (template_type name: (_) @type)] name: [(identifier) (destructor_name) (operator_name) (template_function)])
    (qualified_identifier name: (qualified_identifier scope: [(namespace_identifier) @type (template_type name: (_) @type)]
      name: [(identifier) (destructor_name) (operator_name) (template_function)]))
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier
      scope: [(namespace_identifier) @type (template_type name: (_) @type)] name: [(identifier) (destructor_name) (operator_name) (template_function)])))])) body: (_) @binding)
  (function_definition declarator: (_ (_ (function_declarator declarator: [
    (qualified_identifier scope: [(namespace_identifier) @type (template_type name: (_) @type)] name: [(identifier) (destructor_name) (operator_name) (template_function)])
    (qualified_identifier name: (qualified_identifier scope: [(namespace_identifier) @type (template_type name: (_) @type)]
      name: [(identifier) (destructor_name) (operator_name) (template_function)]))
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier
      scope: [(namespace_identifier) @type (template_type name: (_) @type)] name: [(identifier) (destructor_name) (operator_name) (template_function)])))]))) body: (_) @binding)
] (#set! kind "parameter") (#set! name "this"))
; A test is in a class that derives from its fixture.
((function_definition !type declarator: (function_declarator declarator: (identifier) @_macro
    parameters: (parameter_list . (parameter_declaration type: (_) @type !declarator))) body: (_) @binding)
  (#match? @_macro "^[A-Z][A-Z0-9_]+$")
  (#set! kind "parameter") (#set! name "this"))

; Type parameters.
([(template_declaration parameters: (template_parameter_list [
    (type_parameter_declaration (type_identifier) @binding)
    (optional_type_parameter_declaration name: (type_identifier) @binding)
    (variadic_type_parameter_declaration (type_identifier) @binding)])
    [(function_definition body: (_) @scope) (class_specifier body: (_) @scope) (struct_specifier body: (_) @scope)])]
  (#set! kind "type_parameter"))

; Scopes.
((for_range_loop) @scope)
((catch_clause) @scope)
((if_statement) @scope)
((while_statement) @scope)
((lambda_expression) @scope
  (#set! kind "function"))
((lambda_expression declarator: (abstract_function_declarator parameters: (parameter_list (parameter_declaration
    type: (_) @type declarator: [(identifier) @binding (_ (identifier) @binding)]))))
  (#set! kind "parameter"))

; Calls.
((call_expression function: (template_function name: (identifier) @name)) @reference
  (#not-match? @name "^(static|dynamic|reinterpret|const)_cast$")
  (#set! kind "call") (#set! arguments "signature"))
((call_expression function: (field_expression argument: (_) @receiver field: [
    (template_method name: (_) @name) (dependent_name (template_method name: (_) @name)) (destructor_name) @name])) @reference
  (#set! kind "call") (#set! arguments "signature"))
((call_expression function: [
    (qualified_identifier scope: [(namespace_identifier) @receiver (template_type name: (_) @receiver)]
      name: [(identifier) @name (template_function name: (_) @name) (dependent_name (template_function name: (_) @name))])
    (qualified_identifier name: (qualified_identifier scope: [(namespace_identifier) @receiver (template_type name: (_) @receiver)]
      name: [(identifier) @name (template_function name: (_) @name)]))
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier scope: [(namespace_identifier) @receiver (template_type name: (_) @receiver)]
      name: [(identifier) @name (template_function name: (_) @name)])))]) @reference
  (#set! kind "call") (#set! arguments "signature"))
((call_expression function: (qualified_identifier !scope name: (identifier) @name)) @reference
  (#set! kind "call") (#set! arguments "signature"))
([(new_expression type: [(type_identifier) @name (template_type name: (_) @name)
    (qualified_identifier name: [(type_identifier) @name (template_type name: (_) @name)])] arguments: (_))
  (compound_literal_expression type: [(type_identifier) @name (template_type name: (_) @name)
    (qualified_identifier name: [(type_identifier) @name (template_type name: (_) @name)])])] @reference
  (#set! kind "call") (#set! arguments "signature"))
((field_initializer [(field_identifier) @name (template_method name: (_) @name) (qualified_identifier name: (identifier) @name)]
  [(argument_list) (initializer_list)]) @reference
  (#set! kind "call") (#set! arguments "signature"))
([(call_expression arguments: (argument_list "(" . (_) @argument . ("," . (_) @argument .)*))
  (new_expression arguments: (argument_list "(" . (_) @argument . ("," . (_) @argument .)*))
  (field_initializer (argument_list "(" . (_) @argument . ("," . (_) @argument .)*))] @reference
  (#set! kind "value"))

; Expressions with a type.
([(string_literal) (concatenated_string) (raw_string_literal) (char_literal)] @literal
  (#set! name "<char>"))
(((number_literal) @literal) (#not-match? @literal "[.eE]|[fF]$") (#set! name "<int>"))
(((number_literal) @literal) (#match? @literal "^[0-9]*[.]") (#set! name "<double>"))
([(true) (false)] @literal
  (#set! name "<bool>"))
([(pointer_expression argument: (_) @value) (unary_expression argument: (_) @value)] @same)
((new_expression type: (_) @type) @cast)
((call_expression function: (template_function name: (identifier) @_cast
    arguments: (template_argument_list (type_descriptor type: (_) @type)))) @cast
  (#any-of? @_cast "static_cast" "dynamic_cast" "reinterpret_cast" "const_cast"))
((call_expression function: (qualified_identifier name: (template_function name: (identifier) @_made
    arguments: (template_argument_list (type_descriptor type: (_) @type))))) @cast
  (#any-of? @_made "make_unique" "make_shared"))

; Imports.
((using_declaration (qualified_identifier name: (identifier) @use))
  (#set! kind "type"))

; A member that is passed on.
((argument_list (pointer_expression argument: (qualified_identifier) @passed)) @callee
  (#set! kind "argument"))

; Decisions: each is another way through the function.
([(for_range_loop) (catch_clause) (binary_expression operator: ["and" "or"])] @decision)
