; Imports of a file. A namespace is a package: its names are visible in all of its files.

((using_directive) @import @source
  (#set! kind "tree"))
((using_directive "static") @region
  (#set! modifier "static"))
((using_directive "global") @region
  (#set! modifier "global"))
([(file_scoped_namespace_declaration name: (_) @package) (namespace_declaration name: (_) @package)])
