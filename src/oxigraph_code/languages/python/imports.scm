; Imports of a Python file, one match for each imported name.

((import_statement name: (dotted_name) @source) @import
  (#set! kind "module"))
((import_statement name: (aliased_import name: (dotted_name) @source alias: (identifier) @alias)) @import
  (#set! kind "module"))

((import_from_statement module_name: (_) @source name: (dotted_name) @name) @import
  (#set! kind "symbol"))
((import_from_statement module_name: (_) @source name: (aliased_import name: (dotted_name) @name alias: (identifier) @alias))
  @import
  (#set! kind "symbol"))
((import_from_statement module_name: (_) @source (wildcard_import)) @import
  (#set! kind "star"))

((future_import_statement name: (dotted_name) @name) @import
  (#set! kind "symbol")
  (#set! source "__future__"))
((future_import_statement name: (aliased_import name: (dotted_name) @name alias: (identifier) @alias)) @import
  (#set! kind "symbol")
  (#set! source "__future__"))

; Pytest imports the plugins that a file names.
((assignment left: (identifier) @_plugins right: [
    (string (string_content) @source)
    (_ (string (string_content) @source))]) @import
  (#eq? @_plugins "pytest_plugins") (#set! kind "module") (#set! binds "nothing"))

; ``__all__``, in all its forms.
((assignment left: (identifier) @_all right: [
    (_ (string (string_content) @export))
    (binary_operator (_ (string (string_content) @export)))
    (binary_operator (binary_operator (_ (string (string_content) @export))))
    (call arguments: (argument_list (_ (string (string_content) @export))))])
  (#eq? @_all "__all__"))
((augmented_assignment left: (identifier) @_all right: [
    (_ (string (string_content) @export))
    (binary_operator (_ (string (string_content) @export)))])
  (#eq? @_all "__all__"))
((call
  function: (attribute object: (identifier) @_all attribute: (identifier) @_add)
  arguments: (argument_list [(string (string_content) @export) (_ (string (string_content) @export))]))
  (#eq? @_all "__all__")
  (#any-of? @_add "append" "extend"))
