"""The methods of Rust's numbers, characters and strings, with the types of their results.

For maintainers: data only, in the notation that ``library`` explains, and complete: a missing method would be taken for
one that a package adds.

Source: the documentation of the standard library.
"""

from __future__ import annotations

_INTEGER = """
    checked_add:Option<self> checked_sub:Option<self> checked_mul:Option<self> checked_div:Option<self>
    checked_rem:Option<self> checked_neg:Option<self> checked_shl:Option<self> checked_shr:Option<self>
    checked_pow:Option<self> checked_div_euclid:Option<self> checked_rem_euclid:Option<self>
    checked_ilog:Option<u32> checked_ilog2:Option<u32> checked_ilog10:Option<u32> wrapping_add:self
    wrapping_sub:self wrapping_mul:self wrapping_div:self wrapping_div_euclid:self wrapping_rem:self
    wrapping_rem_euclid:self wrapping_neg:self wrapping_shl:self wrapping_shr:self wrapping_pow:self
    saturating_add:self saturating_sub:self saturating_mul:self saturating_div:self saturating_pow:self
    overflowing_add:(self,bool) overflowing_sub:(self,bool) overflowing_mul:(self,bool) overflowing_div:(self,bool)
    overflowing_div_euclid:(self,bool) overflowing_rem:(self,bool) overflowing_rem_euclid:(self,bool)
    overflowing_neg:(self,bool) overflowing_shl:(self,bool) overflowing_shr:(self,bool) overflowing_pow:(self,bool)
    strict_add:self strict_sub:self strict_mul:self strict_div:self strict_div_euclid:self strict_rem:self
    strict_rem_euclid:self strict_neg:self strict_shl:self strict_shr:self strict_pow:self unchecked_add:self
    unchecked_sub:self unchecked_mul:self unchecked_shl:self unchecked_shr:self unbounded_shl:self
    unbounded_shr:self count_ones:u32 count_zeros:u32 leading_zeros:u32 trailing_zeros:u32 leading_ones:u32
    trailing_ones:u32 rotate_left:self rotate_right:self swap_bytes:self reverse_bits:self to_be:self to_le:self
    to_be_bytes:{slice}<u8> to_le_bytes:{slice}<u8> to_ne_bytes:{slice}<u8> pow:self isqrt:self ilog:u32 ilog2:u32
    ilog10:u32 rem_euclid:self div_euclid:self midpoint:self abs_diff from:self try_from:Result<self,_>
    from_str_radix:Result<self,_> from_be_bytes:self from_le_bytes:self from_ne_bytes:self from_be:self from_le:self
    min:self max:self clamp:self
"""
_SIGNED = f"""
    {_INTEGER} abs:self signum:self is_negative is_positive unsigned_abs cast_unsigned checked_abs:Option<self>
    checked_isqrt:Option<self> checked_add_unsigned:Option<self> checked_sub_unsigned:Option<self> wrapping_abs:self
    wrapping_add_unsigned:self wrapping_sub_unsigned:self saturating_abs:self saturating_neg:self
    saturating_add_unsigned:self saturating_sub_unsigned:self overflowing_abs:(self,bool)
    overflowing_add_unsigned:(self,bool) overflowing_sub_unsigned:(self,bool) strict_abs:self
    strict_add_unsigned:self strict_sub_unsigned:self unchecked_neg:self
"""
_UNSIGNED = f"""
    {_INTEGER} is_power_of_two next_power_of_two:self checked_next_power_of_two:Option<self> div_ceil:self
    next_multiple_of:self checked_next_multiple_of:Option<self> is_multiple_of cast_signed
    checked_add_signed:Option<self> checked_sub_signed:Option<self> checked_signed_diff:Option<_>
    wrapping_add_signed:self wrapping_sub_signed:self saturating_add_signed:self saturating_sub_signed:self
    overflowing_add_signed:(self,bool) overflowing_sub_signed:(self,bool) strict_add_signed:self
    strict_sub_signed:self carrying_add:(self,bool) carrying_mul:(self,self) carrying_mul_add:(self,self)
    borrowing_sub:(self,bool)
"""
_ASCII = """
    is_ascii is_ascii_digit is_ascii_alphabetic is_ascii_alphanumeric is_ascii_hexdigit is_ascii_whitespace
    is_ascii_uppercase is_ascii_lowercase is_ascii_punctuation is_ascii_control is_ascii_graphic
    to_ascii_lowercase:self to_ascii_uppercase:self make_ascii_lowercase make_ascii_uppercase eq_ignore_ascii_case
"""
_FLOAT = """
    floor:self ceil:self round:self round_ties_even:self trunc:self fract:self abs:self signum:self copysign:self
    powi:self powf:self sqrt:self cbrt:self exp:self exp2:self exp_m1:self ln:self ln_1p:self log:self log2:self
    log10:self sin:self cos:self tan:self sin_cos:(self,self) asin:self acos:self atan:self atan2:self sinh:self
    cosh:self tanh:self asinh:self acosh:self atanh:self is_nan is_infinite is_finite is_normal is_subnormal
    classify to_bits to_be_bytes:{slice}<u8> to_le_bytes:{slice}<u8> to_ne_bytes:{slice}<u8> to_int_unchecked
    to_degrees:self to_radians:self min:self max:self recip:self mul_add:self hypot:self abs_sub:self
    div_euclid:self rem_euclid:self next_up:self next_down:self midpoint:self total_cmp is_sign_negative
    is_sign_positive clamp:self
"""
_CHARACTER = f"""
    {_ASCII} is_alphabetic is_alphanumeric is_numeric is_whitespace is_control is_uppercase is_lowercase is_digit
    to_digit:Option<u32> len_utf8 len_utf16 encode_utf8:str encode_utf16 to_lowercase:Iterator<char>
    to_uppercase:Iterator<char> escape_default:Iterator<char> escape_debug:Iterator<char>
    escape_unicode:Iterator<char> from:self from_u32:Option<self> from_digit:Option<self> from_u32_unchecked:self
    try_from:Result<self,_>
"""
_TEXT = """
    len is_empty as_bytes:{slice}<u8> as_bytes_mut:{slice}<u8> as_str:str as_ptr as_mut_ptr chars:Iterator<char>
    char_indices:Iterator<(usize,char)> bytes:Iterator<u8> lines:Iterator<str> lines_any:Iterator<str>
    split:Iterator<str> rsplit:Iterator<str> splitn:Iterator<str> rsplitn:Iterator<str> split_at:(str,str)
    split_at_mut:(str,str) split_at_checked:Option<(str,str)> split_at_mut_checked:Option<(str,str)>
    split_once:Option<(str,str)> rsplit_once:Option<(str,str)> split_whitespace:Iterator<str>
    split_ascii_whitespace:Iterator<str> split_terminator:Iterator<str> rsplit_terminator:Iterator<str>
    split_inclusive:Iterator<str> trim:str trim_start:str trim_end:str trim_left:str trim_right:str trim_matches:str
    trim_start_matches:str trim_end_matches:str trim_left_matches:str trim_right_matches:str trim_ascii:str
    trim_ascii_start:str trim_ascii_end:str strip_prefix:Option<str> strip_suffix:Option<str> starts_with ends_with
    contains find:Option<usize> rfind:Option<usize> matches:Iterator<str> rmatches:Iterator<str>
    match_indices:Iterator<(usize,str)> rmatch_indices:Iterator<(usize,str)> replace:String replacen:String
    parse:Result<_,_> to_lowercase:String to_uppercase:String to_ascii_lowercase:String to_ascii_uppercase:String
    make_ascii_lowercase make_ascii_uppercase repeat:String is_char_boundary floor_char_boundary ceil_char_boundary
    get:Option<str> get_mut:Option<str> get_unchecked:str get_unchecked_mut:str slice_unchecked:str
    slice_mut_unchecked:str eq_ignore_ascii_case is_ascii encode_utf16 into_boxed_bytes:Box<{slice}<u8>>
    into_string:String escape_debug:Iterator<char> escape_default:Iterator<char> escape_unicode:Iterator<char>
    from_utf8:Result<self,_> from_utf8_unchecked:self
    find/0:char split/0:char trim_matches/0:char trim_start_matches/0:char trim_end_matches/0:char
"""
_STRING = f"""
    {_TEXT} push push_str pop:Option<char> insert insert_str remove:char clear truncate capacity reserve
    reserve_exact try_reserve try_reserve_exact shrink_to shrink_to_fit drain:Iterator<char> retain
    split_off:self replace_range extend_from_within leak:str as_mut_str:str as_mut_vec:Vec<u8>
    into_bytes:Vec<u8> into_boxed_str:Box<str> into_raw_parts
    new:self from:self with_capacity:self from_utf8_lossy:Cow<str> from_utf16:Result<self,_> from_utf16_lossy:self
    retain/0:char
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
"""All methods, by the qualified name of the type."""
