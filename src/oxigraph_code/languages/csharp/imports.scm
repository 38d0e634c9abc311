; Imports of a file. A namespace is a package: its names are visible in all of its files.

((using_directive) @import @source
  (#set! kind "tree"))
((using_directive "static") @region
  (#set! modifier "static"))
((using_directive "global") @region
  (#set! modifier "shared"))
([(file_scoped_namespace_declaration name: (_) @package) (namespace_declaration name: (_) @package)])
; Types beside a namespace with a body are in none: the file is, too, whose package the keyword stands for.
([(compilation_unit (namespace_declaration) [(class_declaration "class" @package) (interface_declaration "interface" @package)])
  (compilation_unit [(class_declaration "class" @package) (interface_declaration "interface" @package)] (namespace_declaration))])
