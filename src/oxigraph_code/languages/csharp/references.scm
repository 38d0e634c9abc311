; Calls, with their arguments, which decide between overloads.

((invocation_expression function: [(identifier) @name (generic_name (identifier) @name)]) @reference
  (#set! kind "call") (#set! arguments "signature"))
