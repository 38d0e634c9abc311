; Syntax of TypeScript only: parameters, fields, bases and types.

((function_declaration return_type: (_ (_) @returns)) @definition)
((generator_function_declaration return_type: (_ (_) @returns)) @definition)
((method_definition return_type: (_ (_) @returns)) @definition)
([
  (variable_declarator value: [
    (arrow_function return_type: (_ (_) @returns)) (function_expression return_type: (_ (_) @returns))
    (generator_function return_type: (_ (_) @returns))
    (parenthesized_expression [
      (arrow_function return_type: (_ (_) @returns)) (function_expression return_type: (_ (_) @returns))])])
  (pair value: [
    (arrow_function return_type: (_ (_) @returns)) (function_expression return_type: (_ (_) @returns))
    (generator_function return_type: (_ (_) @returns))])
  (assignment_expression right: [
    (arrow_function return_type: (_ (_) @returns)) (function_expression return_type: (_ (_) @returns))
    (generator_function return_type: (_ (_) @returns))])
  (public_field_definition value: [
    (arrow_function return_type: (_ (_) @returns)) (function_expression return_type: (_ (_) @returns))
    (generator_function return_type: (_ (_) @returns))])
  (export_statement value: [
    (arrow_function return_type: (_ (_) @returns)) (function_expression return_type: (_ (_) @returns))
    (generator_function return_type: (_ (_) @returns))])
] @definition)

; A function in a type assertion is the function.
((variable_declarator name: (identifier) @name value: [
    (as_expression . (function_expression) @scope)
    (satisfies_expression . (function_expression) @scope)
    (as_expression . (parenthesized_expression [(arrow_function) (function_expression)] @scope))
    (as_expression . (as_expression . (parenthesized_expression [(arrow_function) (function_expression)] @scope)))
    (satisfies_expression . (parenthesized_expression [(arrow_function) (function_expression)] @scope))]) @definition
  (#set! kind "function"))

; Overloads, and functions that are only declared.
((function_signature name: (_) @name parameters: (_) @parameters) @definition
  (#set! kind "function"))
((function_signature return_type: (_ (_) @returns)) @definition)
((function_signature "async" @modifier) @definition)
((program (function_signature) @definition)
  (#set! modifier "overload"))
((statement_block (function_signature) @definition)
  (#set! modifier "overload"))
((export_statement declaration: (function_signature) @definition)
  (#set! modifier "overload"))
((ambient_declaration "declare" @modifier [
    (function_signature) (class_declaration) (abstract_class_declaration) (enum_declaration) (internal_module) (module)
    (interface_declaration) (type_alias_declaration)] @definition))
((ambient_declaration "declare" @modifier (_ (variable_declarator) @definition)))
((export_statement "export" @modifier declaration: (ambient_declaration (_) @definition)))
((export_statement "export" @modifier declaration: (ambient_declaration (_ (variable_declarator) @definition))))

((class_body (method_signature name: [
    (property_identifier) @name (private_property_identifier) @name (string (string_fragment) @name) (number) @name
    (computed_property_name) @name]
  parameters: (_) @parameters) @definition)
  (#set! kind "function"))
([
  (interface_body (method_signature name: [
      (property_identifier) @name (string (string_fragment) @name) (number) @name (computed_property_name) @name]
    parameters: (_) @parameters) @definition)
  (type_alias_declaration value: (object_type (method_signature name: [
      (property_identifier) @name (string (string_fragment) @name) (number) @name (computed_property_name) @name]
    parameters: (_) @parameters) @definition))]
  (#set! kind "function"))
((class_body (method_signature) @definition)
  (#set! modifier "overload"))
((method_signature return_type: (_ (_) @returns)) @definition)
((method_signature [
    "async" "static" "get" "set" "readonly" (override_modifier)] @modifier) @definition)
((abstract_method_signature name: [
    (property_identifier) @name (string (string_fragment) @name) (computed_property_name) @name]
  parameters: (_) @parameters) @definition
  (#set! kind "function"))
((abstract_method_signature return_type: (_ (_) @returns)) @definition)
((abstract_method_signature [
    "abstract" "get" "set" (override_modifier)] @modifier) @definition)
((method_definition ["readonly" (override_modifier)] @modifier) @definition)
((method_definition (accessibility_modifier) @visibility) @definition)
((method_signature (accessibility_modifier) @visibility) @definition)
((abstract_method_signature (accessibility_modifier) @visibility) @definition)
((public_field_definition (accessibility_modifier) @visibility) @definition)
((class_body (decorator (_) @decorator) . [(decorator) (comment)]* . (method_definition) @definition))
((class_body (decorator (_) @decorator) . [(decorator) (comment)]* . (abstract_method_signature) @definition))

; Parameters, in order.
((formal_parameters (required_parameter
    pattern: [(identifier) (this)] @name type: (type_annotation (_) @type)? value: (_)? @value) @parameter) @parameters)
((formal_parameters (optional_parameter
    pattern: (identifier) @name type: (type_annotation (_) @type)? value: (_)? @value) @parameter) @parameters)
((formal_parameters (required_parameter
    pattern: (rest_pattern (identifier) @name) type: (type_annotation (_) @type)?) @parameter) @parameters
  (#set! kind "rest"))
((formal_parameters [(required_parameter pattern: [(object_pattern) (array_pattern) (rest_pattern (array_pattern))
      (rest_pattern (object_pattern))])
    (optional_parameter pattern: [(object_pattern) (array_pattern)])] @parameter) @parameters)

; A parameter that declares a field of the class.
((required_parameter (accessibility_modifier) @visibility
  pattern: (identifier) @name type: (type_annotation (_) @type)?) @definition
  (#set! kind "field"))
((optional_parameter (accessibility_modifier) @visibility
  pattern: (identifier) @name type: (type_annotation (_) @type)?) @definition
  (#set! kind "field"))
((required_parameter ["readonly" (override_modifier)] @modifier
  pattern: (identifier) @name type: (type_annotation (_) @type)?) @definition
  (#set! kind "field"))
((optional_parameter ["readonly" (override_modifier)] @modifier
  pattern: (identifier) @name type: (type_annotation (_) @type)?) @definition
  (#set! kind "field"))

; Classes and their bases.
((abstract_class_declaration name: (_) @name body: (class_body) @scope) @definition
  (#set! kind "class")
  (#set! modifier "abstract"))
((abstract_class_declaration (decorator (_) @decorator)) @definition)
([
  (class_declaration (class_heritage (extends_clause value: (_) @base type_arguments: (_)? @base)))
  (abstract_class_declaration (class_heritage (extends_clause value: (_) @base type_arguments: (_)? @base)))
  (variable_declarator value: (class (class_heritage (extends_clause value: (_) @base type_arguments: (_)? @base))))
  (pair value: (class (class_heritage (extends_clause value: (_) @base type_arguments: (_)? @base))))
  (assignment_expression right: (class (class_heritage (extends_clause value: (_) @base type_arguments: (_)? @base))))
  (public_field_definition value: (class (class_heritage (extends_clause value: (_) @base type_arguments: (_)? @base))))
  (export_statement value: (class (class_heritage (extends_clause value: (_) @base type_arguments: (_)? @base))))
] @definition)
([
  (class_declaration (class_heritage (implements_clause (_) @implements)))
  (abstract_class_declaration (class_heritage (implements_clause (_) @implements)))
  (variable_declarator value: (class (class_heritage (implements_clause (_) @implements))))
  (export_statement value: (class (class_heritage (implements_clause (_) @implements))))
] @definition)

; Fields.
((public_field_definition name: [
    (property_identifier) @name (private_property_identifier) @name (string (string_fragment) @name)
    (number) @name (computed_property_name) @name]
  type: (type_annotation (_) @type)? value: (_)? @value) @definition
  (#set! kind "variable"))
((public_field_definition name: [
    (property_identifier) @name (private_property_identifier) @name (string (string_fragment) @name)
    (computed_property_name) @name]
  value: [(arrow_function) (function_expression) (generator_function)] @scope) @definition
  (#set! kind "function"))
((public_field_definition value: [(arrow_function) (function_expression) (generator_function)] @_function) @definition
  (#match? @_function "^async\\b")
  (#set! modifier "async"))
((public_field_definition value: (class body: (class_body) @scope)) @definition
  (#set! kind "class"))
((public_field_definition ["static" "readonly" "declare" "abstract" "accessor"
    (override_modifier)] @modifier) @definition)
((public_field_definition decorator: (decorator (_) @decorator)) @definition)
((class_body (decorator (_) @decorator) . [(decorator) (comment)]* . (public_field_definition) @definition))

; Interfaces, aliases, enums, namespaces.
((interface_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "trait"))
((interface_declaration (extends_type_clause type: (_) @base)) @definition)
; An alias of an object type is like an interface.
((type_alias_declaration
  value: (object_type . (comment)* . [
    (property_signature) (method_signature) (call_signature) (construct_signature)]) @scope) @definition
  (#set! kind "trait") (#set! modifier "alias"))
([
  (interface_body (property_signature name: [
      (property_identifier) @name (string (string_fragment) @name) (number) @name (computed_property_name) @name]
    type: (type_annotation (_) @type)?) @definition)
  (type_alias_declaration value: (object_type (property_signature name: [
      (property_identifier) @name (string (string_fragment) @name) (number) @name (computed_property_name) @name]
    type: (type_annotation (_) @type)?) @definition))]
  (#set! kind "variable"))
([
  (interface_body (property_signature "readonly" @modifier) @definition)
  (type_alias_declaration value: (object_type (property_signature "readonly" @modifier) @definition))])
((type_alias_declaration name: (_) @name value: (_) @type) @definition
  (#set! kind "type_alias"))
((type_alias_declaration type_parameters: (_) @parameters) @definition)
((type_alias_declaration type_parameters: (_ (type_parameter name: (_) @name) @parameter) @parameters))
; The results of calling, and of constructing, a value of the type.
([
  (interface_body (call_signature return_type: (_ (_) @type)) @binding)
  (type_alias_declaration value: (object_type (call_signature return_type: (_ (_) @type)) @binding))]
  (#set! kind "field") (#set! name "()"))
([
  (interface_body (construct_signature type: (_ (_) @type)) @binding)
  (type_alias_declaration value: (object_type (construct_signature type: (_ (_) @type)) @binding))]
  (#set! kind "field") (#set! name "new()"))
((enum_declaration name: (_) @name body: (enum_body) @scope) @definition
  (#set! kind "enum"))
((enum_declaration "const" @modifier) @definition)
((enum_body name: [(property_identifier) @name (string (string_fragment) @name)] @definition)
  (#set! kind "variant"))
((enum_assignment name: [(property_identifier) @name (string (string_fragment) @name)] value: (string)? @value)
  @definition
  (#set! kind "variant"))
((internal_module name: [(identifier) @name (nested_identifier) @name (string (string_fragment) @name)]
  body: (_) @scope) @definition
  (#set! kind "namespace"))
((module name: [(identifier) @name (nested_identifier) @name (string (string_fragment) @name)] body: (_)? @scope)
  @definition
  (#set! kind "namespace"))

((variable_declarator name: (identifier) @name type: (type_annotation (_) @type)) @definition)

; Ambient declarations: a module by its name, and names of the global scope.
((module name: (string)) @definition
  (#set! modifier "module"))
((ambient_declaration "global" (statement_block [
    (function_signature) (class_declaration) (abstract_class_declaration) (enum_declaration) (interface_declaration)
    (type_alias_declaration)] @definition))
  (#set! modifier "global"))
((ambient_declaration "global" (statement_block (expression_statement (internal_module) @definition)))
  (#set! modifier "global"))
((ambient_declaration "global" (statement_block (_ (variable_declarator) @definition)))
  (#set! modifier "global"))

; The comment before a definition.
(((comment) @doc . [
    (function_signature) (abstract_class_declaration) (interface_declaration) (type_alias_declaration)
    (enum_declaration) (module)] @definition)
  (#match? @doc "^/[*][*]"))
(((comment) @doc . [
    (expression_statement (internal_module) @definition)
    (ambient_declaration [(function_signature) (class_declaration) (abstract_class_declaration) (enum_declaration)
      (internal_module) (module) (interface_declaration) (type_alias_declaration)] @definition)
    (ambient_declaration (_ . (variable_declarator) @definition))
    (export_statement declaration: (ambient_declaration [(function_signature) (class_declaration)
      (abstract_class_declaration) (enum_declaration) (internal_module) (module) (interface_declaration)
      (type_alias_declaration)] @definition))
    (export_statement declaration: (ambient_declaration (_ . (variable_declarator) @definition)))])
  (#match? @doc "^/[*][*]"))
((class_body (comment) @doc . (decorator) . [(decorator) (comment)]* . (method_definition) @definition)
  (#match? @doc "^/[*][*]"))
((class_body (comment) @doc . (decorator)* . [
    (public_field_definition) (method_signature) (abstract_method_signature)] @definition)
  (#match? @doc "^/[*][*]"))
([
  (interface_body (comment) @doc . [(property_signature) (method_signature)] @definition)
  (type_alias_declaration value: (object_type (comment) @doc . [(property_signature) (method_signature)] @definition))]
  (#match? @doc "^/[*][*]"))
((enum_body (comment) @doc . [(property_identifier) (enum_assignment)] @definition)
  (#match? @doc "^/[*][*]"))

; Bindings: parameters with their types, and type parameters in their scopes.
([
  (arrow_function parameters: (_ (_ pattern: [
    (identifier) @binding (this) @binding (rest_pattern (identifier) @binding)] type: (type_annotation (_) @type)?)))
  (function_expression parameters: (_ (_ pattern: [
    (identifier) @binding (this) @binding (rest_pattern (identifier) @binding)] type: (type_annotation (_) @type)?)))
  (generator_function parameters: (_ (_ pattern: [
    (identifier) @binding (this) @binding (rest_pattern (identifier) @binding)] type: (type_annotation (_) @type)?)))]
  (#set! kind "parameter"))
((public_field_definition value: (arrow_function) @binding @scope)
  (#set! kind "parameter") (#set! name "this"))
((function_declaration type_parameters: (type_parameters (type_parameter name: (_) @binding constraint: (_ (_) @type)?))
  parameters: (_) @scope)
  (#set! kind "type_parameter"))
((generator_function_declaration type_parameters: (type_parameters (type_parameter name: (_) @binding constraint: (_ (_) @type)?))
  parameters: (_) @scope)
  (#set! kind "type_parameter"))
((method_definition type_parameters: (type_parameters (type_parameter name: (_) @binding constraint: (_ (_) @type)?))
  parameters: (_) @scope)
  (#set! kind "type_parameter"))
((arrow_function type_parameters: (type_parameters (type_parameter name: (_) @binding constraint: (_ (_) @type)?))) @scope
  (#set! kind "type_parameter"))
((function_expression type_parameters: (type_parameters (type_parameter name: (_) @binding constraint: (_ (_) @type)?))) @scope
  (#set! kind "type_parameter"))
((class_declaration type_parameters: (type_parameters (type_parameter name: (_) @binding constraint: (_ (_) @type)?))
  body: (_) @scope)
  (#set! kind "type_parameter"))
((abstract_class_declaration type_parameters: (type_parameters (type_parameter name: (_) @binding constraint: (_ (_) @type)?))
  body: (_) @scope)
  (#set! kind "type_parameter"))
((interface_declaration type_parameters: (type_parameters (type_parameter name: (_) @binding constraint: (_ (_) @type)?))
  body: (_) @scope)
  (#set! kind "type_parameter"))
((class type_parameters: (type_parameters (type_parameter name: (_) @binding constraint: (_ (_) @type)?))
  body: (_) @scope)
  (#set! kind "type_parameter"))
((type_alias_declaration type_parameters: (type_parameters (type_parameter name: (_) @binding constraint: (_ (_) @type)?))
  value: (object_type) @scope)
  (#set! kind "type_parameter"))
