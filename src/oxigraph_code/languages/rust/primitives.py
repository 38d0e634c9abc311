"""The methods of Rust's numbers, characters and texts.

For maintainers: data only; what they give has no members that matter.

Source: the documentation of the standard library.
"""

from __future__ import annotations

_INTEGER = """
    abs checked_add checked_sub checked_mul checked_div checked_rem checked_neg checked_shl checked_shr checked_pow
    wrapping_add wrapping_sub wrapping_mul wrapping_div wrapping_neg wrapping_shl wrapping_shr wrapping_pow
    saturating_add saturating_sub saturating_mul saturating_pow overflowing_add overflowing_sub overflowing_mul
    overflowing_neg count_ones count_zeros leading_zeros trailing_zeros leading_ones trailing_ones rotate_left
    rotate_right swap_bytes reverse_bits to_be to_le to_be_bytes to_le_bytes to_ne_bytes pow rem_euclid div_euclid
    is_power_of_two next_power_of_two signum is_negative is_positive unsigned_abs abs_diff is_ascii
    is_ascii_digit is_ascii_alphabetic is_ascii_alphanumeric is_ascii_hexdigit is_ascii_whitespace is_ascii_uppercase
    is_ascii_lowercase is_ascii_punctuation is_ascii_control is_ascii_graphic to_ascii_lowercase to_ascii_uppercase
    eq_ignore_ascii_case div_ceil
"""
_FLOAT = """
    floor ceil round trunc fract abs signum powi powf sqrt exp ln log log2 log10 sin cos tan is_nan is_infinite
    is_finite to_bits min max recip mul_add hypot is_sign_negative is_sign_positive clamp
"""
_CHARACTER = """
    is_alphabetic is_alphanumeric is_numeric is_whitespace is_control is_uppercase is_lowercase is_digit to_digit
    len_utf8 len_utf16 encode_utf8 to_lowercase to_uppercase is_ascii is_ascii_digit is_ascii_alphabetic
    is_ascii_alphanumeric is_ascii_hexdigit is_ascii_whitespace is_ascii_uppercase is_ascii_lowercase
    is_ascii_punctuation is_ascii_control to_ascii_lowercase to_ascii_uppercase eq_ignore_ascii_case escape_default
    escape_debug escape_unicode
"""
_TEXT = """
    len is_empty as_bytes as_str as_ptr chars char_indices bytes lines split rsplit splitn rsplitn split_at
    split_once rsplit_once split_whitespace split_terminator split_inclusive trim trim_start trim_end trim_matches
    trim_start_matches trim_end_matches strip_prefix strip_suffix starts_with ends_with contains find rfind matches
    match_indices replace replacen parse to_lowercase to_uppercase to_ascii_lowercase to_ascii_uppercase repeat
    is_char_boundary get get_unchecked eq_ignore_ascii_case is_ascii encode_utf16 into_boxed_str into_string push
    push_str pop insert insert_str remove clear truncate capacity reserve drain retain as_mut_str into_bytes
    make_ascii_lowercase make_ascii_uppercase escape_debug escape_default
"""
PRIMITIVES = {
    **{f"std::primitive::{kind}{size}": _INTEGER for kind in "iu" for size in ("8", "16", "32", "64", "128", "size")},
    **{f"std::primitive::{name}": _FLOAT for name in ("f32", "f64")},
    "std::primitive::char": _CHARACTER,
    "std::primitive::str": _TEXT,
    "std::string::String": _TEXT,
}
"""By qualified names, all the methods, a word each."""
