((class name: [(constant) (scope_resolution)] @name body: (body_statement)? @scope) @definition
  (#set! kind "class"))
((class superclass: (superclass (_) @base)) @definition)
((module name: (_) @name body: (body_statement)? @scope) @definition
  (#set! kind "trait"))
([(class body: (_ (call method: (identifier) @_include arguments: (argument_list (_) @base)))) @definition
  (module body: (_ (call method: (identifier) @_include arguments: (argument_list (_) @base)))) @definition]
  (#eq? @_include "include"))

((method name: (_) @name parameters: (_)? @parameters body: (_)? @scope "end"? @scope) @definition
  (#set! kind "function"))
((singleton_method name: (_) @name parameters: (_)? @parameters body: (_)? @scope "end"? @scope) @definition
  (#set! kind "function") (#set! modifier "static"))
((method_parameters (identifier) @parameter @name) @parameters)
((method_parameters (splat_parameter (identifier) @name) @parameter) @parameters
  (#set! kind "rest"))

((block) @scope)
((block_parameters (identifier) @binding)
  (#set! kind "parameter"))
((assignment left: (identifier) @binding right: (_) @value)
  (#set! kind "variable"))
((method body: (body_statement (_) @binding @value .))
  (#set! kind "return"))

((call receiver: (_)? @receiver method: (_) @name) @reference
  (#set! kind "call"))
((call method: (super) @name) @reference
  (#set! kind "call"))
([(body_statement (identifier) @reference @name) (binary (identifier) @reference @name)
  (argument_list (identifier) @reference @name) (call receiver: (identifier) @reference @name)
  (assignment right: (identifier) @reference @name) (body_statement (super) @reference @name)]
  (#set! kind "name"))
