((class_selector (class_name (identifier) @name)) @definition
  (#set! kind "variable") (#set! modifier "class"))
((id_selector (id_name) @name) @definition
  (#set! kind "variable") (#set! modifier "id"))
((declaration (property_name) @name) @definition
  (#match? @name "^--")
  (#set! kind "variable") (#set! modifier "custom property"))
((keyframes_statement (keyframes_name) @name) @definition
  (#set! kind "variable") (#set! modifier "keyframes"))
((comment) @doc @leading)
