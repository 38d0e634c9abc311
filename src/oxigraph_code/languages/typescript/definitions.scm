; Definitions of a file in both languages. Patterns with the same @definition node describe one definition together.

; Functions and classes with a name of their own. Parameters are names in the body, so the scope begins with them.
(([(function_declaration) (generator_function_declaration)] @definition) (#set! kind "function"))
((function_declaration name: (_) @name parameters: (_) @scope body: (_) @scope) @definition)
((function_declaration parameters: (_) @parameters) @definition)
((generator_function_declaration name: (_) @name parameters: (_) @scope body: (_) @scope) @definition
  (#set! modifier "generator"))
((generator_function_declaration parameters: (_) @parameters) @definition)
(([(function_declaration "async" @modifier) (generator_function_declaration "async" @modifier)]) @definition)

((class_declaration name: (_) @name body: (class_body) @scope) @definition
  (#set! kind "class"))

((class_declaration (decorator (_) @decorator)) @definition)
((export_statement decorator: (decorator (_) @decorator) declaration: (_) @definition))

((method_definition name: [
    (property_identifier) @name (private_property_identifier) @name (string (string_fragment) @name) (number) @name
    (computed_property_name) @name]
  parameters: (_) @scope @parameters body: (_) @scope) @definition
  (#set! kind "function"))
((method_definition ["async" "static" "get" "set"] @modifier) @definition)
((method_definition ["get" "set"]) @definition
  (#set! modifier "implicit"))
((method_definition "*") @definition
  (#set! modifier "generator"))

; Functions and classes bound to a name. A pattern of its own describes the variable.
((variable_declarator name: (identifier) @name value: [
    (arrow_function) @scope
    (function_expression) @scope (generator_function) @scope
    (parenthesized_expression [(arrow_function) (function_expression)] @scope)]) @definition
  (#set! kind "function"))
((variable_declarator name: (identifier) @name value: (class body: (class_body) @scope)) @definition
  (#set! kind "class"))
; These calls return the function that is their argument.
((variable_declarator name: (identifier) @name value: (call_expression
    function: [(identifier) (member_expression)] @_wrapper
    arguments: (arguments . [(arrow_function) (function_expression)] @scope))) @definition
  (#match? @_wrapper "(^|[.])useCallback$")
  (#set! kind "function"))
((pair key: [
    (property_identifier) @name (string (string_fragment) @name) (number) @name (computed_property_name) @name]
  value: [(arrow_function) (function_expression) (generator_function)] @scope) @definition
  (#set! kind "function"))
((pair key: [(property_identifier) @name (string (string_fragment) @name)]
  value: (class body: (class_body) @scope)) @definition
  (#set! kind "class"))
((export_statement "default" @name value: [(arrow_function) (function_expression) (generator_function)] @scope) @definition
  (#set! kind "function"))
((export_statement "default" @name value: (class body: (class_body) @scope)) @definition
  (#set! kind "class"))

; The member of an object is no name of the scope around: only its object leads to it.
((assignment_expression
  left: [(member_expression object: [(identifier) (member_expression)] @name)
    (subscript_expression object: [(identifier) (member_expression)] @name index: (string))]
  right: [(arrow_function) (function_expression) (generator_function) (class)]) @scope
  (#not-match? @scope "^module\\.exports\\s*=\\s*class\\s+(?!extends\\b)[\\w$]")
  (#set! kind "object"))
((assignment_expression
  left: [(identifier) (member_expression object: (this))]
  right: [(arrow_function) (function_expression) (generator_function) (class)]) @scope
  (#set! kind "object"))
((assignment_expression
  left: [(identifier) @name
    (member_expression object: [(identifier) (member_expression)] property: (property_identifier) @name)
    (subscript_expression object: [(identifier) (member_expression)] index: (string (string_fragment) @name))]
  right: [(arrow_function) (function_expression) (generator_function)] @scope) @definition
  (#set! kind "function"))
((assignment_expression
  left: [(identifier) @name
    (member_expression object: [(identifier) (member_expression)] property: (property_identifier) @name)
    (subscript_expression object: [(identifier) (member_expression)] index: (string (string_fragment) @name))]
  right: (class body: (class_body) @scope)) @definition
  (#not-match? @definition "^module\\.exports\\s*=\\s*class\\s+(?!extends\\b)[\\w$]")
  (#set! kind "class"))
; A class that a module is: its own name is the one that others know.
((assignment_expression
  left: (member_expression) @_left
  right: (class name: (_) @name body: (class_body) @scope)) @definition
  (#eq? @_left "module.exports")
  (#set! kind "class"))

; A returned function with a name of its own, which nothing else sees.
((return_statement [
    (function_expression name: (_) @name) (generator_function name: (_) @name)] @scope) @definition
  (#set! kind "function"))
((return_statement [(function_expression name: (_)) (generator_function name: (_))]) @scope)
((return_statement (function_expression "async" @modifier name: (_))) @definition)
((return_statement (generator_function name: (_))) @definition
  (#set! modifier "generator"))

; A named function as an argument; a wrapped one that is bound to a name has that name.
([(call_expression
    arguments: (arguments [
      (function_expression name: (_) @name parameters: (_) @scope body: (_) @scope)
      (generator_function name: (_) @name parameters: (_) @scope body: (_) @scope)] @definition))
  (new_expression arguments: (arguments [
      (function_expression name: (_) @name parameters: (_) @scope body: (_) @scope)
      (generator_function name: (_) @name parameters: (_) @scope body: (_) @scope)] @definition))]
  (#set! kind "function"))
((arguments [(function_expression name: (_) parameters: (_) @parameters)
    (generator_function name: (_) parameters: (_) @parameters)] @definition))
((arguments (function_expression "async" @modifier name: (_)) @definition))
((arguments [(function_expression name: (_) parameters: (_) @scope) (generator_function name: (_) parameters: (_) @scope)]
  @literal))

; Modifiers of a function that is bound to a name.
([
  (variable_declarator value: [(arrow_function) (function_expression) (generator_function)] @_function)
  (pair value: [(arrow_function) (function_expression) (generator_function)] @_function)
  (assignment_expression right: [(arrow_function) (function_expression) (generator_function)] @_function)
  (export_statement value: [(arrow_function) (function_expression) (generator_function)] @_function)
] @definition
  (#match? @_function "^async\\b")
  (#set! modifier "async"))
([
  (variable_declarator value: (generator_function))
  (pair value: (generator_function))
  (assignment_expression right: (generator_function))
  (export_statement value: (generator_function))
] @definition
  (#set! modifier "generator"))

; One parameter without brackets.
((arrow_function parameter: (identifier) @parameters @parameter @name))

; Variables of a module, a namespace or a class; those of a function are bindings.
((lexical_declaration (variable_declarator
  name: (identifier) @name value: (_)? @value) @definition)
  (#set! kind "variable"))
((variable_declaration (variable_declarator
  name: (identifier) @name value: (_)? @value) @definition)
  (#set! kind "variable")
  (#set! bound_in "function"))

; Fields that a method sets on its own instance.
((assignment_expression
  left: (member_expression object: (this) @receiver
    property: [(property_identifier) (private_property_identifier)] @name)
  right: (_) @value) @definition
  (#set! kind "field"))
((assignment_expression
  left: (member_expression object: (this) @receiver
    property: [(property_identifier) (private_property_identifier)] @name)
  right: [(arrow_function) (function_expression) (generator_function)] @scope)
  @definition
  (#set! kind "function"))

((export_statement "export" @modifier declaration: (_ name: (_)) @definition))
((export_statement "export" @modifier declaration: (_ (variable_declarator) @definition)))
((export_statement "default" @modifier declaration: (_ name: (_)) @definition))

; The comment before a definition.
(((comment) @doc . [(function_declaration) (generator_function_declaration) (class_declaration)] @definition)
  (#match? @doc "^/[*][*]"))
(((comment) @doc . (export_statement declaration: (_ name: (_)) @definition))
  (#match? @doc "^/[*][*]"))
(((comment) @doc . (export_statement value: [
    (arrow_function) (function_expression) (generator_function) (class)]) @definition)
  (#match? @doc "^/[*][*]"))
(((comment) @doc . [
    (lexical_declaration . (variable_declarator) @definition) (variable_declaration . (variable_declarator) @definition)
    (export_statement declaration: (_ . (variable_declarator) @definition))
    (expression_statement (assignment_expression
      right: [(arrow_function) (function_expression) (generator_function) (class)]) @definition)
    (expression_statement (assignment_expression left: (member_expression object: (this))) @definition)])
  (#match? @doc "^/[*][*]"))
((class_body (comment) @doc . (method_definition) @definition)
  (#match? @doc "^/[*][*]"))
((object (comment) @doc . [(method_definition) @definition
    (pair value: [(arrow_function) (function_expression) (generator_function) (class)]) @definition])
  (#match? @doc "^/[*][*]"))

; The first comment is about the file if it says so, or if nothing follows that it could be about.
((program . (hash_bang_line)? . (comment) @doc)
  (#match? @doc "^/[*][*](.|\n)*@(fileoverview|fileOverview|file|module|packageDocumentation|overview)"))
((program . (hash_bang_line)? . (comment) @doc . (import_statement))
  (#match? @doc "^/[*][*]"))
