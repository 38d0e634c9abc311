((import_statement [(string_value) @source (call_expression (arguments . (_) @source))]) @import
  (#set! kind "tree") (#set! binds "nothing"))
