; Imports of a file. What a name leads to is decided by resolution: a package, a type or a member of a type.

((import_declaration (scoped_identifier scope: (_) @source name: (_) @name) . ";") @import
  (#set! kind "symbol"))
((import_declaration "static" (scoped_identifier)) @region
  (#set! modifier "static"))
((import_declaration [(scoped_identifier) (identifier)] @source (asterisk)) @import
  (#set! kind "star"))

((package_declaration [(scoped_identifier) (identifier)] @package))
