; The keys of the two upper levels; whatever is deeper is text.
((document (block_node (block_mapping (block_mapping_pair key: (_) @name value: (block_node (block_mapping) @scope)) @definition)))
  (#set! kind "namespace"))
((document (block_node (block_mapping (block_mapping_pair key: (_) @name value: [(flow_node) (block_node [(block_sequence) (block_scalar)])]) @definition)))
  (#set! kind "variable"))
((document (block_node (block_mapping (block_mapping_pair value: (block_node (block_mapping
  (block_mapping_pair key: (_) @name) @definition))))))
  (#set! kind "variable"))
((comment) @doc @leading)
