"""The methods of Rust's numbers, characters and texts.

For maintainers: data only, and all of it, since a method that is missing would be taken for one that a package adds;
what they give has no members that matter.

Source: the documentation of the standard library.
"""

from __future__ import annotations

_INTEGER = """
    checked_add checked_sub checked_mul checked_div checked_rem checked_neg checked_shl checked_shr checked_pow
    checked_div_euclid checked_rem_euclid checked_ilog checked_ilog2 checked_ilog10 wrapping_add wrapping_sub
    wrapping_mul wrapping_div wrapping_div_euclid wrapping_rem wrapping_rem_euclid wrapping_neg wrapping_shl
    wrapping_shr wrapping_pow saturating_add saturating_sub saturating_mul saturating_div saturating_pow
    overflowing_add overflowing_sub overflowing_mul overflowing_div overflowing_div_euclid overflowing_rem
    overflowing_rem_euclid overflowing_neg overflowing_shl overflowing_shr overflowing_pow strict_add strict_sub
    strict_mul strict_div strict_div_euclid strict_rem strict_rem_euclid strict_neg strict_shl strict_shr strict_pow
    unchecked_add unchecked_sub unchecked_mul unchecked_shl unchecked_shr unbounded_shl unbounded_shr count_ones
    count_zeros leading_zeros trailing_zeros leading_ones trailing_ones rotate_left rotate_right swap_bytes
    reverse_bits to_be to_le to_be_bytes to_le_bytes to_ne_bytes pow isqrt ilog ilog2 ilog10 rem_euclid div_euclid
    midpoint abs_diff
"""
_SIGNED = f"""
    {_INTEGER} abs signum is_negative is_positive unsigned_abs cast_unsigned checked_abs checked_isqrt
    checked_add_unsigned checked_sub_unsigned wrapping_abs wrapping_add_unsigned wrapping_sub_unsigned saturating_abs
    saturating_neg saturating_add_unsigned saturating_sub_unsigned overflowing_abs overflowing_add_unsigned
    overflowing_sub_unsigned strict_abs strict_add_unsigned strict_sub_unsigned unchecked_neg
"""
_UNSIGNED = f"""
    {_INTEGER} is_power_of_two next_power_of_two checked_next_power_of_two div_ceil next_multiple_of
    checked_next_multiple_of is_multiple_of cast_signed checked_add_signed checked_sub_signed checked_signed_diff
    wrapping_add_signed wrapping_sub_signed saturating_add_signed saturating_sub_signed overflowing_add_signed
    overflowing_sub_signed strict_add_signed strict_sub_signed carrying_add carrying_mul carrying_mul_add borrowing_sub
"""
_ASCII = """
    is_ascii is_ascii_digit is_ascii_alphabetic is_ascii_alphanumeric is_ascii_hexdigit is_ascii_whitespace
    is_ascii_uppercase is_ascii_lowercase is_ascii_punctuation is_ascii_control is_ascii_graphic to_ascii_lowercase
    to_ascii_uppercase make_ascii_lowercase make_ascii_uppercase eq_ignore_ascii_case
"""
_FLOAT = """
    floor ceil round round_ties_even trunc fract abs signum copysign powi powf sqrt cbrt exp exp2 exp_m1 ln ln_1p log
    log2 log10 sin cos tan sin_cos asin acos atan atan2 sinh cosh tanh asinh acosh atanh is_nan is_infinite is_finite
    is_normal is_subnormal classify to_bits to_be_bytes to_le_bytes to_ne_bytes to_int_unchecked to_degrees to_radians
    min max recip mul_add hypot abs_sub div_euclid rem_euclid next_up next_down midpoint total_cmp is_sign_negative
    is_sign_positive clamp
"""
_CHARACTER = f"""
    {_ASCII} is_alphabetic is_alphanumeric is_numeric is_whitespace is_control is_uppercase is_lowercase is_digit
    to_digit len_utf8 len_utf16 encode_utf8 encode_utf16 to_lowercase to_uppercase escape_default escape_debug
    escape_unicode
"""
_TEXT = """
    len is_empty as_bytes as_bytes_mut as_str as_ptr as_mut_ptr chars char_indices bytes lines lines_any split rsplit
    splitn rsplitn split_at split_at_mut split_at_checked split_at_mut_checked split_once rsplit_once
    split_whitespace split_ascii_whitespace split_terminator rsplit_terminator split_inclusive trim trim_start
    trim_end trim_left trim_right trim_matches trim_start_matches trim_end_matches trim_left_matches
    trim_right_matches trim_ascii trim_ascii_start trim_ascii_end strip_prefix strip_suffix starts_with ends_with
    contains find rfind matches rmatches match_indices rmatch_indices replace replacen parse to_lowercase to_uppercase
    to_ascii_lowercase to_ascii_uppercase make_ascii_lowercase make_ascii_uppercase repeat is_char_boundary
    floor_char_boundary ceil_char_boundary get get_mut get_unchecked get_unchecked_mut slice_unchecked
    slice_mut_unchecked eq_ignore_ascii_case is_ascii encode_utf16 into_boxed_bytes into_string escape_debug
    escape_default escape_unicode
"""
_STRING = f"""
    {_TEXT} push push_str pop insert insert_str remove clear truncate capacity reserve reserve_exact try_reserve
    try_reserve_exact shrink_to shrink_to_fit drain retain split_off replace_range extend_from_within leak as_mut_str
    as_mut_vec into_bytes into_boxed_str into_raw_parts
"""
_SIZES = ("8", "16", "32", "64", "128", "size")
PRIMITIVES = {
    **{f"std::primitive::i{size}": _SIGNED for size in _SIZES},
    **{f"std::primitive::u{size}": _UNSIGNED for size in _SIZES},
    "std::primitive::u8": f"{_UNSIGNED} {_ASCII} escape_ascii",
    **{f"std::primitive::{name}": _FLOAT for name in ("f32", "f64")},
    "std::primitive::bool": "then then_some",
    "std::primitive::char": _CHARACTER,
    "std::primitive::str": _TEXT,
    "std::string::String": _STRING,
}
"""By qualified names, all the methods, a word each."""
