((package_clause name: (_) @package))
; The whole text of an import, whose selectors belong to its path.
((import_declaration) @import @source
  (#set! kind "tree") (#set! binds "nothing"))
