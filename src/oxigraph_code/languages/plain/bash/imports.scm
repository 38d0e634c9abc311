((command name: (command_name) @_word . argument: [(word) (string) (raw_string) (concatenation)] @source) @import
  (#match? @_word "^(source|[.])$")
  (#set! kind "tree") (#set! binds "nothing"))
