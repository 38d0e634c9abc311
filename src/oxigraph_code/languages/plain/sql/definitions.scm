((create_table (object_reference name: (_) @name) (column_definitions)? @scope) @definition
  (#set! kind "class") (#set! modifier "table"))
((create_table (column_definitions (column_definition name: (_) @name type: (_)? @type) @definition))
  (#set! kind "field"))
([(create_view (object_reference name: (_) @name)) (create_materialized_view (object_reference name: (_) @name))] @definition
  (#set! kind "class") (#set! modifier "view"))
((create_type (object_reference name: (_) @name)) @definition
  (#set! kind "class") (#set! modifier "type"))
((create_function (object_reference name: (_) @name) (function_arguments) @parameters) @definition
  (#set! kind "function") (#set! modifier "function"))
((create_procedure (object_reference name: (_) @name)) @definition
  (#set! kind "function") (#set! modifier "procedure"))
((create_trigger (keyword_trigger) . (object_reference name: (_) @name)) @definition
  (#set! kind "function") (#set! modifier "trigger"))
((function_arguments (function_argument . (identifier) @name . (_)? @type) @parameter) @parameters)
((create_index column: (_) @name) @definition
  (#set! kind "variable") (#set! modifier "index"))
((create_sequence (object_reference name: (_) @name)) @definition
  (#set! kind "variable") (#set! modifier "sequence"))
([(comment) (marginalia)] @doc @leading)
