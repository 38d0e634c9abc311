([(library_import (import_specification (configurable_uri (uri (string_literal) @source))))
  (library_export (configurable_uri (uri (string_literal) @source)))
  (part_directive (uri (string_literal) @source))] @import
  (#set! kind "tree") (#set! binds "nothing"))
