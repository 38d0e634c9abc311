; Imports of a file, one match for each imported name, and its exports.

((import_statement (import_clause (identifier) @alias) source: (string (string_fragment) @source)) @import
  (#set! kind "symbol") (#set! name "default"))
((import_statement (import_clause (namespace_import (identifier) @alias)) source: (string (string_fragment) @source))
  @import
  (#set! kind "module"))
((import_statement
  (import_clause (named_imports
    (import_specifier name: [(identifier) @name "default" @name (string (string_fragment) @name)] alias: (_)? @alias) @import))
  source: (string (string_fragment) @source))
  (#set! kind "symbol"))
; Imports for side effects, and re-exports: no names of this file.
((import_statement . "import" . source: (string (string_fragment) @source)) @import
  (#set! kind "module") (#set! modifier "side_effect") (#set! binds "nothing"))
((export_statement
  (export_clause
    (export_specifier name: [(identifier) @name "default" @name (string (string_fragment) @name)] alias: _? @alias) @import)
  source: (string (string_fragment) @source))
  (#set! kind "symbol") (#set! modifier "reexport") (#set! binds "nothing"))
((export_statement "*" source: (string (string_fragment) @source)) @import
  (#set! kind "star") (#set! modifier "reexport") (#set! binds "nothing"))
((export_statement (namespace_export (_) @alias) source: (string (string_fragment) @source)) @import
  (#set! kind "module") (#set! modifier "reexport") (#set! binds "nothing"))

((call_expression function: (import) arguments: (arguments . (string (string_fragment) @source))) @import
  (#set! kind "module") (#set! modifier "dynamic") (#set! binds "nothing"))

((variable_declarator name: (identifier) @alias value: (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source)))) @import
  (#eq? @_require "require")
  (#set! kind "module") (#set! modifier "require"))
((variable_declarator
  name: (object_pattern [
    (shorthand_property_identifier_pattern) @name @import
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @name @import)
    (pair_pattern key: (property_identifier) @name value: (identifier) @alias) @import])
  value: (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))))
  (#eq? @_require "require")
  (#set! kind "symbol") (#set! modifier "require"))
((call_expression function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import
  (#eq? @_require "require")
  (#set! kind "module") (#set! modifier "require") (#set! binds "nothing"))

; Exports.
((program (export_statement !source (export_clause (export_specifier name: (_) @binding @value !alias))))
  (#set! kind "export"))
((program (export_statement !source (export_clause (export_specifier name: (_) @value alias: (_) @binding))))
  (#set! kind "export"))
((program (export_statement "default" @binding declaration: (_ name: (_) @value)))
  (#set! kind "export"))
((program (export_statement "default" @binding value: (_) @value))
  (#set! kind "export"))
((assignment_expression left: (member_expression
    object: [(identifier) (member_expression)] @_exports
    property: (property_identifier) @binding)
  right: [
    (identifier) (member_expression) (call_expression) (new_expression) (object) (function_expression)
    (arrow_function) (generator_function) (class) (binary_expression) (ternary_expression) (await_expression)
    (parenthesized_expression) (this) (subscript_expression)
    (assignment_expression right: [(identifier) (member_expression) (call_expression) (new_expression) (object)
      (function_expression) (arrow_function) (class) (assignment_expression right: [
        (identifier) (member_expression) (call_expression) (new_expression) (object) (function_expression) (class)])])] @value)
  (#any-of? @_exports "exports" "module.exports")
  (#set! kind "export"))
((assignment_expression
  left: (member_expression) @binding
  right: [
    (identifier) (member_expression) (call_expression) (new_expression) (object) (function_expression)
    (arrow_function) (generator_function) (class) (binary_expression) (ternary_expression) (await_expression)
    (parenthesized_expression) (this) (subscript_expression)
    (assignment_expression right: [(identifier) (member_expression) (call_expression) (new_expression) (object)
      (function_expression) (arrow_function) (class) (assignment_expression right: [
        (identifier) (member_expression) (call_expression) (new_expression) (object) (function_expression) (class)])])] @value)
  (#eq? @binding "module.exports")
  (#set! kind "export") (#set! name "="))
((program (export_statement (export_clause (export_specifier name: _ @export !alias)))))
((program (export_statement (export_clause (export_specifier alias: _ @export)))))
((program (export_statement declaration: (_ name: (_) @export)) @_statement)
  (#not-match? @_statement "^(@[^{]*\\s)?export\\s+default\\s"))
((program (export_statement declaration: (_ (variable_declarator name: [
  (identifier) @export
  (object_pattern [
    (shorthand_property_identifier_pattern) @export
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @export)
    (pair_pattern value: (identifier) @export)
    (rest_pattern (identifier) @export)])
  (array_pattern [(identifier) @export (rest_pattern (identifier) @export)])])))))
((program (export_statement "default" @export)))
((program (export_statement (namespace_export (_) @export))))
((assignment_expression left: (member_expression
    object: [(identifier) (member_expression)] @_exports
    property: (property_identifier) @export))
  (#any-of? @_exports "exports" "module.exports"))
((assignment_expression
  left: (member_expression) @_exports
  right: (object [
    (shorthand_property_identifier) @export
    (pair key: (property_identifier) @export)
    (method_definition name: (property_identifier) @export)]))
  (#eq? @_exports "module.exports"))
