; Calls. `f(...)` makes a closure of the function and calls nothing.

((function_call_expression function: [(name) (qualified_name) (relative_name)] @name arguments: (_) @_arguments) @reference
  (#not-eq? @_arguments "(...)")
  (#set! kind "call"))
((function_call_expression function: [(variable_name) (subscript_expression) (parenthesized_expression)
    (function_call_expression) (member_call_expression) (scoped_call_expression)] @receiver) @reference
  (#set! kind "call"))
((member_call_expression object: (_) @receiver name: (name) @name arguments: (_) @_arguments) @reference
  (#not-eq? @_arguments "(...)")
  (#set! kind "call"))
((nullsafe_member_call_expression object: (_) @receiver name: (name) @name) @reference
  (#set! kind "call"))
((scoped_call_expression scope: (_) @receiver name: (name) @name arguments: (_) @_arguments) @reference
  (#not-eq? @_arguments "(...)")
  (#set! kind "call"))
((object_creation_expression . [(name) (qualified_name) (relative_name)] @name) @reference
  (#set! kind "call"))
((object_creation_expression . (variable_name) @receiver) @reference
  (#set! kind "call"))
; A member or class that is computed.
([(member_call_expression name: (variable_name) @receiver) (scoped_call_expression name: (variable_name) @receiver)
  (object_creation_expression . [(member_access_expression) (scoped_property_access_expression)
    (parenthesized_expression) (subscript_expression)] @receiver)] @reference
  (#set! kind "call"))

; What is dispatched by its class is made for that.
((scoped_call_expression scope: [(name) (qualified_name)] @name @reference name: (name) @_later)
  (#any-of? @_later "dispatch" "dispatchSync" "dispatchNow" "dispatchIf" "dispatchUnless" "dispatchAfterResponse")
  (#not-match? @name "^\\\\?(Event|Bus|Queue|self|static|parent|Cache)$")
  (#set! kind "call"))

; A job that is sent to a queue runs later.
((scoped_call_expression scope: [(name) (qualified_name)] @receiver name: (name) @_later) @reference
  (#any-of? @_later "dispatch" "dispatchSync" "dispatchNow" "dispatchIf" "dispatchUnless" "dispatchAfterResponse")
  (#not-match? @receiver "(Event|Bus|Queue|self|static|parent|Cache)$")
  (#set! kind "call") (#set! name "handle"))
([(function_call_expression function: (name) @_later arguments: (arguments . (argument [
    (object_creation_expression . [(name) (qualified_name)] @_job) @receiver
    (parenthesized_expression (object_creation_expression . [(name) (qualified_name)] @_job) @receiver)
    (member_call_expression object: (parenthesized_expression
      (object_creation_expression . [(name) (qualified_name)] @_job) @receiver))])))
  (scoped_call_expression name: (name) @_later arguments: (arguments . (argument [
    (object_creation_expression . [(name) (qualified_name)] @_job) @receiver
    (parenthesized_expression (object_creation_expression . [(name) (qualified_name)] @_job) @receiver)
    (member_call_expression object: (parenthesized_expression
      (object_creation_expression . [(name) (qualified_name)] @_job) @receiver))])))] @reference
  (#any-of? @_later "dispatch" "dispatch_sync" "dispatch_now" "dispatchSync" "dispatchNow" "push" "later")
  (#not-match? @_job "(Event|Message|Command|Query)$")
  (#set! kind "call") (#set! name "handle"))
((member_call_expression name: (name) @_later
    arguments: (arguments . (argument (object_creation_expression . [(name) (qualified_name)] @_job) @receiver))) @reference
  (#any-of? @_later "dispatch" "dispatchSync" "dispatchNow" "push" "later") (#match? @_job "Job$")
  (#set! kind "call") (#set! name "handle"))
((member_call_expression object: (variable_name) @_own name: (name) @_later
    arguments: (arguments . (argument (object_creation_expression . [(name) (qualified_name)] @_job) @receiver))) @reference
  (#eq? @_own "$this") (#match? @_later "[dD]ispatch(Sync|Now|Job)?$") (#not-match? @_job "(Event|Message|Command|Query|Job)$")
  (#set! kind "call") (#set! name "handle"))

; The class at the other end of a relation.
((member_call_expression name: (name) @_relation
  arguments: (arguments . (argument (class_constant_access_expression . (_) @argument)))) @reference
  (#match? @_relation "^(has|belongsTo|morph)[A-Z]?")
  (#set! kind "value"))

; A scope of all queries of a model, and a composer of a template, which run later.
((scoped_call_expression name: (name) @_scoped
    arguments: (arguments . (argument (object_creation_expression) @receiver) .)) @reference
  (#eq? @_scoped "addGlobalScope") (#set! kind "call") (#set! name "apply"))
((scoped_call_expression scope: (name) @_view name: (name) @_composer
  arguments: (arguments . (_) . (argument (class_constant_access_expression . (_) @receiver)))) @reference
  (#eq? @_view "View") (#any-of? @_composer "composer" "creator") (#set! kind "call") (#set! name "compose"))
