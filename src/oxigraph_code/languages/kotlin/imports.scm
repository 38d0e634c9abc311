; Imports of a file. The names of a package are visible in all of its files.

((import) @import @source
  (#set! kind "tree"))
((package_header (qualified_identifier) @package))
