; Definitions of a Rust file. Patterns with the same @definition node describe one definition together.

((function_item
  name: [(identifier) (metavariable)] @name
  type_parameters: (type_parameters)? @generics
  parameters: (parameters) @parameters
  return_type: (_)? @returns
  body: (block) @scope) @definition
  (#set! kind "function"))

; In a function without a body, bounds of type parameters apply to the parameter list.
((function_signature_item
  name: [(identifier) (metavariable)] @name
  type_parameters: (type_parameters)? @generics
  parameters: (parameters) @parameters @scope
  return_type: (_)? @returns) @definition
  (#set! kind "function"))

([(function_item (function_modifiers ["async" "const" "unsafe" "default"] @modifier))
  (function_signature_item (function_modifiers ["async" "const" "unsafe" "default"] @modifier))] @definition)
([(function_item (function_modifiers (extern_modifier "extern" @modifier)))
  (function_signature_item (function_modifiers (extern_modifier "extern" @modifier)))] @definition)
((foreign_mod_item (extern_modifier "extern" @modifier) body: (declaration_list
  [(function_signature_item) (static_item)] @definition)))

((parameters (self_parameter (self) @name) @parameter) @parameters)
((parameters (parameter pattern: [(identifier) (self)] @name type: (_) @type) @parameter) @parameters)
((parameters (parameter pattern: [
    (tuple_pattern) (tuple_struct_pattern) (struct_pattern) (slice_pattern) (ref_pattern) (reference_pattern)
    (captured_pattern) (or_pattern) (mut_pattern) (macro_invocation) (metavariable) (scoped_identifier)] @name
  type: (_) @type) @parameter)
  @parameters)
((parameters (parameter pattern: "_" @name type: (_) @type) @parameter) @parameters)
((parameters [(variadic_parameter) "_" (attribute_item)] @parameter) @parameters)

((struct_item name: [(type_identifier) (metavariable)] @name) @definition
  (#set! kind "class"))
((struct_item body: (_) @scope) @definition)
((union_item name: [(type_identifier) (metavariable)] @name body: (_) @scope) @definition
  (#set! kind "class")
  (#set! modifier "union"))
((enum_item name: [(type_identifier) (metavariable)] @name body: (_) @scope) @definition
  (#set! kind "enum"))
((enum_variant name: (identifier) @name body: (_)? @type) @definition
  (#set! kind "variant"))

((struct_item body: (field_declaration_list (field_declaration name: (field_identifier) @name type: (_) @type) @definition))
  (#set! kind "field"))
((union_item body: (field_declaration_list (field_declaration name: (field_identifier) @name type: (_) @type) @definition))
  (#set! kind "field"))
((struct_item body: (ordered_field_declaration_list type: (_) @definition @type))
  (#set! kind "field")
  (#set! naming "position"))
((struct_item body: (ordered_field_declaration_list (visibility_modifier) @visibility . type: (_) @definition)))
((struct_item body: (ordered_field_declaration_list (visibility_modifier "(") @modifier . type: (_) @definition)))

((trait_item name: [(type_identifier) (metavariable)] @name body: (_) @scope) @definition
  (#set! kind "trait"))
((trait_item bounds: (trait_bounds
  [(type_identifier) (scoped_type_identifier) (generic_type) (higher_ranked_trait_bound) (function_type)] @base))
  @definition)
((trait_item "unsafe" @modifier) @definition)

; The keyword is a part of the name: "impl Display for Token" is not Token.
((impl_item type: (_) @type body: (_)? @scope) @definition
  (#set! kind "implementation")
  (#set! naming "impl"))
((impl_item type: [(type_identifier) @name (generic_type type: (type_identifier) @name)]) @definition)
((impl_item trait: (_) @implements) @definition)
((impl_item "unsafe" @modifier) @definition)
((impl_item "!" trait: (_)) @definition
  (#set! modifier "negative"))

((mod_item name: (identifier) @name body: (declaration_list) @scope) @definition
  (#set! kind "namespace"))
((mod_item body: (declaration_list (line_comment (inner_doc_comment_marker)) @doc)) @definition)
((mod_item body: (declaration_list (block_comment (inner_doc_comment_marker)) @doc)) @definition)

((const_item name: [(identifier) (metavariable)] @name type: (_) @type value: (_)? @value) @definition
  (#set! kind "constant")
  (#set! modifier "constant"))
((static_item "static" @modifier name: [(identifier) (metavariable)] @name type: (_) @type value: (_)? @value)
  @definition
  (#set! kind "constant"))
((static_item (mutable_specifier) @modifier) @definition)

((type_item name: [(type_identifier) (metavariable)] @name type: (_) @type) @definition
  (#set! kind "type_alias"))
((type_item type_parameters: (type_parameters) @parameters) @definition)
((type_parameters (type_parameter name: (type_identifier) @name default_type: (_)? @type) @parameter) @parameters)
((associated_type name: (type_identifier) @name bounds: (_)? @type) @definition
  (#set! kind "type_alias"))

((macro_definition name: (identifier) @name) @definition
  (#set! kind "macro"))

; The visibility; a restricted one is also kept as it is.
((_ (visibility_modifier) @visibility) @definition)
((_ (visibility_modifier "(") @modifier) @definition)

; Attributes and documentation before a definition, with other comments in between.
((attribute_item (attribute) @decorator) @leading)
((attribute_item (attribute (identifier) @_doc value: [(string_literal) (raw_string_literal)] @doc)) @leading
  (#eq? @_doc "doc"))
((line_comment (outer_doc_comment_marker)) @leading @doc)
((block_comment (outer_doc_comment_marker)) @leading @doc)
([(line_comment !outer !inner) (block_comment !outer !inner)] @leading)

((source_file (line_comment (inner_doc_comment_marker)) @doc))
((source_file (block_comment (inner_doc_comment_marker)) @doc))
((source_file (inner_attribute_item (attribute (identifier) @_doc value: [(string_literal) (raw_string_literal)] @doc)))
  (#eq? @_doc "doc"))
