; Definitions of a Go file. Patterns with the same @definition node describe one definition together.

((function_declaration
  name: (identifier) @name
  type_parameters: (type_parameter_list)? @generics
  parameters: (parameter_list) @parameters
  result: (_)? @returns
  body: (block) @scope) @definition
  (#set! kind "function"))
; A function without a body is written in assembly.
((function_declaration
  name: (identifier) @name
  type_parameters: (type_parameter_list)? @generics
  parameters: (parameter_list) @parameters
  result: (_)? @returns !body) @definition
  (#set! kind "function")
  (#set! modifier "external"))

((method_declaration
  name: (field_identifier) @name
  parameters: (parameter_list) @parameters
  result: (_)? @returns) @definition
  (#set! kind "function"))
((method_declaration body: (block) @scope) @definition)
((method_declaration !body) @definition
  (#set! modifier "external"))
((method_declaration receiver: (parameter_list (parameter_declaration type: [
    (type_identifier) @owner
    (generic_type type: (type_identifier) @owner)
    (pointer_type [(type_identifier) @owner (generic_type type: (type_identifier) @owner)])
    (parenthesized_type [
      (type_identifier) @owner (pointer_type (type_identifier) @owner)])]))) @definition)
((method_declaration receiver: (parameter_list (parameter_declaration type: (pointer_type "*" @modifier)))) @definition)

; Each name of a parameter list is a parameter; the type of a variadic one is that of a slice.
((parameter_list (parameter_declaration name: (identifier) @name @parameter type: (_) @type)) @parameters)
((parameter_list (parameter_declaration name: (identifier) @parameter . type: (_) @parameter)) @parameters)
((parameter_list (parameter_declaration !name type: (_) @type @parameter)) @parameters
  (#set! name "_"))
((parameter_list (variadic_parameter_declaration name: (identifier) @name type: (_) @type) @parameter) @parameters
  (#set! kind "rest"))
((parameter_list (variadic_parameter_declaration !name type: (_) @type) @parameter) @parameters
  (#set! kind "rest")
  (#set! name "_"))

; The keyword before a type, constant or variable that is alone in its declaration; its documentation comes first.
([(type_declaration "type" @leading) (const_declaration "const" @leading) (var_declaration "var" @leading)])

((type_spec name: (type_identifier) @name type_parameters: (type_parameter_list)? @generics
    type: (struct_type (field_declaration_list) @scope)) @definition
  (#set! kind "class"))
((type_spec name: (type_identifier) @name type_parameters: (type_parameter_list)? @generics
    type: (interface_type) @scope) @definition
  (#set! kind "trait"))
; Any other type has the elements, and the fields or methods, of the type that it is made of.
((type_spec name: (type_identifier) @name type_parameters: (type_parameter_list)? @generics
    type: [(type_identifier) (qualified_type) (generic_type) (pointer_type) (slice_type) (array_type) (map_type)
      (channel_type) (function_type) (parenthesized_type)] @base @scope) @definition
  (#set! kind "class"))
((type_alias name: (type_identifier) @name type: [(type_identifier) (qualified_type) (generic_type) (pointer_type)
    (slice_type) (array_type) (map_type) (channel_type) (function_type) (parenthesized_type)] @type) @definition
  (#set! kind "type_alias"))
; An alias of a type without a name is the only name of that type.
((type_alias name: (type_identifier) @name type: (struct_type (field_declaration_list) @scope)) @definition
  (#set! kind "class"))
((type_alias name: (type_identifier) @name type: (interface_type) @scope) @definition
  (#set! kind "trait"))

; Fields, also embedded ones, whose name is that of their type. The first name begins where its declaration does.
((field_declaration_list (field_declaration name: (field_identifier) type: (_)) @definition)
  (#set! kind "field"))
((field_declaration_list (field_declaration name: (field_identifier) @name @definition type: (_) @type))
  (#set! kind "field"))
((field_declaration_list (field_declaration !name type: [
    (type_identifier) @name
    (qualified_type name: (type_identifier) @name)
    (generic_type type: [(type_identifier) @name (qualified_type name: (type_identifier) @name)])] @type) @definition)
  (#set! kind "field")
  (#set! modifier "embedded"))
((field_declaration tag: (_) @decorator) @definition)
; The fields of a struct without a name belong to the field that has it.
((field_declaration name: (field_identifier) @definition type: [
    (struct_type (field_declaration_list) @scope)
    (_ [(struct_type (field_declaration_list) @scope) (_ (struct_type (field_declaration_list) @scope))])]))
([
  (type_spec type: (struct_type (field_declaration_list (field_declaration !name type: (_) @base)))) @definition
  (type_alias type: (struct_type (field_declaration_list (field_declaration !name type: (_) @base)))) @definition
  (type_spec type: (interface_type (type_elem . (_) @base .))) @definition
  (type_alias type: (interface_type (type_elem . (_) @base .))) @definition
])

; Methods of an interface with a name; those of any other have no owner.
([
  (type_spec type: (interface_type (method_elem
    name: (field_identifier) @name parameters: (parameter_list) @parameters @scope result: (_)? @returns) @definition))
  (type_alias type: (interface_type (method_elem
    name: (field_identifier) @name parameters: (parameter_list) @parameters @scope result: (_)? @returns) @definition))
] (#set! kind "function"))

; Constants and variables; those in functions are bindings only. The first name has the documentation.
((const_spec) @definition
  (#set! kind "variable")
  (#set! modifier "constant"))
((const_spec (identifier) @name @definition)
  (#set! kind "variable")
  (#set! modifier "constant"))
((var_spec) @definition
  (#set! kind "variable"))
((var_spec name: (identifier) @name @definition)
  (#set! kind "variable"))
; A variable of a package that is an anonymous function is a function; one of a named type has its methods.
((source_file (var_declaration [
    (var_spec . name: (_) @name . type: (function_type)? . value: (expression_list . (func_literal
      parameters: (_) @parameters result: (_)? @returns) @scope .)) @definition
    (var_spec_list (var_spec . name: (_) @name . type: (function_type)? . value: (expression_list . (func_literal
      parameters: (_) @parameters result: (_)? @returns) @scope .)) @definition)]))
  (#set! kind "function"))
; A function in the literal that a variable of a package holds, as that of a command, is known by variable and field.
((source_file (var_declaration (var_spec . name: (identifier) @name value: (expression_list . [
    (composite_literal body: (literal_value) @scope)
    (unary_expression operand: (composite_literal body: (literal_value) @scope))] .))))
  (#set! kind "object"))
((source_file (var_declaration (var_spec value: (expression_list . [
    (composite_literal body: (literal_value (keyed_element . (literal_element (identifier) @name) . (literal_element
      (func_literal parameters: (_) @parameters result: (_)? @returns) @scope)) @definition))
    (unary_expression operand: (composite_literal body: (literal_value (keyed_element
      . (literal_element (identifier) @name) . (literal_element
        (func_literal parameters: (_) @parameters result: (_)? @returns) @scope)) @definition)))] .))))
  (#set! kind "function"))
((source_file (var_declaration (var_spec value: (expression_list . [
    (composite_literal body: (literal_value (keyed_element . (literal_element (identifier) @name) . (literal_element
      (call_expression arguments: (argument_list . (func_literal parameters: (_) @parameters result: (_)? @returns) @scope .))))
      @definition))
    (unary_expression operand: (composite_literal body: (literal_value (keyed_element
      . (literal_element (identifier) @name) . (literal_element (call_expression arguments: (argument_list
        . (func_literal parameters: (_) @parameters result: (_)? @returns) @scope .)))) @definition)))] .))))
  (#set! kind "function")
  (#set! modifier "wrapped"))
; The type of the first names: a pattern for any name would wait for the type at each.
([
  (const_spec . (identifier) @definition type: (_) @type)
  (const_spec . (identifier) . (identifier) @definition type: (_) @type)
  (const_spec . (identifier) . (identifier) . (identifier) @definition type: (_) @type)
  (var_spec . (identifier) @definition type: (_) @type)
  (var_spec . (identifier) . (identifier) @definition type: (_) @type)
  (var_spec . (identifier) . (identifier) . (identifier) @definition type: (_) @type)
  (var_spec . (identifier) . (identifier) . (identifier) . (identifier) @definition type: (_) @type)
])
; Of several names, each has its own value, or a part of the only one.
([
  (var_spec . name: (identifier) . value: (expression_list . (_) @value .)) @definition
  (var_spec . name: (identifier) . type: (_) . value: (expression_list . (_) @value .)) @definition
  (const_spec . name: (identifier) . value: (expression_list . (_) @value .)) @definition
  (const_spec . name: (identifier) . type: (_) . value: (expression_list . (_) @value .)) @definition
  (var_spec . name: (identifier) . name: (identifier) value: (expression_list . (_) @value . (_))) @definition
  (var_spec . name: (identifier) . name: (identifier) @definition value: (expression_list . (_) . (_) @value))
  (var_spec . name: (identifier) . name: (identifier) . name: (identifier) @definition
    value: (expression_list . (_) . (_) . (_) @value))
  (var_spec . name: (identifier) . name: (identifier)
    value: (expression_list . [(index_expression) (type_assertion_expression) (unary_expression)] @value .)) @definition
])
((var_spec . name: (identifier) . name: (identifier) value: (expression_list . (call_expression) @value .)) @definition
  (#set! value_suffix "[0]"))
((var_spec . name: (identifier) . name: (identifier) @definition value: (expression_list . (call_expression) @value .))
  (#set! value_suffix "[1]"))
