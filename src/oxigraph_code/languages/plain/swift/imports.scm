((import_declaration (identifier) @source) @import
  (#set! kind "tree") (#set! binds "nothing"))
