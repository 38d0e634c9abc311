; Calls. The grammar parses the "*" of "*f()" in a list as a part of the callee.

((call function: [
    (identifier) @name
    (parenthesized_expression (identifier) @name)
    (list_splat . (identifier) @name)
  ]) @reference
  (#set! kind "call") (#set! arguments "handed"))

((call function: [
    (attribute object: (_) @receiver attribute: (identifier) @name)
    (parenthesized_expression (attribute object: (_) @receiver attribute: (identifier) @name))
    (list_splat . (attribute object: (_) @receiver attribute: (identifier) @name))
  ]) @reference
  (#set! kind "call") (#set! arguments "handed"))

; The callee is itself computed, so there is no name.
((call function: [
    (call) (subscript) (lambda) (await) (string) (concatenated_string) (list) (dictionary)
    (list_splat [(call) (subscript)])
    (parenthesized_expression [
      (call) (subscript) (lambda) (await) (string) (list) (dictionary) (conditional_expression) (boolean_operator)
      (named_expression) (parenthesized_expression) (binary_operator)])
  ] @receiver) @reference
  (#set! kind "call") (#set! arguments "handed"))

; An operator calls a method of its left operand.
((binary_operator left: (_) @value operator: "+") @same
  (#set! value_suffix ".__add__()"))
((binary_operator left: (_) @value operator: "-") @same
  (#set! value_suffix ".__sub__()"))
((binary_operator left: (_) @value operator: "*") @same
  (#set! value_suffix ".__mul__()"))
((binary_operator left: (_) @value operator: "/") @same
  (#set! value_suffix ".__truediv__()"))
((binary_operator left: (_) @value operator: "//") @same
  (#set! value_suffix ".__floordiv__()"))
((binary_operator left: (_) @value operator: "@") @same
  (#set! value_suffix ".__matmul__()"))
((binary_operator left: (_) @value operator: "&") @same
  (#set! value_suffix ".__and__()"))
((binary_operator left: (_) @value operator: "|") @same
  (#set! value_suffix ".__or__()"))
((binary_operator left: (_) @value operator: "^") @same
  (#set! value_suffix ".__xor__()"))
((binary_operator left: (_) @value operator: "<<") @same
  (#set! value_suffix ".__lshift__()"))
((binary_operator left: (_) @value operator: ">>") @same
  (#set! value_suffix ".__rshift__()"))
((binary_operator left: (_) @value operator: "**") @same
  (#set! value_suffix ".__pow__()"))
((unary_operator operator: "~" argument: (_) @value) @same
  (#set! value_suffix ".__invert__()"))
((unary_operator operator: "-" argument: (_) @value) @same
  (#set! value_suffix ".__neg__()"))

; The result of the generator that "yield from" delegates to.
((yield "from" (_) @value) @same
  (#set! value_suffix ".await"))

; The value of a nested assignment, and of an assignment expression.
((assignment right: (assignment right: (_) @value) @same))
((parenthesized_expression (named_expression value: (_) @value)) @same)

; type(x) is the class of x; other functions return their argument, an element of it, or the result of calling it.
((call function: (identifier) @_type arguments: (argument_list . (_) @argument .)) @reference
  (#eq? @_type "type")
  (#set! kind "value"))
((call function: (identifier) @_function arguments: (argument_list . (_) @argument)) @reference
  (#any-of? @_function
    "cast" "classmethod" "closing" "copy" "create_task" "deepcopy" "deque" "ensure_future" "enumerate" "frozenset"
    "groupby" "islice" "iter" "list" "map" "max" "min" "next" "pairwise" "partial" "partialmethod" "property" "replace"
    "reversed" "set" "shield" "sorted" "staticmethod" "tuple" "update_wrapper" "wait_for")
  (#set! kind "value"))
((call function: (attribute attribute: (identifier) @_function) arguments: (argument_list . (_) @argument)) @reference
  (#any-of? @_function
    "__new__" "cast" "closing" "copy" "create_task" "deepcopy" "deque" "ensure_future" "enter_async_context"
    "enter_context" "gather" "groupby" "islice" "pairwise" "partial" "partialmethod" "run" "run_until_complete" "shield"
    "submit" "to_thread" "update_wrapper" "wait_for")
  (#set! kind "value"))
((call function: (identifier) @_function arguments: (generator_expression) @argument) @reference
  (#any-of? @_function "deque" "frozenset" "iter" "list" "max" "min" "next" "set" "sorted" "tuple")
  (#set! kind "value"))
; A copy with changes. Text and dates have a method of this name, but not with a value before keywords.
((call function: (attribute attribute: (identifier) @_function)
    arguments: (argument_list . [(identifier) (attribute) (call) (subscript)] @argument
      . [(keyword_argument) (dictionary_splat)])) @reference
  (#eq? @_function "replace")
  (#set! kind "value"))
; These return elements of several arguments.
((call
    function: [(identifier) @_function (attribute object: (identifier) attribute: (identifier) @_function)]
    arguments: (argument_list . (_) @argument . (_) @argument . (_)? @argument)) @reference
  (#any-of? @_function "chain" "filter" "gather" "zip")
  (#set! kind "value"))

; The declaration of a relation names the other class, as a name or in a string, and the reverse name.
((assignment right: (call
    function: [(identifier) @_relation (attribute attribute: (identifier) @_relation)]
    arguments: (argument_list . [(identifier) (attribute) (string)] @argument)) @reference)
  (#match? @_relation "(ForeignKey|OneToOneField|ManyToManyField|ParentalKey|GenericRelation|relationship|relation|backref)$")
  (#set! kind "value"))
((assignment right: (call
    function: [(identifier) @_relation (attribute attribute: (identifier) @_relation)]
    arguments: (argument_list (keyword_argument
      name: (identifier) @member value: [(identifier) (attribute) (string)] @argument))) @reference)
  (#match? @_relation "(ForeignKey|OneToOneField|ManyToManyField|ParentalKey|GenericRelation|relationship|relation|backref)$")
  (#any-of? @member "to" "related_name" "argument" "backref")
  (#set! kind "value"))
((assignment right: (call
    function: [(identifier) @_relation (attribute attribute: (identifier) @_relation)]
    arguments: (argument_list (keyword_argument
      name: (identifier) @member
      value: (call function: (_) @_reverse arguments: (argument_list . (string) @argument))))) @reference)
  (#match? @_relation "(^relation|relationship)$")
  (#eq? @member "backref")
  (#match? @_reverse "(^|[.])backref$")
  (#set! kind "value"))
((call function: [(identifier) @_function (attribute attribute: (identifier) @_function)]
    arguments: (argument_list . [(identifier) (attribute) (call)] @argument)) @reference
  (#any-of? @_function
    "exec" "execute" "first_or_404" "from_queryset" "get_list_or_404" "get_object_or_404" "aget_object_or_404"
    "one_or_404" "paginate_queryset" "scalar" "scalars")
  (#set! kind "value"))
; With several arguments, each row has an element of each.
((call function: [(identifier) @_function (attribute attribute: (identifier) @_function)]
    arguments: (argument_list . [(identifier) (attribute)] @argument .)) @reference
  (#any-of? @_function "query" "select")
  (#set! kind "value"))
((call function: (attribute attribute: (identifier) @_function)
    arguments: (argument_list . [(identifier) @argument @_class (attribute attribute: (identifier) @_class) @argument])) @reference
  (#any-of? @_function "get" "get_one" "get_or_404")
  (#match? @_class "^[A-Z]")
  (#set! kind "value"))

; The type of a cast, if it is no plain name.
((call
    function: [(identifier) @_cast (attribute attribute: (identifier) @_cast)]
    arguments: (argument_list . [(string (string_content) @type) (subscript) @type (binary_operator) @type])) @cast
  (#eq? @_cast "cast"))

; A literal has a known class.
((attribute object: [
    (string (string_start) @_start) @literal
    (concatenated_string . (string (string_start) @_start)) @literal
    (parenthesized_expression [
      (string (string_start) @_start) @literal (concatenated_string . (string (string_start) @_start)) @literal])])
  (#not-match? @_start "[bBtT]")
  (#set! name "{str}()"))
((attribute object: [
    (string (string_start) @_start) @literal
    (concatenated_string . (string (string_start) @_start)) @literal
    (parenthesized_expression [
      (string (string_start) @_start) @literal (concatenated_string . (string (string_start) @_start)) @literal])])
  (#match? @_start "[bB]")
  (#set! name "{bytes}()"))
([(attribute object: (list) @literal) (assignment right: (list) @literal)]
  (#set! name "{list}()"))
([(attribute object: [(dictionary) (dictionary_comprehension)] @literal)
  (assignment right: [(dictionary) (dictionary_comprehension)] @literal)]
  (#set! name "{dict}()"))
([(attribute object: [(set) (set_comprehension)] @literal)
  (assignment right: [(set) (set_comprehension)] @literal)]
  (#set! name "{set}()"))

; A list has the elements of its literal, and those added later. So does a tuple that is iterated over.
([(list . [(identifier) (attribute) (call) (await)]) (list "[" . "]")] @scope
  (#set! kind "array"))
; A list of rows has them, too, if its first row is a list of names, or a tuple with a name first or after a string.
((list . [
    (list . [(identifier) (attribute)])
    (tuple . [(identifier) (attribute)]) (tuple . (string) . [(identifier) (attribute)])]) @scope
  (#set! kind "array"))
([
  (list . [
    (list . [(identifier) (attribute)])
    (tuple . [(identifier) (attribute)]) (tuple . (string) . [(identifier) (attribute)])] @entry @value)
  (list . [
    (list . [(identifier) (attribute)])
    (tuple . [(identifier) (attribute)]) (tuple . (string) . [(identifier) (attribute)])] (_) @entry @value)])
([
  (list [(tuple . [(identifier) (attribute)]) (tuple . (string) . [(identifier) (attribute)])] @scope)
  (pair value: [(tuple . [(identifier) (attribute)]) (tuple . (string) . [(identifier) (attribute)])] @scope)]
  (#set! kind "array"))
([(list (tuple . [(identifier) (attribute)] @binding @value))
  (pair value: (tuple . [(identifier) (attribute)] @binding @value))]
  (#set! name "[0]"))
([(list (tuple . [(string) (identifier) (attribute)] . [(identifier) (attribute)] @binding @value))
  (pair value: (tuple . [(string) (identifier) (attribute)] . [(identifier) (attribute)] @binding @value))]
  (#set! name "[1]"))
; A starred name is a list of the elements that no other name takes.
((assignment left: (pattern_list (list_splat_pattern)) right: [(expression_list) (tuple)] @scope)
  (#set! kind "array"))
((assignment left: (pattern_list (list_splat_pattern) .)
  right: [(expression_list (_) @entry @value) (tuple (_) @entry @value)]))
((assignment left: (pattern_list (list_splat_pattern) . (_) .)
  right: [(expression_list (_) @entry @value . (_)) (tuple (_) @entry @value . (_))]))
((for_statement right: (tuple . [(identifier) (attribute) (call)]) @scope)
  (#set! kind "array"))
((assignment left: [(identifier) (attribute)] right: (tuple . [(identifier) (attribute) (call)]) @scope)
  (#set! kind "array"))
((assignment left: [(identifier) (attribute)] right: [
  (tuple . [(identifier) (attribute) (call)] @entry @value)
  (tuple . [(identifier) (attribute) (call)] (_) @entry @value)]))
((for_statement right: (tuple [(identifier) (attribute) (call)] @binding @value))
  (#set! name "[]"))
([(list . [(identifier) (attribute) (call) (await)] @entry @value)
  (list . [(identifier) (attribute) (call) (await)] (_) @entry @value)])
([(list_comprehension) (generator_expression)] @literal @scope)
([(list_comprehension . [(identifier) (attribute) (call) (await)] @binding @value)
  (generator_expression . [(identifier) (attribute) (call) (await)] @binding @value)]
  (#set! name "[]"))
((call
    function: (attribute object: [(identifier) (attribute object: (identifier))] @binding attribute: (identifier) @_adds)
    arguments: (argument_list . [(identifier) (attribute) (call) (await)] @value .))
  (#eq? @_adds "append")
  (#set! kind "member") (#set! name_suffix ".[]"))
((call
    function: [(identifier) @_moves (attribute object: (identifier) attribute: (identifier) @_moves)]
    arguments: (argument_list . [(identifier) (attribute object: (identifier))] @binding @value))
  (#any-of? @_moves "heapify" "heappop" "heappush" "insort" "shuffle")
  (#set! kind "member") (#set! name_suffix ".del"))
((delete_statement (subscript value: [(identifier) (attribute object: (identifier))] @binding @value))
  (#set! kind "member") (#set! name_suffix ".del"))

; A dict has the values of its literal, and those set later.
([(dictionary . (pair value: [(identifier) (attribute) (call) (await) (dictionary)])) (dictionary "{" . "}")] @scope
  (#set! kind "mapping"))
((dictionary (pair key: (_) @member value: [(identifier) (attribute) (call) (await) (dictionary)] @value) @entry))
((dictionary . (pair value: [
    (list . [(identifier) (attribute)])
    (tuple . [(identifier) (attribute)]) (tuple . (string) . [(identifier) (attribute)])])) @scope
  (#set! kind "mapping"))
((dictionary (pair key: (_) @member value: [
    (list . [(identifier) (attribute)])
    (tuple . [(identifier) (attribute)]) (tuple . (string) . [(identifier) (attribute)])] @value) @entry))
((assignment left: (subscript) @entry right: (_) @value))
((call
    function: (attribute object: [(identifier) (attribute)] @entry attribute: (identifier) @_update)
    arguments: (argument_list . (dictionary (pair key: (_) @member value: (_) @value)) .))
  (#eq? @_update "update"))

; super(C, self) continues after C in the MRO, not after the class around.
((call function: (identifier) @_super arguments: (argument_list . (_) @argument)) @reference
  (#eq? @_super "super"))
