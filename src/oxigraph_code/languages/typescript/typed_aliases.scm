; Members of object types within an alias: in unions and intersections, or made optional or read-only. The alias itself
; is described in ``typed.scm``, as is one of a single object type.

((type_alias_declaration value: [
    (intersection_type (object_type . (comment)* . [(property_signature) (method_signature)]) @scope)
    (intersection_type (intersection_type (object_type . (comment)* . [(property_signature) (method_signature)]) @scope))
    (generic_type name: (type_identifier) @_wrapper type_arguments: (type_arguments
      . (object_type . (comment)* . [(property_signature) (method_signature)]) @scope .))]) @definition
  (#any-of? @_wrapper "Readonly" "Partial" "Required"))

((type_alias_declaration value: [
    (intersection_type (object_type (method_signature name: [
        (property_identifier) @name (string (string_fragment) @name) (number) @name (computed_property_name) @name]
      parameters: (_) @parameters) @definition))
    (intersection_type (intersection_type (object_type (method_signature name: [
        (property_identifier) @name (string (string_fragment) @name) (number) @name (computed_property_name) @name]
      parameters: (_) @parameters) @definition)))
    (generic_type name: (type_identifier) @_wrapper type_arguments: (type_arguments
      . (object_type (method_signature name: [
          (property_identifier) @name (string (string_fragment) @name) (number) @name (computed_property_name) @name]
        parameters: (_) @parameters) @definition) .))])
  (#any-of? @_wrapper "Readonly" "Partial" "Required")
  (#set! kind "function"))

((type_alias_declaration value: [
    (intersection_type (object_type (property_signature name: [
        (property_identifier) @name (string (string_fragment) @name) (number) @name (computed_property_name) @name]
      type: (type_annotation (_) @type)?) @definition))
    (intersection_type (intersection_type (object_type (property_signature name: [
        (property_identifier) @name (string (string_fragment) @name) (number) @name (computed_property_name) @name]
      type: (type_annotation (_) @type)?) @definition)))
    (generic_type name: (type_identifier) @_wrapper type_arguments: (type_arguments
      . (object_type (property_signature name: [
          (property_identifier) @name (string (string_fragment) @name) (number) @name (computed_property_name) @name]
        type: (type_annotation (_) @type)?) @definition) .))])
  (#any-of? @_wrapper "Readonly" "Partial" "Required")
  (#set! kind "variable"))
