; Scopes, and bindings that define no symbol.

([(lambda) (list_comprehension) (set_comprehension) (dictionary_comprehension) (generator_expression)] @scope
  (#set! kind "block"))

; The first iterable of a comprehension is evaluated outside of its scope.
([(list_comprehension . (_) . (for_in_clause right: (_) @scope))
  (set_comprehension . (_) . (for_in_clause right: (_) @scope))
  (dictionary_comprehension . (_) . (for_in_clause right: (_) @scope))
  (generator_expression . (_) . (for_in_clause right: (_) @scope))]
  (#set! kind "outer"))

; Imports in this branch are for type checkers only.
((if_statement condition: [(identifier) (attribute)] @_condition consequence: (block) @region)
  (#match? @_condition "(^|[.])TYPE_CHECKING$")
  (#set! modifier "type_checking"))

((augmented_assignment left: (identifier) @binding))
; In a comprehension, ":=" binds a name of the function around.
((named_expression name: (identifier) @binding value: (_) @value)
  (#set! bound_in "function"))
; A loop variable is bound to the elements.
([(for_statement left: (identifier) @binding right: (_) @value)
  (for_in_clause left: (identifier) @binding right: (_) @value)]
  (#set! value_suffix "[*]"))
([(for_statement left: (pattern_list . (identifier) @binding) right: (_) @value)
  (for_in_clause left: (pattern_list . (identifier) @binding) right: (_) @value)]
  (#set! value_suffix "[*][0]"))
([(for_statement left: (pattern_list . (_) . (identifier) @binding) right: (_) @value)
  (for_in_clause left: (pattern_list . (_) . (identifier) @binding) right: (_) @value)]
  (#set! value_suffix "[*][1]"))
([(for_statement left: (pattern_list . (_) . (_) . (identifier) @binding) right: (_) @value)
  (for_in_clause left: (pattern_list . (_) . (_) . (identifier) @binding) right: (_) @value)]
  (#set! value_suffix "[*][2]"))
([(for_statement left: (pattern_list . (_) . (tuple_pattern . (identifier) @binding)) right: (_) @value)
  (for_in_clause left: (pattern_list . (_) . (tuple_pattern . (identifier) @binding)) right: (_) @value)]
  (#set! value_suffix "[*][1][0]"))
([(for_statement left: (pattern_list . (_) . (tuple_pattern . (_) . (identifier) @binding)) right: (_) @value)
  (for_in_clause left: (pattern_list . (_) . (tuple_pattern . (_) . (identifier) @binding)) right: (_) @value)]
  (#set! value_suffix "[*][1][1]"))
([(for_statement left: (pattern_list . (_) . (_) . (_) (identifier) @binding))
  (for_in_clause left: (pattern_list . (_) . (_) . (_) (identifier) @binding))])
([(tuple_pattern (identifier) @binding) (list_pattern (identifier) @binding)])
; Tuples unpacked from tuples, one level down; and from their last elements.
((assignment left: (pattern_list . (tuple_pattern . (identifier) @binding))
  right: [(expression_list . (tuple . (_) @value)) (tuple . (tuple . (_) @value))]))
((assignment left: (pattern_list . (tuple_pattern . (_) . (identifier) @binding))
  right: [(expression_list . (tuple . (_) . (_) @value)) (tuple . (tuple . (_) . (_) @value))]))
((assignment left: (pattern_list . (_) . (tuple_pattern . (identifier) @binding))
  right: [(expression_list . (_) . (tuple . (_) @value)) (tuple . (_) . (tuple . (_) @value))]))
((assignment left: (pattern_list . (_) . (tuple_pattern . (_) . (identifier) @binding))
  right: [(expression_list . (_) . (tuple . (_) . (_) @value)) (tuple . (_) . (tuple . (_) . (_) @value))]))
((assignment left: (pattern_list . (_) . (tuple_pattern . (_) . (tuple_pattern . (identifier) @binding)))
  right: (expression_list . (_) . (tuple . (_) . (tuple . (_) @value)))))
((assignment left: (pattern_list . (_) . (tuple_pattern . (_) . (tuple_pattern . (_) . (identifier) @binding)))
  right: (expression_list . (_) . (tuple . (_) . (tuple . (_) . (_) @value)))))
; Values unpacked one level down.
((assignment left: (pattern_list . (tuple_pattern . (identifier) @binding)) right: [(call) (identifier) (await)] @value)
  (#set! value_suffix "[0][0]"))
((assignment left: (pattern_list . (tuple_pattern . (_) . (identifier) @binding)) right: [(call) (identifier) (await)] @value)
  (#set! value_suffix "[0][1]"))
((assignment left: (pattern_list . (_) . (tuple_pattern . (identifier) @binding)) right: [(call) (identifier) (await)] @value)
  (#set! value_suffix "[1][0]"))
((assignment left: (pattern_list . (_) . (tuple_pattern . (_) . (identifier) @binding)) right: [(call) (identifier) (await)] @value)
  (#set! value_suffix "[1][1]"))
((pattern_list (list_splat_pattern (identifier) @binding)))

; "with" binds the result of ``__enter__``; "async with" awaits that of ``__aenter__``.
((with_statement "async"? @_async "with" (with_clause
    (with_item value: (as_pattern (_) @value alias: (as_pattern_target (identifier) @binding)))))
  (#not-eq? @_async "async")
  (#set! value_suffix ".__enter__()"))
((with_statement . "async" (with_clause
    (with_item value: (as_pattern (_) @value alias: (as_pattern_target (identifier) @binding)))))
  (#set! value_suffix ".__aenter__().await"))
((except_clause (as_pattern (_) @value alias: (as_pattern_target (identifier) @binding)))
  (#set! value_suffix "()"))
((as_pattern alias: (as_pattern_target (_ (identifier) @binding))))

((lambda_parameters (identifier) @binding))
((lambda_parameters (_ . (identifier) @binding)))
; Functions that sort or select elements pass each of them to the key function.
((call
    function: (identifier) @_function
    arguments: (argument_list . (_) @value . (keyword_argument
      name: (identifier) @_key value: (lambda parameters: (lambda_parameters . (identifier) @binding .)))))
  (#any-of? @_function "max" "min" "sorted")
  (#eq? @_key "key")
  (#set! value_suffix "[*]") (#set! read_in "text"))
((call
    function: (attribute object: (_) @value attribute: (identifier) @_function)
    arguments: (argument_list . (keyword_argument
      name: (identifier) @_key value: (lambda parameters: (lambda_parameters . (identifier) @binding .)))))
  (#eq? @_function "sort")
  (#eq? @_key "key")
  (#set! value_suffix "[*]") (#set! read_in "text"))
((call
    function: (identifier) @_function
    arguments: (argument_list . (lambda parameters: (lambda_parameters . (identifier) @binding .)) . (_) @value))
  (#any-of? @_function "filter" "map")
  (#set! value_suffix "[*]") (#set! read_in "text"))

((case_pattern (dotted_name . (identifier) @binding .)))
((case_pattern (as_pattern (case_pattern) (identifier) @binding)))
((as_pattern (case_pattern (class_pattern . (dotted_name) @value)) (identifier) @binding)
  (#set! value_suffix "()"))
((class_pattern . (dotted_name) @value (case_pattern (keyword_pattern (identifier) @member (dotted_name . (identifier) @binding .))))
  (#set! value_suffix "()"))
((splat_pattern (identifier) @binding))

((global_statement (identifier) @binding)
  (#set! kind "global"))
((nonlocal_statement (identifier) @binding)
  (#set! kind "nonlocal"))

; A call of a class runs the ``__call__`` of its metaclass.
((class_definition
  superclasses: (argument_list (keyword_argument name: (identifier) @_name value: [(identifier) (attribute)] @binding @value))
  body: (block) @scope)
  (#eq? @_name "metaclass")
  (#set! kind "metaclass"))

; Type parameters are names in the body as well.
((function_definition
  type_parameters: (type_parameter (type [
    (identifier) @binding (constrained_type . (type (identifier) @binding) (type) @type) (splat_type (identifier) @binding)]))
  body: (block) @scope)
  (#set! kind "type_parameter"))
((class_definition
  type_parameters: (type_parameter (type [
    (identifier) @binding (constrained_type . (type (identifier) @binding) (type) @type) (splat_type (identifier) @binding)]))
  body: (block) @scope)
  (#set! kind "type_parameter"))
; A ``TypeVar`` is an assignment beside functions, with its bound as its type.
((assignment left: (identifier) @binding right: (call function: [(identifier) (attribute)] @_made
    arguments: (argument_list (keyword_argument name: (identifier) @_name value: (_) @type))))
  (#match? @_made "(^|[.])TypeVar$")
  (#eq? @_name "bound")
  (#set! kind "type_parameter"))
; A class lists its type parameters in ``Generic`` or ``Protocol``.
((class_definition
  superclasses: (argument_list (subscript
    value: [(identifier) (attribute)] @_generic subscript: (identifier) @binding @value))
  body: (block) @scope)
  (#match? @_generic "(^|[.])(Generic|Protocol)$")
  (#set! kind "type_parameter"))

; Decisions: each is another way through the function.
([(if_statement) (elif_clause) (for_statement) (while_statement) (except_clause) (case_clause) (conditional_expression)
  (boolean_operator) (for_in_clause) (if_clause)] @decision)
