; The package of a Go file, and its imports. The conventions derive the name of a package from its path.

((package_clause (package_identifier) @package))
; The condition under which builds have the file.
((source_file (comment) @binding @type)
  (#match? @binding "^//go:build ")
  (#set! name "package")
  (#set! kind "condition"))

((import_spec !name path: (_ (_) @source)) @import
  (#set! kind "tree"))
((import_spec name: (package_identifier) @alias path: (_ (_) @source)) @import
  (#set! kind "module"))
((import_spec name: (dot) path: (_ (_) @source)) @import
  (#set! kind "star"))
((import_spec name: (blank_identifier) path: (_ (_) @source)) @import
  (#set! kind "module")
  (#set! binds "nothing"))
