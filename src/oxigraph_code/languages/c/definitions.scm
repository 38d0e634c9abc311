; Definitions of a C file. Patterns with the same @definition node describe one definition together.

; Prototypes, which only declare.
((declaration declarator: [
    (function_declarator declarator: (identifier) @name parameters: (_) @parameters)
    (pointer_declarator declarator: (function_declarator declarator: (identifier) @name parameters: (_) @parameters))
    (pointer_declarator declarator: (pointer_declarator
      declarator: (function_declarator declarator: (identifier) @name parameters: (_) @parameters)))
  ]) @definition
  (#set! kind "function")
  (#set! modifier "declaration"))
((declaration type: (_) @returns declarator: [
    (function_declarator declarator: (identifier)) (pointer_declarator declarator: (function_declarator))
    (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator)))]) @definition)
((declaration [(storage_class_specifier) (type_qualifier)] @modifier declarator: [
    (function_declarator declarator: (identifier)) (pointer_declarator declarator: (function_declarator))
    (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator)))]) @definition)

; Parameters; those of a function pointer have its name.
((parameter_list (parameter_declaration type: (_) @type declarator: [
    (identifier) @name
    (_ . [(identifier) @name (type_qualifier)] . (identifier)? @name)
    (_ (_ . (identifier) @name))
    (_ (_ (_ . (identifier) @name)))]) @parameter) @parameters)
((parameter_list (parameter_declaration declarator: (function_declarator
    declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @name)))) @parameter) @parameters)

; Types.
([(struct_specifier name: (_) @name body: (_) @scope) (union_specifier name: (_) @name body: (_) @scope)] @definition
  (#set! kind "class"))
((union_specifier "union" @modifier body: (_)) @definition)
((enum_specifier name: (_) @name body: (_)) @definition
  (#set! kind "enum"))
((type_definition type: [(struct_specifier !name body: (_) @scope) (union_specifier !name body: (_) @scope)]
    . declarator: [(type_identifier) @name (pointer_declarator declarator: (type_identifier) @name)]) @definition
  (#set! kind "class"))
((type_definition type: (enum_specifier !name) . declarator: (type_identifier) @name) @definition
  (#set! kind "enum"))
; Each declarator is a definition of its own; the words before the first one do not part it from its documentation.
([(type_definition ["typedef" type: (_)] @leading)
  (declaration [type: (_) (storage_class_specifier) (type_qualifier)] @leading)
  (field_declaration [type: (_) (type_qualifier)] @leading)])
((type_definition type: [(primitive_type) (sized_type_specifier) (type_identifier)] @type declarator: [
    (type_identifier) @name @definition
    (_ declarator: (type_identifier) @name) @definition
    (_ declarator: (_ declarator: (type_identifier) @name)) @definition])
  (#set! kind "type_alias"))
((type_definition type: [(struct_specifier name: (_) @type) (union_specifier name: (_) @type)
    (enum_specifier name: (_) @type)] declarator: [
    (type_identifier) @name @definition
    (_ declarator: (type_identifier) @name) @definition])
  (#not-eq? @type @name)
  (#set! kind "type_alias"))
((type_definition type: [(struct_specifier !name) (union_specifier !name)] . declarator: (type_identifier) @type
    declarator: (pointer_declarator declarator: (type_identifier) @name) @definition)
  (#set! kind "type_alias"))
; The type of a function.
((type_definition declarator: (function_declarator declarator: [
    (type_identifier) @name
    (parenthesized_declarator [(type_identifier) @name (pointer_declarator declarator: (type_identifier) @name)])])) @definition
  (#set! kind "type_alias"))

((enumerator name: (_) @name) @definition
  (#set! kind "constant"))

; A type without a name has the name of the first field or variable of it.
([
  (field_declaration type: [(struct_specifier !name body: (_) @scope) (union_specifier !name body: (_) @scope)]
    . declarator: [(field_identifier) @name (_ declarator: (field_identifier) @name)])
  (declaration type: [(struct_specifier !name body: (_) @scope) (union_specifier !name body: (_) @scope)]
    . declarator: [(identifier) @name (_ declarator: [(identifier) @name (_ declarator: (identifier) @name)])])
] @definition
  (#set! kind "class"))
; Fields. A pointer to a function has no type: its values are functions.
((field_declaration type: (_) @type declarator: [
    (field_identifier) @name @definition
    (pointer_declarator declarator: [(field_identifier) @name
      (pointer_declarator declarator: (field_identifier) @name) (array_declarator declarator: (field_identifier) @name)])
    @definition
    (array_declarator declarator: [(field_identifier) @name (_ declarator: [
      (field_identifier) @name (array_declarator declarator: (field_identifier) @name)])]) @definition])
  (#set! kind "field"))
((field_declaration declarator: [
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: [
      (field_identifier) @name (array_declarator declarator: (field_identifier) @name)]))) @definition
    (pointer_declarator declarator: (function_declarator
      declarator: (parenthesized_declarator (pointer_declarator declarator: (field_identifier) @name)))) @definition])
  (#set! kind "field"))

; Variables; those in functions are bindings only.
((declaration type: (_) @type declarator: [
    (identifier) @name @definition
    (pointer_declarator declarator: [(identifier) @name (_ declarator: (identifier) @name)]) @definition
    (array_declarator declarator: [(identifier) @name (_ declarator: [
      (identifier) @name (array_declarator declarator: (identifier) @name)])]) @definition
    (init_declarator declarator: [
      (identifier) @name
      (pointer_declarator declarator: [(identifier) @name (_ declarator: (identifier) @name)])
      (array_declarator declarator: [(identifier) @name (_ declarator: (identifier) @name)])] value: (_) @value) @definition])
  (#set! kind "variable"))
([
  (field_declaration type: [(struct_specifier !name body: (_)) (union_specifier !name body: (_))]
    . declarator: [(field_identifier) @type @definition (_ declarator: (field_identifier) @type) @definition])
  (declaration type: [(struct_specifier !name body: (_)) (union_specifier !name body: (_))]
    . declarator: [(identifier) @type @definition (array_declarator declarator: (identifier) @type) @definition
      (init_declarator declarator: [(identifier) @type (array_declarator declarator: (identifier) @type)] value: (_)) @definition])
])
; A variable that holds a function, or a table of them.
((declaration declarator: [
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: [
      (identifier) @name (array_declarator declarator: (identifier) @name)]))) @definition
    (init_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: [
      (identifier) @name (array_declarator declarator: (identifier) @name)]))) value: (_) @value) @definition])
  (#set! kind "variable"))
((declaration [(storage_class_specifier) (type_qualifier)] @modifier declarator: [
    (identifier) @definition (array_declarator) @definition (init_declarator) @definition
    (pointer_declarator declarator: [(identifier) (pointer_declarator declarator: (identifier))]) @definition
    (function_declarator declarator: (parenthesized_declarator)) @definition]))
; A variable of another file.
((declaration (storage_class_specifier) @_extern declarator: [
    (identifier) @definition (array_declarator) @definition
    (pointer_declarator declarator: [(identifier) (pointer_declarator declarator: (identifier))]) @definition])
  (#eq? @_extern "extern")
  (#set! modifier "declaration"))

; Macros. A body is read as code.
((preproc_def name: (_) @name) @definition
  (#set! kind "macro")
  (#set! modifier "textual"))
((preproc_function_def name: (_) @name parameters: (preproc_params) @parameters @scope value: (_)? @scope) @definition
  (#set! kind "macro")
  (#set! modifier "textual"))
((preproc_params (identifier) @name @parameter) @parameters)
((preproc_params "..." @parameter) @parameters
  (#set! kind "rest")
  (#set! name "..."))
([(preproc_def value: (_) @embedded) (preproc_function_def value: (_) @embedded)])
