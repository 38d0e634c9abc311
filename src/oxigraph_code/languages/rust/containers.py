"""The methods of Rust's collections and iterators, with the types of their results.

For maintainers: data only, in the notation that ``library`` explains. Several types share a table if most of it is the
same.

Source: the documentation of the standard library.
"""

from __future__ import annotations

ITERATOR = """
    next:Option<0> next/0:0 last:Option<0> nth:Option<0> next_back:Option<0> rev:Iterator<0> skip:Iterator<0>
    take:Iterator<0> step_by:Iterator<0> chain:Iterator<0> filter:Iterator<0> inspect:Iterator<0> fuse:Iterator<0>
    by_ref:self cycle:Iterator<0> peekable:Peekable<self> skip_while:Iterator<0> take_while:Iterator<0>
    cloned:Iterator<0> copied:Iterator<0> enumerate:Iterator<(_,0)> zip:Iterator<(0,_)> find:Option<0>
    max_by_key:Option<0> min_by_key:Option<0> max:Option<0> min:Option<0> max_by:Option<0> min_by:Option<0>
    reduce:Option<0> rfind:Option<0> collect count sum product all any position fold for_each
    into_iter:self iter:self map:Iterator<fn> filter_map:Iterator<fn[?]> flat_map:Iterator<fn[*]> find_map:fn
    map_while:Iterator<fn[?]> partition unzip eq size_hint scan try_for_each:fn try_fold rposition
    flatten:Iterator<0[*]>
    cmp partial_cmp ne lt le gt ge is_sorted is_sorted_by is_sorted_by_key nth_back:Option<0> rfold try_rfold
    map/0:0 filter/0:0 for_each/0:0 find/0:0 any/0:0 all/0:0 position/0:0 flat_map/0:0 filter_map/0:0
    inspect/0:0 skip_while/0:0 take_while/0:0 map_while/0:0 find_map/0:0 partition/0:0 max_by_key/0:0 min_by_key/0:0
    fold/1:0 max_by/0:0 max_by/1:0 min_by/0:0 min_by/1:0 reduce/0:0 reduce/1:0 rposition/0:0 try_for_each/0:0
    try_fold/1:0 rfold/1:0 try_rfold/1:0 scan/1:0 rfind/0:0 [*]:0 peek:Option<0> peek_mut:Option<0> next_if:Option<0>
    next_if/0:0 as_slice:{slice}<0> Item:0
"""
SLICE_METHODS = """
    iter:Iterator<0> iter_mut:Iterator<0> into_iter:Iterator<0> first:Option<0> first_mut:Option<0> last:Option<0>
    last_mut:Option<0> get:Option<0> get_mut:Option<0> get_unchecked:0 get_unchecked_mut:0 len is_empty
    split_first:Option<(0,{slice}<0>)> split_last:Option<(0,{slice}<0>)> split_at:({slice}<0>,{slice}<0>)
    split_at_mut:({slice}<0>,{slice}<0>) chunks:Iterator<{slice}<0>> windows:Iterator<{slice}<0>> to_vec:Vec<0>
    chunks_exact:Iterator<{slice}<0>> split:Iterator<{slice}<0>>
    chunks_mut:Iterator<{slice}<0>> chunks_exact_mut:Iterator<{slice}<0>> rchunks:Iterator<{slice}<0>>
    rchunks_mut:Iterator<{slice}<0>> rchunks_exact:Iterator<{slice}<0>> rchunks_exact_mut:Iterator<{slice}<0>>
    chunk_by:Iterator<{slice}<0>> chunk_by_mut:Iterator<{slice}<0>> array_windows:Iterator<{slice}<0>>
    split_mut:Iterator<{slice}<0>> split_inclusive:Iterator<{slice}<0>> split_inclusive_mut:Iterator<{slice}<0>>
    rsplit:Iterator<{slice}<0>> rsplit_mut:Iterator<{slice}<0>> splitn:Iterator<{slice}<0>>
    splitn_mut:Iterator<{slice}<0>> rsplitn:Iterator<{slice}<0>> rsplitn_mut:Iterator<{slice}<0>>
    split_first_mut:Option<(0,{slice}<0>)> split_last_mut:Option<(0,{slice}<0>)> first_chunk:Option<{slice}<0>>
    first_chunk_mut:Option<{slice}<0>> last_chunk:Option<{slice}<0>> last_chunk_mut:Option<{slice}<0>>
    split_first_chunk:Option<({slice}<0>,{slice}<0>)> split_last_chunk:Option<({slice}<0>,{slice}<0>)>
    split_first_chunk_mut:Option<({slice}<0>,{slice}<0>)> split_last_chunk_mut:Option<({slice}<0>,{slice}<0>)>
    split_at_checked:Option<({slice}<0>,{slice}<0>)> split_at_mut_checked:Option<({slice}<0>,{slice}<0>)>
    split_at_unchecked:({slice}<0>,{slice}<0>) split_at_mut_unchecked:({slice}<0>,{slice}<0>)
    as_chunks:({slice}<{slice}<0>>,{slice}<0>) as_chunks_mut:({slice}<{slice}<0>>,{slice}<0>)
    as_rchunks:({slice}<0>,{slice}<{slice}<0>>) as_rchunks_mut:({slice}<0>,{slice}<{slice}<0>>)
    as_chunks_unchecked:{slice}<{slice}<0>> as_chunks_unchecked_mut:{slice}<{slice}<0>> as_array:Option<{slice}<0>>
    as_mut_array:Option<{slice}<0>> as_flattened:0 as_flattened_mut:0 get_disjoint_mut get_disjoint_unchecked_mut
    strip_prefix:Option<{slice}<0>> strip_suffix:Option<{slice}<0>> split_off:Option<self> split_off_mut:Option<self>
    split_off_first:Option<0> split_off_first_mut:Option<0> split_off_last:Option<0> split_off_last_mut:Option<0>
    into_vec:Vec<0> repeat:Vec<0> to_ascii_lowercase:Vec<0> to_ascii_uppercase:Vec<0> make_ascii_lowercase
    make_ascii_uppercase is_ascii eq_ignore_ascii_case escape_ascii utf8_chunks trim_ascii:self trim_ascii_start:self
    trim_ascii_end:self binary_search_by_key select_nth_unstable select_nth_unstable_by select_nth_unstable_by_key
    sort_by_cached_key is_sorted is_sorted_by is_sorted_by_key partition_point rotate_left rotate_right fill fill_with
    clone_from_slice copy_from_slice copy_within swap_with_slice align_to align_to_mut connect element_offset
    as_ptr_range as_mut_ptr_range
    as_slice:{slice}<0> as_mut_slice:{slice}<0> swap reverse sort sort_by sort_by_key sort_unstable
    sort_unstable_by sort_unstable_by_key contains starts_with ends_with binary_search binary_search_by
    concat join as_ptr as_mut_ptr clone:self to_owned:self as_ref:self as_mut:self borrow:self
    sort_by/0:0 sort_by/1:0 sort_by_key/0:0 sort_unstable_by/0:0 sort_unstable_by/1:0 sort_unstable_by_key/0:0
    binary_search_by/0:0 binary_search_by_key/0:0 sort_by_cached_key/0:0 partition_point/0:0 split/0:0 chunk_by/0:0
    chunk_by/1:0 [*]:0 []:0 [:]:{slice}<0>
"""
VEC = (
    SLICE_METHODS
    + """
    pop:Option<0> push insert remove:0 swap_remove:0 drain:Iterator<0> clear extend truncate retain
    retain/0:0 split_off:self append resize capacity reserve dedup into_boxed_slice:Box<{slice}<0>>
    pop_front:Option<0> pop_back:Option<0> front:Option<0> back:Option<0> front_mut:Option<0> back_mut:Option<0>
    push_back push_front extend_from_slice leak:{slice}<0> with_capacity dedup_by_key/0:0 dedup_by/0:0
    splice:Iterator<0> retain_mut/0:0
    extract_if:Iterator<0> pop_if:Option<0> push_mut:0 insert_mut:0 retain_mut dedup_by dedup_by_key reserve_exact
    try_reserve try_reserve_exact shrink_to shrink_to_fit set_len resize_with spare_capacity_mut extend_from_within
    into_flattened:0 into_raw_parts as_slices:({slice}<0>,{slice}<0>) as_mut_slices:({slice}<0>,{slice}<0>)
    range:Iterator<0> range_mut:Iterator<0> make_contiguous:{slice}<0> pop_front_if:Option<0> pop_back_if:Option<0>
    push_front_mut:0 push_back_mut:0 swap_remove_front:Option<0> swap_remove_back:Option<0>
"""
)
SET = """
    iter:Iterator<0> into_iter:Iterator<0> drain:Iterator<0> get:Option<0> take:Option<0> insert contains remove
    len is_empty clear union:Iterator<0> intersection:Iterator<0> difference:Iterator<0> extend clone:self
    retain retain/0:0 first:Option<0> last:Option<0> pop_first:Option<0> pop_last:Option<0> peek:Option<0>
    pop:Option<0> push range:Iterator<0> into_sorted_vec:Vec<0> into_vec:Vec<0> [*]:0
    symmetric_difference:Iterator<0> is_disjoint is_subset is_superset replace:Option<0> append split_off:self
    extract_if:Iterator<0> peek_mut:Option<0> as_slice:{slice}<0> capacity hasher reserve reserve_exact try_reserve
    try_reserve_exact shrink_to shrink_to_fit
"""
MAP = """
    get:Option<1> get_mut:Option<1> insert:Option<1> remove:Option<1> remove_entry:Option<(0,1)> keys:Iterator<0>
    values:Iterator<1> values_mut:Iterator<1> into_keys:Iterator<0> into_values:Iterator<1> iter:Iterator<(0,1)>
    iter_mut:Iterator<(0,1)> into_iter:Iterator<(0,1)> drain:Iterator<(0,1)> entry:Entry<0,1> contains_key len
    is_empty clear extend clone:self retain get_key_value:Option<(0,1)> first_key_value:Option<(0,1)>
    last_key_value:Option<(0,1)> pop_first:Option<(0,1)> range:Iterator<(0,1)> range_mut:Iterator<(0,1)>
    retain/0:0 retain/1:1 [*]:(0,1) []:1 get_index:Option<(0,1)> get_index_mut:Option<(0,1)> get_full:Option<(_,0,1)>
    get_full_mut:Option<(_,0,1)> swap_remove:Option<1> shift_remove:Option<1> shift_remove_entry:Option<(0,1)>
    swap_remove_entry:Option<(0,1)> insert_full:(_,Option<1>) first:Option<(0,1)> last:Option<(0,1)>
    get_key_value_mut:Option<(0,1)> pop:Option<(0,1)> sort_by/0:0 sort_by/1:1 sort_by/2:0 sort_by/3:1
    first_entry:Option<OccupiedEntry<0,1>> last_entry:Option<OccupiedEntry<0,1>> pop_last:Option<(0,1)> append
    split_off:self extract_if:Iterator<(0,1)> get_disjoint_mut get_disjoint_unchecked_mut capacity hasher reserve
    try_reserve shrink_to shrink_to_fit
"""
ENTRY = """
    or_insert:1 or_insert_with:1 or_default:1 or_insert_with_key:1 and_modify:self and_modify/0:1 key:0 get:1 get_mut:1
    shift_remove:1 swap_remove:1 remove_entry:(0,1) shift_remove_entry:(0,1) swap_remove_entry:(0,1)
    into_mut:1 remove:1 insert:1 insert_entry:OccupiedEntry<0,1>
    [=Occupied.0]:OccupiedEntry<0,1> [=Vacant.0]:VacantEntry<0,1> into_key:0
"""
