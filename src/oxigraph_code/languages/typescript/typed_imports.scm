; The forms of import and export of TypeScript only.

((program (export_statement "export" "=" (_) @value) @binding)
  (#set! kind "export") (#set! name "="))
; The default export of a declared module.
((module body: (statement_block (export_statement "default" @binding declaration: (_ name: (_) @value))))
  (#set! kind "variable"))
((module body: (statement_block (export_statement "default" @binding value: (_) @value)))
  (#set! kind "variable"))
((module body: (statement_block (export_statement "=" (_) @value) @binding))
  (#set! kind "variable") (#set! name "="))

([(import_statement "type") (import_specifier "type") (export_statement "type" source: (_)) (export_specifier "type")]
  @region
  (#set! modifier "type"))
((import_statement (import_require_clause (identifier) @alias source: (string (string_fragment) @source))) @import
  (#set! kind "module") (#set! modifier "require"))
((import_alias (identifier) @alias . [(identifier) (nested_identifier)] @source) @import
  (#set! kind "module") (#set! modifier "alias"))
((program (export_statement declaration: (ambient_declaration (_ name: (_) @export)))))
((program (export_statement declaration: (ambient_declaration (_ (variable_declarator name: (identifier) @export))))))
((program (export_statement declaration: (import_alias . (identifier) @export))))
