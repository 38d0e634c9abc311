; What a file imports, one match for each name it takes, and what it exports.

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
; Imported for its effects, or to be handed on: no name of this file.
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
([
  (expression_statement (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (assignment_expression right: (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (member_expression object: (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (call_expression function: (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (subscript_expression (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (arguments (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (array (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (parenthesized_expression (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (return_statement (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (sequence_expression (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (binary_expression (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (ternary_expression (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (spread_element (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (unary_expression (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (pair (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (await_expression (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (assignment_pattern right: (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (object_assignment_pattern right: (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (yield_expression (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (arrow_function (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (template_substitution (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  (export_statement (call_expression
    function: (identifier) @_require arguments: (arguments . (string (string_fragment) @source))) @import)
  ]
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
    object: (identifier) @_exports property: (property_identifier) @binding) right: (_) @value)
  (#eq? @_exports "exports")
  (#set! kind "export"))
((assignment_expression left: (member_expression
    object: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
    property: (property_identifier) @binding) right: (_) @value)
  (#eq? @_module "module") (#eq? @_exports "exports")
  (#set! kind "export"))
((assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports) @binding
  right: (_) @value)
  (#eq? @_module "module") (#eq? @_exports "exports")
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
((assignment_expression left: (member_expression object: (identifier) @_exports property: (property_identifier) @export))
  (#eq? @_exports "exports"))
((assignment_expression left: (member_expression
    object: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
    property: (property_identifier) @export))
  (#eq? @_module "module") (#eq? @_exports "exports"))
((assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
  right: (object [
    (shorthand_property_identifier) @export
    (pair key: (property_identifier) @export)
    (method_definition name: (property_identifier) @export)]))
  (#eq? @_module "module") (#eq? @_exports "exports"))
