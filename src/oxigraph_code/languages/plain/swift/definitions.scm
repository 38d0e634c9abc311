; Types, with the word that declares them; an extension is a class of the name that it extends.
((class_declaration declaration_kind: ["class" "struct" "actor" "extension"] @modifier
  name: (_) @name body: (_) @scope) @definition
  (#set! kind "class"))
((class_declaration declaration_kind: "enum" name: (_) @name body: (_) @scope) @definition
  (#set! kind "enum"))
((protocol_declaration name: (_) @name body: (_) @scope) @definition
  (#set! kind "trait"))
((class_declaration (inheritance_specifier inherits_from: (_) @base)) @definition)
((protocol_declaration (inheritance_specifier inherits_from: (_) @base)) @definition)
((enum_entry name: (simple_identifier) @name @definition)
  (#set! kind "variant"))
((typealias_declaration . "typealias" . name: (_) @name) @definition
  (#set! kind "type_alias"))

((function_declaration "func" . name: (_) @name body: (_)? @scope) @definition
  (#set! kind "function"))
((protocol_function_declaration "func" . name: (_) @name) @definition
  (#set! kind "function"))
((init_declaration name: "init" @name body: (_)? @scope) @definition
  (#set! kind "function"))

; Properties of types and of the file; those in a function are none of its names.
((class_body (property_declaration name: (pattern bound_identifier: (_) @name)) @definition)
  (#set! kind "field"))
((enum_class_body (property_declaration name: (pattern bound_identifier: (_) @name)) @definition)
  (#set! kind "field"))
((protocol_body (protocol_property_declaration name: (pattern bound_identifier: (_) @name)) @definition)
  (#set! kind "field"))
((source_file (property_declaration name: (pattern bound_identifier: (_) @name)) @definition)
  (#set! kind "variable"))

([(class_declaration (modifiers (visibility_modifier) @visibility))
  (protocol_declaration (modifiers (visibility_modifier) @visibility))
  (function_declaration (modifiers (visibility_modifier) @visibility))
  (init_declaration (modifiers (visibility_modifier) @visibility))
  (property_declaration (modifiers (visibility_modifier) @visibility))] @definition)

([(comment) (multiline_comment)] @doc @leading
  (#match? @doc "^/(//|[*][*])"))

; Decisions: each is another way through the function.
([(if_statement) (guard_statement) (for_statement) (while_statement) (repeat_while_statement) (switch_entry "case")
  (catch_block) (ternary_expression) (conjunction_expression) (disjunction_expression)] @decision)
