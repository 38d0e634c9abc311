// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.lang;

import java.lang.*;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Console;
import java.io.File;
import java.io.FileDescriptor;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.lang.constant.ClassDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.InetAddress;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.Channel;
import java.nio.charset.Charset;
import java.security.BasicPermission;
import java.security.Permission;
import java.security.ProtectionDomain;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.Spliterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class AbstractMethodError extends IncompatibleClassChangeError {
}

public interface Appendable {
    Appendable append(CharSequence a);
    Appendable append(CharSequence a, int b, int c);
    Appendable append(char a);
}

public class ArithmeticException extends RuntimeException {
}

public class ArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
}

public class ArrayStoreException extends RuntimeException {
}

public class AssertionError extends Error {
}

public interface AutoCloseable {
    void close();
}

public class Boolean implements Serializable, Comparable<Boolean> {
    public static Boolean FALSE;
    public static Boolean TRUE;
    public static Class<Boolean> TYPE;
    public boolean booleanValue();
    public static int compare(boolean a, boolean b);
    public int compareTo(Boolean a);
    public Optional<DynamicConstantDesc<Boolean>> describeConstable();
    public static boolean getBoolean(String a);
    public static int hashCode(boolean a);
    public static boolean logicalAnd(boolean a, boolean b);
    public static boolean logicalOr(boolean a, boolean b);
    public static boolean logicalXor(boolean a, boolean b);
    public static boolean parseBoolean(String a);
    public static String toString(boolean a);
    public static Boolean valueOf(String a);
    public static Boolean valueOf(boolean a);
}

public class BootstrapMethodError extends LinkageError {
}

public class Byte extends Number implements Comparable<Byte> {
    public static int BYTES;
    public static byte MAX_VALUE;
    public static byte MIN_VALUE;
    public static int SIZE;
    public static Class<Byte> TYPE;
    public static int compare(byte a, byte b);
    public int compareTo(Byte a);
    public static int compareUnsigned(byte a, byte b);
    public static Byte decode(String a);
    public Optional<DynamicConstantDesc<Byte>> describeConstable();
    public static int hashCode(byte a);
    public static byte parseByte(String a);
    public static byte parseByte(String a, int b);
    public static String toString(byte a);
    public static int toUnsignedInt(byte a);
    public static long toUnsignedLong(byte a);
    public static Byte valueOf(String a);
    public static Byte valueOf(String a, int b);
    public static Byte valueOf(byte a);
}

public interface CharSequence {
    char charAt(int a);
    default IntStream chars();
    default IntStream codePoints();
    static int compare(CharSequence a, CharSequence b);
    default boolean isEmpty();
    int length();
    CharSequence subSequence(int a, int b);
}

public class Character implements Serializable, Comparable<Character> {
    public static int BYTES;
    public static byte COMBINING_SPACING_MARK;
    public static byte CONNECTOR_PUNCTUATION;
    public static byte CONTROL;
    public static byte CURRENCY_SYMBOL;
    public static byte DASH_PUNCTUATION;
    public static byte DECIMAL_DIGIT_NUMBER;
    public static byte DIRECTIONALITY_ARABIC_NUMBER;
    public static byte DIRECTIONALITY_BOUNDARY_NEUTRAL;
    public static byte DIRECTIONALITY_COMMON_NUMBER_SEPARATOR;
    public static byte DIRECTIONALITY_EUROPEAN_NUMBER;
    public static byte DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR;
    public static byte DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR;
    public static byte DIRECTIONALITY_FIRST_STRONG_ISOLATE;
    public static byte DIRECTIONALITY_LEFT_TO_RIGHT;
    public static byte DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING;
    public static byte DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE;
    public static byte DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE;
    public static byte DIRECTIONALITY_NONSPACING_MARK;
    public static byte DIRECTIONALITY_OTHER_NEUTRALS;
    public static byte DIRECTIONALITY_PARAGRAPH_SEPARATOR;
    public static byte DIRECTIONALITY_POP_DIRECTIONAL_FORMAT;
    public static byte DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE;
    public static byte DIRECTIONALITY_RIGHT_TO_LEFT;
    public static byte DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
    public static byte DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING;
    public static byte DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE;
    public static byte DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE;
    public static byte DIRECTIONALITY_SEGMENT_SEPARATOR;
    public static byte DIRECTIONALITY_UNDEFINED;
    public static byte DIRECTIONALITY_WHITESPACE;
    public static byte ENCLOSING_MARK;
    public static byte END_PUNCTUATION;
    public static byte FINAL_QUOTE_PUNCTUATION;
    public static byte FORMAT;
    public static byte INITIAL_QUOTE_PUNCTUATION;
    public static byte LETTER_NUMBER;
    public static byte LINE_SEPARATOR;
    public static byte LOWERCASE_LETTER;
    public static byte MATH_SYMBOL;
    public static int MAX_CODE_POINT;
    public static char MAX_HIGH_SURROGATE;
    public static char MAX_LOW_SURROGATE;
    public static int MAX_RADIX;
    public static char MAX_SURROGATE;
    public static char MAX_VALUE;
    public static int MIN_CODE_POINT;
    public static char MIN_HIGH_SURROGATE;
    public static char MIN_LOW_SURROGATE;
    public static int MIN_RADIX;
    public static int MIN_SUPPLEMENTARY_CODE_POINT;
    public static char MIN_SURROGATE;
    public static char MIN_VALUE;
    public static byte MODIFIER_LETTER;
    public static byte MODIFIER_SYMBOL;
    public static byte NON_SPACING_MARK;
    public static byte OTHER_LETTER;
    public static byte OTHER_NUMBER;
    public static byte OTHER_PUNCTUATION;
    public static byte OTHER_SYMBOL;
    public static byte PARAGRAPH_SEPARATOR;
    public static byte PRIVATE_USE;
    public static int SIZE;
    public static byte SPACE_SEPARATOR;
    public static byte START_PUNCTUATION;
    public static byte SURROGATE;
    public static byte TITLECASE_LETTER;
    public static Class<Character> TYPE;
    public static byte UNASSIGNED;
    public static byte UPPERCASE_LETTER;
    public static int charCount(int a);
    public char charValue();
    public static int codePointAt(CharSequence a, int b);
    public static int codePointAt(char[] a, int b);
    public static int codePointAt(char[] a, int b, int c);
    public static int codePointBefore(CharSequence a, int b);
    public static int codePointBefore(char[] a, int b);
    public static int codePointBefore(char[] a, int b, int c);
    public static int codePointCount(CharSequence a, int b, int c);
    public static int codePointCount(char[] a, int b, int c);
    public static int codePointOf(String a);
    public static int compare(char a, char b);
    public int compareTo(Character a);
    public Optional<DynamicConstantDesc<Character>> describeConstable();
    public static int digit(char a, int b);
    public static int digit(int a, int b);
    public static char forDigit(int a, int b);
    public static byte getDirectionality(char a);
    public static byte getDirectionality(int a);
    public static String getName(int a);
    public static int getNumericValue(char a);
    public static int getNumericValue(int a);
    public static int getType(char a);
    public static int getType(int a);
    public static int hashCode(char a);
    public static char highSurrogate(int a);
    public static boolean isAlphabetic(int a);
    public static boolean isBmpCodePoint(int a);
    public static boolean isDefined(char a);
    public static boolean isDefined(int a);
    public static boolean isDigit(char a);
    public static boolean isDigit(int a);
    public static boolean isHighSurrogate(char a);
    public static boolean isISOControl(char a);
    public static boolean isISOControl(int a);
    public static boolean isIdentifierIgnorable(char a);
    public static boolean isIdentifierIgnorable(int a);
    public static boolean isIdeographic(int a);
    public static boolean isJavaIdentifierPart(char a);
    public static boolean isJavaIdentifierPart(int a);
    public static boolean isJavaIdentifierStart(char a);
    public static boolean isJavaIdentifierStart(int a);
    public static boolean isJavaLetter(char a);
    public static boolean isJavaLetterOrDigit(char a);
    public static boolean isLetter(char a);
    public static boolean isLetter(int a);
    public static boolean isLetterOrDigit(char a);
    public static boolean isLetterOrDigit(int a);
    public static boolean isLowSurrogate(char a);
    public static boolean isLowerCase(char a);
    public static boolean isLowerCase(int a);
    public static boolean isMirrored(char a);
    public static boolean isMirrored(int a);
    public static boolean isSpace(char a);
    public static boolean isSpaceChar(char a);
    public static boolean isSpaceChar(int a);
    public static boolean isSupplementaryCodePoint(int a);
    public static boolean isSurrogate(char a);
    public static boolean isSurrogatePair(char a, char b);
    public static boolean isTitleCase(char a);
    public static boolean isTitleCase(int a);
    public static boolean isUnicodeIdentifierPart(char a);
    public static boolean isUnicodeIdentifierPart(int a);
    public static boolean isUnicodeIdentifierStart(char a);
    public static boolean isUnicodeIdentifierStart(int a);
    public static boolean isUpperCase(char a);
    public static boolean isUpperCase(int a);
    public static boolean isValidCodePoint(int a);
    public static boolean isWhitespace(char a);
    public static boolean isWhitespace(int a);
    public static char lowSurrogate(int a);
    public static int offsetByCodePoints(CharSequence a, int b, int c);
    public static int offsetByCodePoints(char[] a, int b, int c, int d, int e);
    public static char reverseBytes(char a);
    public static char[] toChars(int a);
    public static int toChars(int a, char[] b, int c);
    public static int toCodePoint(char a, char b);
    public static char toLowerCase(char a);
    public static int toLowerCase(int a);
    public static String toString(char a);
    public static String toString(int a);
    public static char toTitleCase(char a);
    public static int toTitleCase(int a);
    public static char toUpperCase(char a);
    public static int toUpperCase(int a);
    public static Character valueOf(char a);
    public static class Subset {
    }
    public static class UnicodeBlock extends Character.Subset {
        public static Character.UnicodeBlock ADLAM;
        public static Character.UnicodeBlock AEGEAN_NUMBERS;
        public static Character.UnicodeBlock AHOM;
        public static Character.UnicodeBlock ALCHEMICAL_SYMBOLS;
        public static Character.UnicodeBlock ALPHABETIC_PRESENTATION_FORMS;
        public static Character.UnicodeBlock ANATOLIAN_HIEROGLYPHS;
        public static Character.UnicodeBlock ANCIENT_GREEK_MUSICAL_NOTATION;
        public static Character.UnicodeBlock ANCIENT_GREEK_NUMBERS;
        public static Character.UnicodeBlock ANCIENT_SYMBOLS;
        public static Character.UnicodeBlock ARABIC;
        public static Character.UnicodeBlock ARABIC_EXTENDED_A;
        public static Character.UnicodeBlock ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS;
        public static Character.UnicodeBlock ARABIC_PRESENTATION_FORMS_A;
        public static Character.UnicodeBlock ARABIC_PRESENTATION_FORMS_B;
        public static Character.UnicodeBlock ARABIC_SUPPLEMENT;
        public static Character.UnicodeBlock ARMENIAN;
        public static Character.UnicodeBlock ARROWS;
        public static Character.UnicodeBlock AVESTAN;
        public static Character.UnicodeBlock BALINESE;
        public static Character.UnicodeBlock BAMUM;
        public static Character.UnicodeBlock BAMUM_SUPPLEMENT;
        public static Character.UnicodeBlock BASIC_LATIN;
        public static Character.UnicodeBlock BASSA_VAH;
        public static Character.UnicodeBlock BATAK;
        public static Character.UnicodeBlock BENGALI;
        public static Character.UnicodeBlock BHAIKSUKI;
        public static Character.UnicodeBlock BLOCK_ELEMENTS;
        public static Character.UnicodeBlock BOPOMOFO;
        public static Character.UnicodeBlock BOPOMOFO_EXTENDED;
        public static Character.UnicodeBlock BOX_DRAWING;
        public static Character.UnicodeBlock BRAHMI;
        public static Character.UnicodeBlock BRAILLE_PATTERNS;
        public static Character.UnicodeBlock BUGINESE;
        public static Character.UnicodeBlock BUHID;
        public static Character.UnicodeBlock BYZANTINE_MUSICAL_SYMBOLS;
        public static Character.UnicodeBlock CARIAN;
        public static Character.UnicodeBlock CAUCASIAN_ALBANIAN;
        public static Character.UnicodeBlock CHAKMA;
        public static Character.UnicodeBlock CHAM;
        public static Character.UnicodeBlock CHEROKEE;
        public static Character.UnicodeBlock CHEROKEE_SUPPLEMENT;
        public static Character.UnicodeBlock CHESS_SYMBOLS;
        public static Character.UnicodeBlock CHORASMIAN;
        public static Character.UnicodeBlock CJK_COMPATIBILITY;
        public static Character.UnicodeBlock CJK_COMPATIBILITY_FORMS;
        public static Character.UnicodeBlock CJK_COMPATIBILITY_IDEOGRAPHS;
        public static Character.UnicodeBlock CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT;
        public static Character.UnicodeBlock CJK_RADICALS_SUPPLEMENT;
        public static Character.UnicodeBlock CJK_STROKES;
        public static Character.UnicodeBlock CJK_SYMBOLS_AND_PUNCTUATION;
        public static Character.UnicodeBlock CJK_UNIFIED_IDEOGRAPHS;
        public static Character.UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A;
        public static Character.UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B;
        public static Character.UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C;
        public static Character.UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D;
        public static Character.UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E;
        public static Character.UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F;
        public static Character.UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G;
        public static Character.UnicodeBlock COMBINING_DIACRITICAL_MARKS;
        public static Character.UnicodeBlock COMBINING_DIACRITICAL_MARKS_EXTENDED;
        public static Character.UnicodeBlock COMBINING_DIACRITICAL_MARKS_SUPPLEMENT;
        public static Character.UnicodeBlock COMBINING_HALF_MARKS;
        public static Character.UnicodeBlock COMBINING_MARKS_FOR_SYMBOLS;
        public static Character.UnicodeBlock COMMON_INDIC_NUMBER_FORMS;
        public static Character.UnicodeBlock CONTROL_PICTURES;
        public static Character.UnicodeBlock COPTIC;
        public static Character.UnicodeBlock COPTIC_EPACT_NUMBERS;
        public static Character.UnicodeBlock COUNTING_ROD_NUMERALS;
        public static Character.UnicodeBlock CUNEIFORM;
        public static Character.UnicodeBlock CUNEIFORM_NUMBERS_AND_PUNCTUATION;
        public static Character.UnicodeBlock CURRENCY_SYMBOLS;
        public static Character.UnicodeBlock CYPRIOT_SYLLABARY;
        public static Character.UnicodeBlock CYRILLIC;
        public static Character.UnicodeBlock CYRILLIC_EXTENDED_A;
        public static Character.UnicodeBlock CYRILLIC_EXTENDED_B;
        public static Character.UnicodeBlock CYRILLIC_EXTENDED_C;
        public static Character.UnicodeBlock CYRILLIC_SUPPLEMENTARY;
        public static Character.UnicodeBlock DESERET;
        public static Character.UnicodeBlock DEVANAGARI;
        public static Character.UnicodeBlock DEVANAGARI_EXTENDED;
        public static Character.UnicodeBlock DINGBATS;
        public static Character.UnicodeBlock DIVES_AKURU;
        public static Character.UnicodeBlock DOGRA;
        public static Character.UnicodeBlock DOMINO_TILES;
        public static Character.UnicodeBlock DUPLOYAN;
        public static Character.UnicodeBlock EARLY_DYNASTIC_CUNEIFORM;
        public static Character.UnicodeBlock EGYPTIAN_HIEROGLYPHS;
        public static Character.UnicodeBlock EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS;
        public static Character.UnicodeBlock ELBASAN;
        public static Character.UnicodeBlock ELYMAIC;
        public static Character.UnicodeBlock EMOTICONS;
        public static Character.UnicodeBlock ENCLOSED_ALPHANUMERICS;
        public static Character.UnicodeBlock ENCLOSED_ALPHANUMERIC_SUPPLEMENT;
        public static Character.UnicodeBlock ENCLOSED_CJK_LETTERS_AND_MONTHS;
        public static Character.UnicodeBlock ENCLOSED_IDEOGRAPHIC_SUPPLEMENT;
        public static Character.UnicodeBlock ETHIOPIC;
        public static Character.UnicodeBlock ETHIOPIC_EXTENDED;
        public static Character.UnicodeBlock ETHIOPIC_EXTENDED_A;
        public static Character.UnicodeBlock ETHIOPIC_SUPPLEMENT;
        public static Character.UnicodeBlock GENERAL_PUNCTUATION;
        public static Character.UnicodeBlock GEOMETRIC_SHAPES;
        public static Character.UnicodeBlock GEOMETRIC_SHAPES_EXTENDED;
        public static Character.UnicodeBlock GEORGIAN;
        public static Character.UnicodeBlock GEORGIAN_EXTENDED;
        public static Character.UnicodeBlock GEORGIAN_SUPPLEMENT;
        public static Character.UnicodeBlock GLAGOLITIC;
        public static Character.UnicodeBlock GLAGOLITIC_SUPPLEMENT;
        public static Character.UnicodeBlock GOTHIC;
        public static Character.UnicodeBlock GRANTHA;
        public static Character.UnicodeBlock GREEK;
        public static Character.UnicodeBlock GREEK_EXTENDED;
        public static Character.UnicodeBlock GUJARATI;
        public static Character.UnicodeBlock GUNJALA_GONDI;
        public static Character.UnicodeBlock GURMUKHI;
        public static Character.UnicodeBlock HALFWIDTH_AND_FULLWIDTH_FORMS;
        public static Character.UnicodeBlock HANGUL_COMPATIBILITY_JAMO;
        public static Character.UnicodeBlock HANGUL_JAMO;
        public static Character.UnicodeBlock HANGUL_JAMO_EXTENDED_A;
        public static Character.UnicodeBlock HANGUL_JAMO_EXTENDED_B;
        public static Character.UnicodeBlock HANGUL_SYLLABLES;
        public static Character.UnicodeBlock HANIFI_ROHINGYA;
        public static Character.UnicodeBlock HANUNOO;
        public static Character.UnicodeBlock HATRAN;
        public static Character.UnicodeBlock HEBREW;
        public static Character.UnicodeBlock HIGH_PRIVATE_USE_SURROGATES;
        public static Character.UnicodeBlock HIGH_SURROGATES;
        public static Character.UnicodeBlock HIRAGANA;
        public static Character.UnicodeBlock IDEOGRAPHIC_DESCRIPTION_CHARACTERS;
        public static Character.UnicodeBlock IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION;
        public static Character.UnicodeBlock IMPERIAL_ARAMAIC;
        public static Character.UnicodeBlock INDIC_SIYAQ_NUMBERS;
        public static Character.UnicodeBlock INSCRIPTIONAL_PAHLAVI;
        public static Character.UnicodeBlock INSCRIPTIONAL_PARTHIAN;
        public static Character.UnicodeBlock IPA_EXTENSIONS;
        public static Character.UnicodeBlock JAVANESE;
        public static Character.UnicodeBlock KAITHI;
        public static Character.UnicodeBlock KANA_EXTENDED_A;
        public static Character.UnicodeBlock KANA_SUPPLEMENT;
        public static Character.UnicodeBlock KANBUN;
        public static Character.UnicodeBlock KANGXI_RADICALS;
        public static Character.UnicodeBlock KANNADA;
        public static Character.UnicodeBlock KATAKANA;
        public static Character.UnicodeBlock KATAKANA_PHONETIC_EXTENSIONS;
        public static Character.UnicodeBlock KAYAH_LI;
        public static Character.UnicodeBlock KHAROSHTHI;
        public static Character.UnicodeBlock KHITAN_SMALL_SCRIPT;
        public static Character.UnicodeBlock KHMER;
        public static Character.UnicodeBlock KHMER_SYMBOLS;
        public static Character.UnicodeBlock KHOJKI;
        public static Character.UnicodeBlock KHUDAWADI;
        public static Character.UnicodeBlock LAO;
        public static Character.UnicodeBlock LATIN_1_SUPPLEMENT;
        public static Character.UnicodeBlock LATIN_EXTENDED_A;
        public static Character.UnicodeBlock LATIN_EXTENDED_ADDITIONAL;
        public static Character.UnicodeBlock LATIN_EXTENDED_B;
        public static Character.UnicodeBlock LATIN_EXTENDED_C;
        public static Character.UnicodeBlock LATIN_EXTENDED_D;
        public static Character.UnicodeBlock LATIN_EXTENDED_E;
        public static Character.UnicodeBlock LEPCHA;
        public static Character.UnicodeBlock LETTERLIKE_SYMBOLS;
        public static Character.UnicodeBlock LIMBU;
        public static Character.UnicodeBlock LINEAR_A;
        public static Character.UnicodeBlock LINEAR_B_IDEOGRAMS;
        public static Character.UnicodeBlock LINEAR_B_SYLLABARY;
        public static Character.UnicodeBlock LISU;
        public static Character.UnicodeBlock LISU_SUPPLEMENT;
        public static Character.UnicodeBlock LOW_SURROGATES;
        public static Character.UnicodeBlock LYCIAN;
        public static Character.UnicodeBlock LYDIAN;
        public static Character.UnicodeBlock MAHAJANI;
        public static Character.UnicodeBlock MAHJONG_TILES;
        public static Character.UnicodeBlock MAKASAR;
        public static Character.UnicodeBlock MALAYALAM;
        public static Character.UnicodeBlock MANDAIC;
        public static Character.UnicodeBlock MANICHAEAN;
        public static Character.UnicodeBlock MARCHEN;
        public static Character.UnicodeBlock MASARAM_GONDI;
        public static Character.UnicodeBlock MATHEMATICAL_ALPHANUMERIC_SYMBOLS;
        public static Character.UnicodeBlock MATHEMATICAL_OPERATORS;
        public static Character.UnicodeBlock MAYAN_NUMERALS;
        public static Character.UnicodeBlock MEDEFAIDRIN;
        public static Character.UnicodeBlock MEETEI_MAYEK;
        public static Character.UnicodeBlock MEETEI_MAYEK_EXTENSIONS;
        public static Character.UnicodeBlock MENDE_KIKAKUI;
        public static Character.UnicodeBlock MEROITIC_CURSIVE;
        public static Character.UnicodeBlock MEROITIC_HIEROGLYPHS;
        public static Character.UnicodeBlock MIAO;
        public static Character.UnicodeBlock MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A;
        public static Character.UnicodeBlock MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B;
        public static Character.UnicodeBlock MISCELLANEOUS_SYMBOLS;
        public static Character.UnicodeBlock MISCELLANEOUS_SYMBOLS_AND_ARROWS;
        public static Character.UnicodeBlock MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS;
        public static Character.UnicodeBlock MISCELLANEOUS_TECHNICAL;
        public static Character.UnicodeBlock MODI;
        public static Character.UnicodeBlock MODIFIER_TONE_LETTERS;
        public static Character.UnicodeBlock MONGOLIAN;
        public static Character.UnicodeBlock MONGOLIAN_SUPPLEMENT;
        public static Character.UnicodeBlock MRO;
        public static Character.UnicodeBlock MULTANI;
        public static Character.UnicodeBlock MUSICAL_SYMBOLS;
        public static Character.UnicodeBlock MYANMAR;
        public static Character.UnicodeBlock MYANMAR_EXTENDED_A;
        public static Character.UnicodeBlock MYANMAR_EXTENDED_B;
        public static Character.UnicodeBlock NABATAEAN;
        public static Character.UnicodeBlock NANDINAGARI;
        public static Character.UnicodeBlock NEWA;
        public static Character.UnicodeBlock NEW_TAI_LUE;
        public static Character.UnicodeBlock NKO;
        public static Character.UnicodeBlock NUMBER_FORMS;
        public static Character.UnicodeBlock NUSHU;
        public static Character.UnicodeBlock NYIAKENG_PUACHUE_HMONG;
        public static Character.UnicodeBlock OGHAM;
        public static Character.UnicodeBlock OLD_HUNGARIAN;
        public static Character.UnicodeBlock OLD_ITALIC;
        public static Character.UnicodeBlock OLD_NORTH_ARABIAN;
        public static Character.UnicodeBlock OLD_PERMIC;
        public static Character.UnicodeBlock OLD_PERSIAN;
        public static Character.UnicodeBlock OLD_SOGDIAN;
        public static Character.UnicodeBlock OLD_SOUTH_ARABIAN;
        public static Character.UnicodeBlock OLD_TURKIC;
        public static Character.UnicodeBlock OL_CHIKI;
        public static Character.UnicodeBlock OPTICAL_CHARACTER_RECOGNITION;
        public static Character.UnicodeBlock ORIYA;
        public static Character.UnicodeBlock ORNAMENTAL_DINGBATS;
        public static Character.UnicodeBlock OSAGE;
        public static Character.UnicodeBlock OSMANYA;
        public static Character.UnicodeBlock OTTOMAN_SIYAQ_NUMBERS;
        public static Character.UnicodeBlock PAHAWH_HMONG;
        public static Character.UnicodeBlock PALMYRENE;
        public static Character.UnicodeBlock PAU_CIN_HAU;
        public static Character.UnicodeBlock PHAGS_PA;
        public static Character.UnicodeBlock PHAISTOS_DISC;
        public static Character.UnicodeBlock PHOENICIAN;
        public static Character.UnicodeBlock PHONETIC_EXTENSIONS;
        public static Character.UnicodeBlock PHONETIC_EXTENSIONS_SUPPLEMENT;
        public static Character.UnicodeBlock PLAYING_CARDS;
        public static Character.UnicodeBlock PRIVATE_USE_AREA;
        public static Character.UnicodeBlock PSALTER_PAHLAVI;
        public static Character.UnicodeBlock REJANG;
        public static Character.UnicodeBlock RUMI_NUMERAL_SYMBOLS;
        public static Character.UnicodeBlock RUNIC;
        public static Character.UnicodeBlock SAMARITAN;
        public static Character.UnicodeBlock SAURASHTRA;
        public static Character.UnicodeBlock SHARADA;
        public static Character.UnicodeBlock SHAVIAN;
        public static Character.UnicodeBlock SHORTHAND_FORMAT_CONTROLS;
        public static Character.UnicodeBlock SIDDHAM;
        public static Character.UnicodeBlock SINHALA;
        public static Character.UnicodeBlock SINHALA_ARCHAIC_NUMBERS;
        public static Character.UnicodeBlock SMALL_FORM_VARIANTS;
        public static Character.UnicodeBlock SMALL_KANA_EXTENSION;
        public static Character.UnicodeBlock SOGDIAN;
        public static Character.UnicodeBlock SORA_SOMPENG;
        public static Character.UnicodeBlock SOYOMBO;
        public static Character.UnicodeBlock SPACING_MODIFIER_LETTERS;
        public static Character.UnicodeBlock SPECIALS;
        public static Character.UnicodeBlock SUNDANESE;
        public static Character.UnicodeBlock SUNDANESE_SUPPLEMENT;
        public static Character.UnicodeBlock SUPERSCRIPTS_AND_SUBSCRIPTS;
        public static Character.UnicodeBlock SUPPLEMENTAL_ARROWS_A;
        public static Character.UnicodeBlock SUPPLEMENTAL_ARROWS_B;
        public static Character.UnicodeBlock SUPPLEMENTAL_ARROWS_C;
        public static Character.UnicodeBlock SUPPLEMENTAL_MATHEMATICAL_OPERATORS;
        public static Character.UnicodeBlock SUPPLEMENTAL_PUNCTUATION;
        public static Character.UnicodeBlock SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS;
        public static Character.UnicodeBlock SUPPLEMENTARY_PRIVATE_USE_AREA_A;
        public static Character.UnicodeBlock SUPPLEMENTARY_PRIVATE_USE_AREA_B;
        public static Character.UnicodeBlock SURROGATES_AREA;
        public static Character.UnicodeBlock SUTTON_SIGNWRITING;
        public static Character.UnicodeBlock SYLOTI_NAGRI;
        public static Character.UnicodeBlock SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A;
        public static Character.UnicodeBlock SYMBOLS_FOR_LEGACY_COMPUTING;
        public static Character.UnicodeBlock SYRIAC;
        public static Character.UnicodeBlock SYRIAC_SUPPLEMENT;
        public static Character.UnicodeBlock TAGALOG;
        public static Character.UnicodeBlock TAGBANWA;
        public static Character.UnicodeBlock TAGS;
        public static Character.UnicodeBlock TAI_LE;
        public static Character.UnicodeBlock TAI_THAM;
        public static Character.UnicodeBlock TAI_VIET;
        public static Character.UnicodeBlock TAI_XUAN_JING_SYMBOLS;
        public static Character.UnicodeBlock TAKRI;
        public static Character.UnicodeBlock TAMIL;
        public static Character.UnicodeBlock TAMIL_SUPPLEMENT;
        public static Character.UnicodeBlock TANGUT;
        public static Character.UnicodeBlock TANGUT_COMPONENTS;
        public static Character.UnicodeBlock TANGUT_SUPPLEMENT;
        public static Character.UnicodeBlock TELUGU;
        public static Character.UnicodeBlock THAANA;
        public static Character.UnicodeBlock THAI;
        public static Character.UnicodeBlock TIBETAN;
        public static Character.UnicodeBlock TIFINAGH;
        public static Character.UnicodeBlock TIRHUTA;
        public static Character.UnicodeBlock TRANSPORT_AND_MAP_SYMBOLS;
        public static Character.UnicodeBlock UGARITIC;
        public static Character.UnicodeBlock UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS;
        public static Character.UnicodeBlock UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED;
        public static Character.UnicodeBlock VAI;
        public static Character.UnicodeBlock VARIATION_SELECTORS;
        public static Character.UnicodeBlock VARIATION_SELECTORS_SUPPLEMENT;
        public static Character.UnicodeBlock VEDIC_EXTENSIONS;
        public static Character.UnicodeBlock VERTICAL_FORMS;
        public static Character.UnicodeBlock WANCHO;
        public static Character.UnicodeBlock WARANG_CITI;
        public static Character.UnicodeBlock YEZIDI;
        public static Character.UnicodeBlock YIJING_HEXAGRAM_SYMBOLS;
        public static Character.UnicodeBlock YI_RADICALS;
        public static Character.UnicodeBlock YI_SYLLABLES;
        public static Character.UnicodeBlock ZANABAZAR_SQUARE;
        public static Character.UnicodeBlock forName(String a);
        public static Character.UnicodeBlock of(char a);
        public static Character.UnicodeBlock of(int a);
    }
    public static enum UnicodeScript {
        COMMON, LATIN, GREEK, CYRILLIC, ARMENIAN, HEBREW, ARABIC, SYRIAC, THAANA, DEVANAGARI, BENGALI, GURMUKHI, GUJARATI, ORIYA, TAMIL, TELUGU, KANNADA, MALAYALAM, SINHALA, THAI, LAO, TIBETAN, MYANMAR, GEORGIAN, HANGUL, ETHIOPIC, CHEROKEE, CANADIAN_ABORIGINAL, OGHAM, RUNIC, KHMER, MONGOLIAN, HIRAGANA, KATAKANA, BOPOMOFO, HAN, YI, OLD_ITALIC, GOTHIC, DESERET, INHERITED, TAGALOG, HANUNOO, BUHID, TAGBANWA, LIMBU, TAI_LE, LINEAR_B, UGARITIC, SHAVIAN, OSMANYA, CYPRIOT, BRAILLE, BUGINESE, COPTIC, NEW_TAI_LUE, GLAGOLITIC, TIFINAGH, SYLOTI_NAGRI, OLD_PERSIAN, KHAROSHTHI, BALINESE, CUNEIFORM, PHOENICIAN, PHAGS_PA, NKO, SUNDANESE, BATAK, LEPCHA, OL_CHIKI, VAI, SAURASHTRA, KAYAH_LI, REJANG, LYCIAN, CARIAN, LYDIAN, CHAM, TAI_THAM, TAI_VIET, AVESTAN, EGYPTIAN_HIEROGLYPHS, SAMARITAN, MANDAIC, LISU, BAMUM, JAVANESE, MEETEI_MAYEK, IMPERIAL_ARAMAIC, OLD_SOUTH_ARABIAN, INSCRIPTIONAL_PARTHIAN, INSCRIPTIONAL_PAHLAVI, OLD_TURKIC, BRAHMI, KAITHI, MEROITIC_HIEROGLYPHS, MEROITIC_CURSIVE, SORA_SOMPENG, CHAKMA, SHARADA, TAKRI, MIAO, CAUCASIAN_ALBANIAN, BASSA_VAH, DUPLOYAN, ELBASAN, GRANTHA, PAHAWH_HMONG, KHOJKI, LINEAR_A, MAHAJANI, MANICHAEAN, MENDE_KIKAKUI, MODI, MRO, OLD_NORTH_ARABIAN, NABATAEAN, PALMYRENE, PAU_CIN_HAU, OLD_PERMIC, PSALTER_PAHLAVI, SIDDHAM, KHUDAWADI, TIRHUTA, WARANG_CITI, AHOM, ANATOLIAN_HIEROGLYPHS, HATRAN, MULTANI, OLD_HUNGARIAN, SIGNWRITING, ADLAM, BHAIKSUKI, MARCHEN, NEWA, OSAGE, TANGUT, MASARAM_GONDI, NUSHU, SOYOMBO, ZANABAZAR_SQUARE, HANIFI_ROHINGYA, OLD_SOGDIAN, SOGDIAN, DOGRA, GUNJALA_GONDI, MAKASAR, MEDEFAIDRIN, ELYMAIC, NANDINAGARI, NYIAKENG_PUACHUE_HMONG, WANCHO, YEZIDI, CHORASMIAN, DIVES_AKURU, KHITAN_SMALL_SCRIPT, UNKNOWN;
        public static Character.UnicodeScript forName(String a);
        public static Character.UnicodeScript of(int a);
        public static Character.UnicodeScript valueOf(String a);
        public static Character.UnicodeScript[] values();
    }
}

public class Class<T> implements Serializable, GenericDeclaration, Type, AnnotatedElement {
    public Class<?> arrayType();
    public <U> Class<? extends U> asSubclass(Class<U> a);
    public T cast(Object a);
    public Class<?> componentType();
    public Optional<ClassDesc> describeConstable();
    public String descriptorString();
    public boolean desiredAssertionStatus();
    public static Class<?> forName(Module a, String b);
    public static Class<?> forName(String a);
    public static Class<?> forName(String a, boolean b, ClassLoader c);
    public AnnotatedType[] getAnnotatedInterfaces();
    public AnnotatedType getAnnotatedSuperclass();
    public <A extends Annotation> A getAnnotation(Class<A> a);
    public Annotation[] getAnnotations();
    public <A extends Annotation> A[] getAnnotationsByType(Class<A> a);
    public String getCanonicalName();
    public ClassLoader getClassLoader();
    public Class<?>[] getClasses();
    public Class<?> getComponentType();
    public Constructor<T> getConstructor(Class<?>... a);
    public Constructor<?>[] getConstructors();
    public <A extends Annotation> A getDeclaredAnnotation(Class<A> a);
    public Annotation[] getDeclaredAnnotations();
    public <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> a);
    public Class<?>[] getDeclaredClasses();
    public Constructor<T> getDeclaredConstructor(Class<?>... a);
    public Constructor<?>[] getDeclaredConstructors();
    public Field getDeclaredField(String a);
    public Field[] getDeclaredFields();
    public Method getDeclaredMethod(String a, Class<?>... b);
    public Method[] getDeclaredMethods();
    public Class<?> getDeclaringClass();
    public Class<?> getEnclosingClass();
    public Constructor<?> getEnclosingConstructor();
    public Method getEnclosingMethod();
    public T[] getEnumConstants();
    public Field getField(String a);
    public Field[] getFields();
    public Type[] getGenericInterfaces();
    public Type getGenericSuperclass();
    public Class<?>[] getInterfaces();
    public Method getMethod(String a, Class<?>... b);
    public Method[] getMethods();
    public int getModifiers();
    public Module getModule();
    public String getName();
    public Class<?> getNestHost();
    public Class<?>[] getNestMembers();
    public Package getPackage();
    public String getPackageName();
    public Class<?>[] getPermittedSubclasses();
    public ProtectionDomain getProtectionDomain();
    public RecordComponent[] getRecordComponents();
    public URL getResource(String a);
    public InputStream getResourceAsStream(String a);
    public Object[] getSigners();
    public String getSimpleName();
    public Class<? super T> getSuperclass();
    public String getTypeName();
    public TypeVariable<Class<T>>[] getTypeParameters();
    public boolean isAnnotation();
    public boolean isAnnotationPresent(Class<? extends Annotation> a);
    public boolean isAnonymousClass();
    public boolean isArray();
    public boolean isAssignableFrom(Class<?> a);
    public boolean isEnum();
    public boolean isHidden();
    public boolean isInstance(Object a);
    public boolean isInterface();
    public boolean isLocalClass();
    public boolean isMemberClass();
    public boolean isNestmateOf(Class<?> a);
    public boolean isPrimitive();
    public boolean isRecord();
    public boolean isSealed();
    public boolean isSynthetic();
    public T newInstance();
    public String toGenericString();
}

public class ClassCastException extends RuntimeException {
}

public class ClassCircularityError extends LinkageError {
}

public class ClassFormatError extends LinkageError {
}

public class ClassLoader {
    public void clearAssertionStatus();
    protected Class<?> defineClass(String a, ByteBuffer b, ProtectionDomain c);
    protected Class<?> defineClass(String a, byte[] b, int c, int d);
    protected Class<?> defineClass(String a, byte[] b, int c, int d, ProtectionDomain e);
    protected Class<?> defineClass(byte[] a, int b, int c);
    protected Package definePackage(String a, String b, String c, String d, String e, String f, String g, URL h);
    protected Class<?> findClass(String a);
    protected Class<?> findClass(String a, String b);
    protected String findLibrary(String a);
    protected Class<?> findLoadedClass(String a);
    protected URL findResource(String a);
    protected URL findResource(String a, String b);
    protected Enumeration<URL> findResources(String a);
    protected Class<?> findSystemClass(String a);
    protected Object getClassLoadingLock(String a);
    public Package getDefinedPackage(String a);
    public Package[] getDefinedPackages();
    public String getName();
    protected Package getPackage(String a);
    protected Package[] getPackages();
    public ClassLoader getParent();
    public static ClassLoader getPlatformClassLoader();
    public URL getResource(String a);
    public InputStream getResourceAsStream(String a);
    public Enumeration<URL> getResources(String a);
    public static ClassLoader getSystemClassLoader();
    public static URL getSystemResource(String a);
    public static InputStream getSystemResourceAsStream(String a);
    public static Enumeration<URL> getSystemResources(String a);
    public Module getUnnamedModule();
    public boolean isRegisteredAsParallelCapable();
    public Class<?> loadClass(String a);
    protected Class<?> loadClass(String a, boolean b);
    protected static boolean registerAsParallelCapable();
    protected void resolveClass(Class<?> a);
    public Stream<URL> resources(String a);
    public void setClassAssertionStatus(String a, boolean b);
    public void setDefaultAssertionStatus(boolean a);
    public void setPackageAssertionStatus(String a, boolean b);
    protected void setSigners(Class<?> a, Object[] b);
}

public class ClassNotFoundException extends ReflectiveOperationException {
    public Throwable getException();
}

public class ClassValue<T> {
    protected T computeValue(Class<?> a);
    public T get(Class<?> a);
    public void remove(Class<?> a);
}

public class CloneNotSupportedException extends Exception {
}

public interface Cloneable {
}

public interface Comparable<T> {
    int compareTo(T a);
}

public class Compiler {
    public static Object command(Object a);
    public static boolean compileClass(Class<?> a);
    public static boolean compileClasses(String a);
    public static void disable();
    public static void enable();
}

public @interface Deprecated {
    boolean forRemoval();
    String since();
}

public class Double extends Number implements Comparable<Double> {
    public static int BYTES;
    public static int MAX_EXPONENT;
    public static double MAX_VALUE;
    public static int MIN_EXPONENT;
    public static double MIN_NORMAL;
    public static double MIN_VALUE;
    public static double NEGATIVE_INFINITY;
    public static double NaN;
    public static double POSITIVE_INFINITY;
    public static int SIZE;
    public static Class<Double> TYPE;
    public static int compare(double a, double b);
    public int compareTo(Double a);
    public Optional<Double> describeConstable();
    public static long doubleToLongBits(double a);
    public static long doubleToRawLongBits(double a);
    public static int hashCode(double a);
    public static boolean isFinite(double a);
    public boolean isInfinite();
    public static boolean isInfinite(double a);
    public boolean isNaN();
    public static boolean isNaN(double a);
    public static double longBitsToDouble(long a);
    public static double max(double a, double b);
    public static double min(double a, double b);
    public static double parseDouble(String a);
    public Double resolveConstantDesc(MethodHandles.Lookup a);
    public static double sum(double a, double b);
    public static String toHexString(double a);
    public static String toString(double a);
    public static Double valueOf(String a);
    public static Double valueOf(double a);
}

public class Enum<E extends Enum<E>> implements Comparable<E>, Serializable {
    protected Object clone();
    public int compareTo(E a);
    public Optional<Enum.EnumDesc<E>> describeConstable();
    protected void finalize();
    public Class<E> getDeclaringClass();
    public String name();
    public int ordinal();
    public static <T extends Enum<T>> T valueOf(Class<T> a, String b);
    public static E valueOf(String a);
    public static E[] values();
    public static class EnumDesc<E extends Enum<E>> extends DynamicConstantDesc<E> {
        public static <E extends Enum<E>> Enum.EnumDesc<E> of(ClassDesc a, String b);
        public E resolveConstantDesc(MethodHandles.Lookup a);
    }
}

public class EnumConstantNotPresentException extends RuntimeException {
    public String constantName();
    public Class<? extends Enum> enumType();
}

public class Error extends Throwable {
}

public class Exception extends Throwable {
}

public class ExceptionInInitializerError extends LinkageError {
    public Throwable getException();
}

public class Float extends Number implements Comparable<Float> {
    public static int BYTES;
    public static int MAX_EXPONENT;
    public static float MAX_VALUE;
    public static int MIN_EXPONENT;
    public static float MIN_NORMAL;
    public static float MIN_VALUE;
    public static float NEGATIVE_INFINITY;
    public static float NaN;
    public static float POSITIVE_INFINITY;
    public static int SIZE;
    public static Class<Float> TYPE;
    public static int compare(float a, float b);
    public int compareTo(Float a);
    public Optional<Float> describeConstable();
    public static int floatToIntBits(float a);
    public static int floatToRawIntBits(float a);
    public static int hashCode(float a);
    public static float intBitsToFloat(int a);
    public static boolean isFinite(float a);
    public boolean isInfinite();
    public static boolean isInfinite(float a);
    public boolean isNaN();
    public static boolean isNaN(float a);
    public static float max(float a, float b);
    public static float min(float a, float b);
    public static float parseFloat(String a);
    public Float resolveConstantDesc(MethodHandles.Lookup a);
    public static float sum(float a, float b);
    public static String toHexString(float a);
    public static String toString(float a);
    public static Float valueOf(String a);
    public static Float valueOf(float a);
}

public @interface FunctionalInterface {
}

public class IllegalAccessError extends IncompatibleClassChangeError {
}

public class IllegalAccessException extends ReflectiveOperationException {
}

public class IllegalArgumentException extends RuntimeException {
}

public class IllegalCallerException extends RuntimeException {
}

public class IllegalMonitorStateException extends RuntimeException {
}

public class IllegalStateException extends RuntimeException {
}

public class IllegalThreadStateException extends IllegalArgumentException {
}

public class IncompatibleClassChangeError extends LinkageError {
}

public class IndexOutOfBoundsException extends RuntimeException {
}

public class InheritableThreadLocal<T> extends ThreadLocal<T> {
    protected T childValue(T a);
}

public class InstantiationError extends IncompatibleClassChangeError {
}

public class InstantiationException extends ReflectiveOperationException {
}

public class Integer extends Number implements Comparable<Integer> {
    public static int BYTES;
    public static int MAX_VALUE;
    public static int MIN_VALUE;
    public static int SIZE;
    public static Class<Integer> TYPE;
    public static int bitCount(int a);
    public static int compare(int a, int b);
    public int compareTo(Integer a);
    public static int compareUnsigned(int a, int b);
    public static Integer decode(String a);
    public Optional<Integer> describeConstable();
    public static int divideUnsigned(int a, int b);
    public static Integer getInteger(String a);
    public static Integer getInteger(String a, Integer b);
    public static Integer getInteger(String a, int b);
    public static int hashCode(int a);
    public static int highestOneBit(int a);
    public static int lowestOneBit(int a);
    public static int max(int a, int b);
    public static int min(int a, int b);
    public static int numberOfLeadingZeros(int a);
    public static int numberOfTrailingZeros(int a);
    public static int parseInt(CharSequence a, int b, int c, int d);
    public static int parseInt(String a);
    public static int parseInt(String a, int b);
    public static int parseUnsignedInt(CharSequence a, int b, int c, int d);
    public static int parseUnsignedInt(String a);
    public static int parseUnsignedInt(String a, int b);
    public static int remainderUnsigned(int a, int b);
    public Integer resolveConstantDesc(MethodHandles.Lookup a);
    public static int reverse(int a);
    public static int reverseBytes(int a);
    public static int rotateLeft(int a, int b);
    public static int rotateRight(int a, int b);
    public static int signum(int a);
    public static int sum(int a, int b);
    public static String toBinaryString(int a);
    public static String toHexString(int a);
    public static String toOctalString(int a);
    public static String toString(int a);
    public static String toString(int a, int b);
    public static long toUnsignedLong(int a);
    public static String toUnsignedString(int a);
    public static String toUnsignedString(int a, int b);
    public static Integer valueOf(String a);
    public static Integer valueOf(String a, int b);
    public static Integer valueOf(int a);
}

public class InternalError extends VirtualMachineError {
}

public class InterruptedException extends Exception {
}

public interface Iterable<T> {
    default void forEach(Consumer<? super T> a);
    Iterator<T> iterator();
    default Spliterator<T> spliterator();
}

public class LayerInstantiationException extends RuntimeException {
}

public class LinkageError extends Error {
}

public class Long extends Number implements Comparable<Long> {
    public static int BYTES;
    public static long MAX_VALUE;
    public static long MIN_VALUE;
    public static int SIZE;
    public static Class<Long> TYPE;
    public static int bitCount(long a);
    public static int compare(long a, long b);
    public int compareTo(Long a);
    public static int compareUnsigned(long a, long b);
    public static Long decode(String a);
    public Optional<Long> describeConstable();
    public static long divideUnsigned(long a, long b);
    public static Long getLong(String a);
    public static Long getLong(String a, Long b);
    public static Long getLong(String a, long b);
    public static int hashCode(long a);
    public static long highestOneBit(long a);
    public static long lowestOneBit(long a);
    public static long max(long a, long b);
    public static long min(long a, long b);
    public static int numberOfLeadingZeros(long a);
    public static int numberOfTrailingZeros(long a);
    public static long parseLong(CharSequence a, int b, int c, int d);
    public static long parseLong(String a);
    public static long parseLong(String a, int b);
    public static long parseUnsignedLong(CharSequence a, int b, int c, int d);
    public static long parseUnsignedLong(String a);
    public static long parseUnsignedLong(String a, int b);
    public static long remainderUnsigned(long a, long b);
    public Long resolveConstantDesc(MethodHandles.Lookup a);
    public static long reverse(long a);
    public static long reverseBytes(long a);
    public static long rotateLeft(long a, int b);
    public static long rotateRight(long a, int b);
    public static int signum(long a);
    public static long sum(long a, long b);
    public static String toBinaryString(long a);
    public static String toHexString(long a);
    public static String toOctalString(long a);
    public static String toString(long a);
    public static String toString(long a, int b);
    public static String toUnsignedString(long a);
    public static String toUnsignedString(long a, int b);
    public static Long valueOf(String a);
    public static Long valueOf(String a, int b);
    public static Long valueOf(long a);
}

public class Math {
    public static double E;
    public static double IEEEremainder(double a, double b);
    public static double PI;
    public static double abs(double a);
    public static float abs(float a);
    public static int abs(int a);
    public static long abs(long a);
    public static int absExact(int a);
    public static long absExact(long a);
    public static double acos(double a);
    public static int addExact(int a, int b);
    public static long addExact(long a, long b);
    public static double asin(double a);
    public static double atan(double a);
    public static double atan2(double a, double b);
    public static double cbrt(double a);
    public static double ceil(double a);
    public static double copySign(double a, double b);
    public static float copySign(float a, float b);
    public static double cos(double a);
    public static double cosh(double a);
    public static int decrementExact(int a);
    public static long decrementExact(long a);
    public static double exp(double a);
    public static double expm1(double a);
    public static double floor(double a);
    public static int floorDiv(int a, int b);
    public static long floorDiv(long a, int b);
    public static long floorDiv(long a, long b);
    public static int floorMod(int a, int b);
    public static int floorMod(long a, int b);
    public static long floorMod(long a, long b);
    public static double fma(double a, double b, double c);
    public static float fma(float a, float b, float c);
    public static int getExponent(double a);
    public static int getExponent(float a);
    public static double hypot(double a, double b);
    public static int incrementExact(int a);
    public static long incrementExact(long a);
    public static double log(double a);
    public static double log10(double a);
    public static double log1p(double a);
    public static double max(double a, double b);
    public static float max(float a, float b);
    public static int max(int a, int b);
    public static long max(long a, long b);
    public static double min(double a, double b);
    public static float min(float a, float b);
    public static int min(int a, int b);
    public static long min(long a, long b);
    public static int multiplyExact(int a, int b);
    public static long multiplyExact(long a, int b);
    public static long multiplyExact(long a, long b);
    public static long multiplyFull(int a, int b);
    public static long multiplyHigh(long a, long b);
    public static int negateExact(int a);
    public static long negateExact(long a);
    public static double nextAfter(double a, double b);
    public static float nextAfter(float a, double b);
    public static double nextDown(double a);
    public static float nextDown(float a);
    public static double nextUp(double a);
    public static float nextUp(float a);
    public static double pow(double a, double b);
    public static double random();
    public static double rint(double a);
    public static long round(double a);
    public static int round(float a);
    public static double scalb(double a, int b);
    public static float scalb(float a, int b);
    public static double signum(double a);
    public static float signum(float a);
    public static double sin(double a);
    public static double sinh(double a);
    public static double sqrt(double a);
    public static int subtractExact(int a, int b);
    public static long subtractExact(long a, long b);
    public static double tan(double a);
    public static double tanh(double a);
    public static double toDegrees(double a);
    public static int toIntExact(long a);
    public static double toRadians(double a);
    public static double ulp(double a);
    public static float ulp(float a);
}

public class Module implements AnnotatedElement {
    public Module addExports(String a, Module b);
    public Module addOpens(String a, Module b);
    public Module addReads(Module a);
    public Module addUses(Class<?> a);
    public boolean canRead(Module a);
    public boolean canUse(Class<?> a);
    public <T extends Annotation> T getAnnotation(Class<T> a);
    public Annotation[] getAnnotations();
    public ClassLoader getClassLoader();
    public Annotation[] getDeclaredAnnotations();
    public ModuleDescriptor getDescriptor();
    public ModuleLayer getLayer();
    public String getName();
    public Set<String> getPackages();
    public InputStream getResourceAsStream(String a);
    public boolean isExported(String a);
    public boolean isExported(String a, Module b);
    public boolean isNamed();
    public boolean isOpen(String a);
    public boolean isOpen(String a, Module b);
}

public class ModuleLayer {
    public static ModuleLayer boot();
    public Configuration configuration();
    public ModuleLayer defineModules(Configuration a, Function<String, ClassLoader> b);
    public static ModuleLayer.Controller defineModules(Configuration a, List<ModuleLayer> b, Function<String, ClassLoader> c);
    public ModuleLayer defineModulesWithManyLoaders(Configuration a, ClassLoader b);
    public static ModuleLayer.Controller defineModulesWithManyLoaders(Configuration a, List<ModuleLayer> b, ClassLoader c);
    public ModuleLayer defineModulesWithOneLoader(Configuration a, ClassLoader b);
    public static ModuleLayer.Controller defineModulesWithOneLoader(Configuration a, List<ModuleLayer> b, ClassLoader c);
    public static ModuleLayer empty();
    public ClassLoader findLoader(String a);
    public Optional<Module> findModule(String a);
    public Set<Module> modules();
    public List<ModuleLayer> parents();
    public static class Controller {
        public ModuleLayer.Controller addExports(Module a, String b, Module c);
        public ModuleLayer.Controller addOpens(Module a, String b, Module c);
        public ModuleLayer.Controller addReads(Module a, Module b);
        public ModuleLayer layer();
    }
}

public class NegativeArraySizeException extends RuntimeException {
}

public class NoClassDefFoundError extends LinkageError {
}

public class NoSuchFieldError extends IncompatibleClassChangeError {
}

public class NoSuchFieldException extends ReflectiveOperationException {
}

public class NoSuchMethodError extends IncompatibleClassChangeError {
}

public class NoSuchMethodException extends ReflectiveOperationException {
}

public class NullPointerException extends RuntimeException {
}

public class Number implements Serializable {
    public byte byteValue();
    public double doubleValue();
    public float floatValue();
    public int intValue();
    public long longValue();
    public short shortValue();
}

public class NumberFormatException extends IllegalArgumentException {
}

public class Object {
    protected Object clone();
    public boolean equals(Object a);
    protected void finalize();
    public Class<?> getClass();
    public int hashCode();
    public void notify();
    public void notifyAll();
    public String toString();
    public void wait();
    public void wait(long a);
    public void wait(long a, int b);
}

public class OutOfMemoryError extends VirtualMachineError {
}

public @interface Override {
}

public class Package implements AnnotatedElement {
    public <A extends Annotation> A getAnnotation(Class<A> a);
    public Annotation[] getAnnotations();
    public <A extends Annotation> A[] getAnnotationsByType(Class<A> a);
    public <A extends Annotation> A getDeclaredAnnotation(Class<A> a);
    public Annotation[] getDeclaredAnnotations();
    public <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> a);
    public String getImplementationTitle();
    public String getImplementationVendor();
    public String getImplementationVersion();
    public String getName();
    public static Package getPackage(String a);
    public static Package[] getPackages();
    public String getSpecificationTitle();
    public String getSpecificationVendor();
    public String getSpecificationVersion();
    public int hashCode();
    public boolean isAnnotationPresent(Class<? extends Annotation> a);
    public boolean isCompatibleWith(String a);
    public boolean isSealed();
    public boolean isSealed(URL a);
    public String toString();
}

public class Process {
    public Stream<ProcessHandle> children();
    public Stream<ProcessHandle> descendants();
    public void destroy();
    public Process destroyForcibly();
    public BufferedReader errorReader();
    public BufferedReader errorReader(Charset a);
    public int exitValue();
    public InputStream getErrorStream();
    public InputStream getInputStream();
    public OutputStream getOutputStream();
    public ProcessHandle.Info info();
    public BufferedReader inputReader();
    public BufferedReader inputReader(Charset a);
    public boolean isAlive();
    public CompletableFuture<Process> onExit();
    public BufferedWriter outputWriter();
    public BufferedWriter outputWriter(Charset a);
    public long pid();
    public boolean supportsNormalTermination();
    public ProcessHandle toHandle();
    public int waitFor();
    public boolean waitFor(long a, TimeUnit b);
}

public class ProcessBuilder {
    public List<String> command();
    public ProcessBuilder command(List<String> a);
    public ProcessBuilder command(String... a);
    public File directory();
    public ProcessBuilder directory(File a);
    public Map<String, String> environment();
    public ProcessBuilder inheritIO();
    public ProcessBuilder.Redirect redirectError();
    public ProcessBuilder redirectError(File a);
    public ProcessBuilder redirectError(ProcessBuilder.Redirect a);
    public boolean redirectErrorStream();
    public ProcessBuilder redirectErrorStream(boolean a);
    public ProcessBuilder.Redirect redirectInput();
    public ProcessBuilder redirectInput(File a);
    public ProcessBuilder redirectInput(ProcessBuilder.Redirect a);
    public ProcessBuilder.Redirect redirectOutput();
    public ProcessBuilder redirectOutput(File a);
    public ProcessBuilder redirectOutput(ProcessBuilder.Redirect a);
    public Process start();
    public static List<Process> startPipeline(List<ProcessBuilder> a);
    public static class Redirect {
        public static ProcessBuilder.Redirect DISCARD;
        public static ProcessBuilder.Redirect INHERIT;
        public static ProcessBuilder.Redirect PIPE;
        public static ProcessBuilder.Redirect appendTo(File a);
        public File file();
        public static ProcessBuilder.Redirect from(File a);
        public static ProcessBuilder.Redirect to(File a);
        public ProcessBuilder.Redirect.Type type();
        public static enum Type {
            PIPE, INHERIT, READ, WRITE, APPEND;
            public static ProcessBuilder.Redirect.Type valueOf(String a);
            public static ProcessBuilder.Redirect.Type[] values();
        }
    }
}

public interface ProcessHandle extends Comparable<ProcessHandle> {
    static Stream<ProcessHandle> allProcesses();
    Stream<ProcessHandle> children();
    int compareTo(ProcessHandle a);
    static ProcessHandle current();
    Stream<ProcessHandle> descendants();
    boolean destroy();
    boolean destroyForcibly();
    ProcessHandle.Info info();
    boolean isAlive();
    static Optional<ProcessHandle> of(long a);
    CompletableFuture<ProcessHandle> onExit();
    Optional<ProcessHandle> parent();
    long pid();
    boolean supportsNormalTermination();
    public static interface Info {
        Optional<String[]> arguments();
        Optional<String> command();
        Optional<String> commandLine();
        Optional<Instant> startInstant();
        Optional<Duration> totalCpuDuration();
        Optional<String> user();
    }
}

public interface Readable {
    int read(CharBuffer a);
}

public class Record {
}

public class ReflectiveOperationException extends Exception {
}

public interface Runnable {
    void run();
}

public class Runtime {
    public void addShutdownHook(Thread a);
    public int availableProcessors();
    public Process exec(String a);
    public Process exec(String a, String[] b);
    public Process exec(String a, String[] b, File c);
    public Process exec(String[] a);
    public Process exec(String[] a, String[] b);
    public Process exec(String[] a, String[] b, File c);
    public void exit(int a);
    public long freeMemory();
    public void gc();
    public static Runtime getRuntime();
    public void halt(int a);
    public void load(String a);
    public void loadLibrary(String a);
    public long maxMemory();
    public boolean removeShutdownHook(Thread a);
    public void runFinalization();
    public long totalMemory();
    public static Runtime.Version version();
    public static class Version implements Comparable<Runtime.Version> {
        public Optional<Integer> build();
        public int compareTo(Runtime.Version a);
        public int compareToIgnoreOptional(Runtime.Version a);
        public boolean equalsIgnoreOptional(Object a);
        public int feature();
        public int interim();
        public int major();
        public int minor();
        public Optional<String> optional();
        public static Runtime.Version parse(String a);
        public int patch();
        public Optional<String> pre();
        public int security();
        public int update();
        public List<Integer> version();
    }
}

public class RuntimeException extends Exception {
}

public class RuntimePermission extends BasicPermission {
}

public @interface SafeVarargs {
}

public class SecurityException extends RuntimeException {
}

public class SecurityManager {
    public void checkAccept(String a, int b);
    public void checkAccess(Thread a);
    public void checkAccess(ThreadGroup a);
    public void checkConnect(String a, int b);
    public void checkConnect(String a, int b, Object c);
    public void checkCreateClassLoader();
    public void checkDelete(String a);
    public void checkExec(String a);
    public void checkExit(int a);
    public void checkLink(String a);
    public void checkListen(int a);
    public void checkMulticast(InetAddress a);
    public void checkMulticast(InetAddress a, byte b);
    public void checkPackageAccess(String a);
    public void checkPackageDefinition(String a);
    public void checkPermission(Permission a);
    public void checkPermission(Permission a, Object b);
    public void checkPrintJobAccess();
    public void checkPropertiesAccess();
    public void checkPropertyAccess(String a);
    public void checkRead(FileDescriptor a);
    public void checkRead(String a);
    public void checkRead(String a, Object b);
    public void checkSecurityAccess(String a);
    public void checkSetFactory();
    public void checkWrite(FileDescriptor a);
    public void checkWrite(String a);
    protected Class<?>[] getClassContext();
    public Object getSecurityContext();
    public ThreadGroup getThreadGroup();
}

public class Short extends Number implements Comparable<Short> {
    public static int BYTES;
    public static short MAX_VALUE;
    public static short MIN_VALUE;
    public static int SIZE;
    public static Class<Short> TYPE;
    public static int compare(short a, short b);
    public int compareTo(Short a);
    public static int compareUnsigned(short a, short b);
    public static Short decode(String a);
    public Optional<DynamicConstantDesc<Short>> describeConstable();
    public static int hashCode(short a);
    public static short parseShort(String a);
    public static short parseShort(String a, int b);
    public static short reverseBytes(short a);
    public static String toString(short a);
    public static int toUnsignedInt(short a);
    public static long toUnsignedLong(short a);
    public static Short valueOf(String a);
    public static Short valueOf(String a, int b);
    public static Short valueOf(short a);
}

public class StackOverflowError extends VirtualMachineError {
}

public class StackTraceElement implements Serializable {
    public String getClassLoaderName();
    public String getClassName();
    public String getFileName();
    public int getLineNumber();
    public String getMethodName();
    public String getModuleName();
    public String getModuleVersion();
    public boolean isNativeMethod();
}

public class StackWalker {
    public void forEach(Consumer<? super StackWalker.StackFrame> a);
    public Class<?> getCallerClass();
    public static StackWalker getInstance();
    public static StackWalker getInstance(Set<StackWalker.Option> a);
    public static StackWalker getInstance(Set<StackWalker.Option> a, int b);
    public static StackWalker getInstance(StackWalker.Option a);
    public <T> T walk(Function<? super Stream<StackWalker.StackFrame>, ? extends T> a);
    public static enum Option {
        RETAIN_CLASS_REFERENCE, SHOW_REFLECT_FRAMES, SHOW_HIDDEN_FRAMES;
        public static StackWalker.Option valueOf(String a);
        public static StackWalker.Option[] values();
    }
    public static interface StackFrame {
        int getByteCodeIndex();
        String getClassName();
        Class<?> getDeclaringClass();
        default String getDescriptor();
        String getFileName();
        int getLineNumber();
        String getMethodName();
        default MethodType getMethodType();
        boolean isNativeMethod();
        StackTraceElement toStackTraceElement();
    }
}

public class StrictMath {
    public static double E;
    public static double IEEEremainder(double a, double b);
    public static double PI;
    public static double abs(double a);
    public static float abs(float a);
    public static int abs(int a);
    public static long abs(long a);
    public static int absExact(int a);
    public static long absExact(long a);
    public static double acos(double a);
    public static int addExact(int a, int b);
    public static long addExact(long a, long b);
    public static double asin(double a);
    public static double atan(double a);
    public static double atan2(double a, double b);
    public static double cbrt(double a);
    public static double ceil(double a);
    public static double copySign(double a, double b);
    public static float copySign(float a, float b);
    public static double cos(double a);
    public static double cosh(double a);
    public static int decrementExact(int a);
    public static long decrementExact(long a);
    public static double exp(double a);
    public static double expm1(double a);
    public static double floor(double a);
    public static int floorDiv(int a, int b);
    public static long floorDiv(long a, int b);
    public static long floorDiv(long a, long b);
    public static int floorMod(int a, int b);
    public static int floorMod(long a, int b);
    public static long floorMod(long a, long b);
    public static double fma(double a, double b, double c);
    public static float fma(float a, float b, float c);
    public static int getExponent(double a);
    public static int getExponent(float a);
    public static double hypot(double a, double b);
    public static int incrementExact(int a);
    public static long incrementExact(long a);
    public static double log(double a);
    public static double log10(double a);
    public static double log1p(double a);
    public static double max(double a, double b);
    public static float max(float a, float b);
    public static int max(int a, int b);
    public static long max(long a, long b);
    public static double min(double a, double b);
    public static float min(float a, float b);
    public static int min(int a, int b);
    public static long min(long a, long b);
    public static int multiplyExact(int a, int b);
    public static long multiplyExact(long a, int b);
    public static long multiplyExact(long a, long b);
    public static long multiplyFull(int a, int b);
    public static long multiplyHigh(long a, long b);
    public static int negateExact(int a);
    public static long negateExact(long a);
    public static double nextAfter(double a, double b);
    public static float nextAfter(float a, double b);
    public static double nextDown(double a);
    public static float nextDown(float a);
    public static double nextUp(double a);
    public static float nextUp(float a);
    public static double pow(double a, double b);
    public static double random();
    public static double rint(double a);
    public static long round(double a);
    public static int round(float a);
    public static double scalb(double a, int b);
    public static float scalb(float a, int b);
    public static double signum(double a);
    public static float signum(float a);
    public static double sin(double a);
    public static double sinh(double a);
    public static double sqrt(double a);
    public static int subtractExact(int a, int b);
    public static long subtractExact(long a, long b);
    public static double tan(double a);
    public static double tanh(double a);
    public static double toDegrees(double a);
    public static int toIntExact(long a);
    public static double toRadians(double a);
    public static double ulp(double a);
    public static float ulp(float a);
}

public class String implements Serializable, Comparable<String>, CharSequence {
    public static Comparator<String> CASE_INSENSITIVE_ORDER;
    public char charAt(int a);
    public IntStream chars();
    public int codePointAt(int a);
    public int codePointBefore(int a);
    public int codePointCount(int a, int b);
    public IntStream codePoints();
    public int compareTo(String a);
    public int compareToIgnoreCase(String a);
    public String concat(String a);
    public boolean contains(CharSequence a);
    public boolean contentEquals(CharSequence a);
    public boolean contentEquals(StringBuffer a);
    public static String copyValueOf(char[] a);
    public static String copyValueOf(char[] a, int b, int c);
    public Optional<String> describeConstable();
    public boolean endsWith(String a);
    public boolean equalsIgnoreCase(String a);
    public static String format(Locale a, String b, Object... c);
    public static String format(String a, Object... b);
    public String formatted(Object... a);
    public byte[] getBytes();
    public byte[] getBytes(Charset a);
    public byte[] getBytes(String a);
    public void getBytes(int a, int b, byte[] c, int d);
    public void getChars(int a, int b, char[] c, int d);
    public String indent(int a);
    public int indexOf(String a);
    public int indexOf(String a, int b);
    public int indexOf(int a);
    public int indexOf(int a, int b);
    public String intern();
    public boolean isBlank();
    public boolean isEmpty();
    public static String join(CharSequence a, CharSequence... b);
    public static String join(CharSequence a, Iterable<? extends CharSequence> b);
    public int lastIndexOf(String a);
    public int lastIndexOf(String a, int b);
    public int lastIndexOf(int a);
    public int lastIndexOf(int a, int b);
    public int length();
    public Stream<String> lines();
    public boolean matches(String a);
    public int offsetByCodePoints(int a, int b);
    public boolean regionMatches(boolean a, int b, String c, int d, int e);
    public boolean regionMatches(int a, String b, int c, int d);
    public String repeat(int a);
    public String replace(CharSequence a, CharSequence b);
    public String replace(char a, char b);
    public String replaceAll(String a, String b);
    public String replaceFirst(String a, String b);
    public String resolveConstantDesc(MethodHandles.Lookup a);
    public String[] split(String a);
    public String[] split(String a, int b);
    public boolean startsWith(String a);
    public boolean startsWith(String a, int b);
    public String strip();
    public String stripIndent();
    public String stripLeading();
    public String stripTrailing();
    public CharSequence subSequence(int a, int b);
    public String substring(int a);
    public String substring(int a, int b);
    public char[] toCharArray();
    public String toLowerCase();
    public String toLowerCase(Locale a);
    public String toUpperCase();
    public String toUpperCase(Locale a);
    public <R> R transform(Function<? super String, ? extends R> a);
    public String translateEscapes();
    public String trim();
    public static String valueOf(Object a);
    public static String valueOf(boolean a);
    public static String valueOf(char a);
    public static String valueOf(char[] a);
    public static String valueOf(char[] a, int b, int c);
    public static String valueOf(double a);
    public static String valueOf(float a);
    public static String valueOf(int a);
    public static String valueOf(long a);
}

public class StringBuffer implements Serializable, Comparable<StringBuffer>, CharSequence, Appendable {
    public StringBuffer append(CharSequence a);
    public StringBuffer append(CharSequence a, int b, int c);
    public StringBuffer append(Object a);
    public StringBuffer append(String a);
    public StringBuffer append(StringBuffer a);
    public StringBuffer append(boolean a);
    public StringBuffer append(char a);
    public StringBuffer append(char[] a);
    public StringBuffer append(char[] a, int b, int c);
    public StringBuffer append(double a);
    public StringBuffer append(float a);
    public StringBuffer append(int a);
    public StringBuffer append(long a);
    public StringBuffer appendCodePoint(int a);
    public int capacity();
    public char charAt(int a);
    public IntStream chars();
    public int codePointAt(int a);
    public int codePointBefore(int a);
    public int codePointCount(int a, int b);
    public IntStream codePoints();
    public int compareTo(StringBuffer a);
    public StringBuffer delete(int a, int b);
    public StringBuffer deleteCharAt(int a);
    public void ensureCapacity(int a);
    public void getChars(int a, int b, char[] c, int d);
    public int indexOf(String a);
    public int indexOf(String a, int b);
    public StringBuffer insert(int a, CharSequence b);
    public StringBuffer insert(int a, CharSequence b, int c, int d);
    public StringBuffer insert(int a, Object b);
    public StringBuffer insert(int a, String b);
    public StringBuffer insert(int a, boolean b);
    public StringBuffer insert(int a, char b);
    public StringBuffer insert(int a, char[] b);
    public StringBuffer insert(int a, char[] b, int c, int d);
    public StringBuffer insert(int a, double b);
    public StringBuffer insert(int a, float b);
    public StringBuffer insert(int a, int b);
    public StringBuffer insert(int a, long b);
    public int lastIndexOf(String a);
    public int lastIndexOf(String a, int b);
    public int length();
    public int offsetByCodePoints(int a, int b);
    public StringBuffer replace(int a, int b, String c);
    public StringBuffer reverse();
    public void setCharAt(int a, char b);
    public void setLength(int a);
    public CharSequence subSequence(int a, int b);
    public String substring(int a);
    public String substring(int a, int b);
    public String toString();
    public void trimToSize();
}

public class StringBuilder implements Serializable, Comparable<StringBuilder>, CharSequence, Appendable {
    public StringBuilder append(CharSequence a);
    public StringBuilder append(CharSequence a, int b, int c);
    public StringBuilder append(Object a);
    public StringBuilder append(String a);
    public StringBuilder append(StringBuffer a);
    public StringBuilder append(boolean a);
    public StringBuilder append(char a);
    public StringBuilder append(char[] a);
    public StringBuilder append(char[] a, int b, int c);
    public StringBuilder append(double a);
    public StringBuilder append(float a);
    public StringBuilder append(int a);
    public StringBuilder append(long a);
    public StringBuilder appendCodePoint(int a);
    public int capacity();
    public char charAt(int a);
    public IntStream chars();
    public int codePointAt(int a);
    public int codePointBefore(int a);
    public int codePointCount(int a, int b);
    public IntStream codePoints();
    public int compareTo(StringBuilder a);
    public StringBuilder delete(int a, int b);
    public StringBuilder deleteCharAt(int a);
    public void ensureCapacity(int a);
    public void getChars(int a, int b, char[] c, int d);
    public int indexOf(String a);
    public int indexOf(String a, int b);
    public StringBuilder insert(int a, CharSequence b);
    public StringBuilder insert(int a, CharSequence b, int c, int d);
    public StringBuilder insert(int a, Object b);
    public StringBuilder insert(int a, String b);
    public StringBuilder insert(int a, boolean b);
    public StringBuilder insert(int a, char b);
    public StringBuilder insert(int a, char[] b);
    public StringBuilder insert(int a, char[] b, int c, int d);
    public StringBuilder insert(int a, double b);
    public StringBuilder insert(int a, float b);
    public StringBuilder insert(int a, int b);
    public StringBuilder insert(int a, long b);
    public int lastIndexOf(String a);
    public int lastIndexOf(String a, int b);
    public int length();
    public int offsetByCodePoints(int a, int b);
    public StringBuilder replace(int a, int b, String c);
    public StringBuilder reverse();
    public void setCharAt(int a, char b);
    public void setLength(int a);
    public CharSequence subSequence(int a, int b);
    public String substring(int a);
    public String substring(int a, int b);
    public String toString();
    public void trimToSize();
}

public class StringIndexOutOfBoundsException extends IndexOutOfBoundsException {
}

public @interface SuppressWarnings {
    String[] value();
}

public class System {
    public static void arraycopy(Object a, int b, Object c, int d, int e);
    public static String clearProperty(String a);
    public static Console console();
    public static long currentTimeMillis();
    public static PrintStream err;
    public static void exit(int a);
    public static void gc();
    public static System.Logger getLogger(String a);
    public static System.Logger getLogger(String a, ResourceBundle b);
    public static Properties getProperties();
    public static String getProperty(String a);
    public static String getProperty(String a, String b);
    public static SecurityManager getSecurityManager();
    public static Map<String, String> getenv();
    public static String getenv(String a);
    public static int identityHashCode(Object a);
    public static InputStream in;
    public static Channel inheritedChannel();
    public static String lineSeparator();
    public static void load(String a);
    public static void loadLibrary(String a);
    public static String mapLibraryName(String a);
    public static long nanoTime();
    public static PrintStream out;
    public static void runFinalization();
    public static void setErr(PrintStream a);
    public static void setIn(InputStream a);
    public static void setOut(PrintStream a);
    public static void setProperties(Properties a);
    public static String setProperty(String a, String b);
    public static void setSecurityManager(SecurityManager a);
    public static interface Logger {
        String getName();
        boolean isLoggable(System.Logger.Level a);
        default void log(System.Logger.Level a, Object b);
        void log(System.Logger.Level a, ResourceBundle b, String c, Object... d);
        void log(System.Logger.Level a, ResourceBundle b, String c, Throwable d);
        default void log(System.Logger.Level a, String b);
        default void log(System.Logger.Level a, String b, Object... c);
        default void log(System.Logger.Level a, String b, Throwable c);
        default void log(System.Logger.Level a, Supplier<String> b);
        default void log(System.Logger.Level a, Supplier<String> b, Throwable c);
        public static enum Level {
            ALL, TRACE, DEBUG, INFO, WARNING, ERROR, OFF;
            public String getName();
            public int getSeverity();
            public static System.Logger.Level valueOf(String a);
            public static System.Logger.Level[] values();
        }
    }
    public static class LoggerFinder {
        public System.Logger getLocalizedLogger(String a, ResourceBundle b, Module c);
        public System.Logger getLogger(String a, Module b);
        public static System.LoggerFinder getLoggerFinder();
    }
}

public class Thread implements Runnable {
    public static int MAX_PRIORITY;
    public static int MIN_PRIORITY;
    public static int NORM_PRIORITY;
    public static int activeCount();
    public void checkAccess();
    protected Object clone();
    public int countStackFrames();
    public static Thread currentThread();
    public static void dumpStack();
    public static int enumerate(Thread[] a);
    public static Map<Thread, StackTraceElement[]> getAllStackTraces();
    public ClassLoader getContextClassLoader();
    public static Thread.UncaughtExceptionHandler getDefaultUncaughtExceptionHandler();
    public long getId();
    public String getName();
    public int getPriority();
    public StackTraceElement[] getStackTrace();
    public Thread.State getState();
    public ThreadGroup getThreadGroup();
    public Thread.UncaughtExceptionHandler getUncaughtExceptionHandler();
    public static boolean holdsLock(Object a);
    public void interrupt();
    public static boolean interrupted();
    public boolean isAlive();
    public boolean isDaemon();
    public boolean isInterrupted();
    public void join();
    public void join(long a);
    public void join(long a, int b);
    public static void onSpinWait();
    public void resume();
    public void run();
    public void setContextClassLoader(ClassLoader a);
    public void setDaemon(boolean a);
    public static void setDefaultUncaughtExceptionHandler(Thread.UncaughtExceptionHandler a);
    public void setName(String a);
    public void setPriority(int a);
    public void setUncaughtExceptionHandler(Thread.UncaughtExceptionHandler a);
    public static void sleep(long a);
    public static void sleep(long a, int b);
    public void start();
    public void stop();
    public void suspend();
    public static void yield();
    public static enum State {
        NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED;
        public static Thread.State valueOf(String a);
        public static Thread.State[] values();
    }
    public static interface UncaughtExceptionHandler {
        void uncaughtException(Thread a, Throwable b);
    }
}

public class ThreadDeath extends Error {
}

public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    public int activeCount();
    public int activeGroupCount();
    public boolean allowThreadSuspension(boolean a);
    public void checkAccess();
    public void destroy();
    public int enumerate(ThreadGroup[] a);
    public int enumerate(ThreadGroup[] a, boolean b);
    public int enumerate(Thread[] a);
    public int enumerate(Thread[] a, boolean b);
    public int getMaxPriority();
    public String getName();
    public ThreadGroup getParent();
    public void interrupt();
    public boolean isDaemon();
    public boolean isDestroyed();
    public void list();
    public boolean parentOf(ThreadGroup a);
    public void resume();
    public void setDaemon(boolean a);
    public void setMaxPriority(int a);
    public void stop();
    public void suspend();
    public void uncaughtException(Thread a, Throwable b);
}

public class ThreadLocal<T> {
    public T get();
    protected T initialValue();
    public void remove();
    public void set(T a);
    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> a);
}

public class Throwable implements Serializable {
    public void addSuppressed(Throwable a);
    public Throwable fillInStackTrace();
    public Throwable getCause();
    public String getLocalizedMessage();
    public String getMessage();
    public StackTraceElement[] getStackTrace();
    public Throwable[] getSuppressed();
    public Throwable initCause(Throwable a);
    public void printStackTrace();
    public void printStackTrace(PrintStream a);
    public void printStackTrace(PrintWriter a);
    public void setStackTrace(StackTraceElement[] a);
}

public class TypeNotPresentException extends RuntimeException {
    public String typeName();
}

public class UnknownError extends VirtualMachineError {
}

public class UnsatisfiedLinkError extends LinkageError {
}

public class UnsupportedClassVersionError extends ClassFormatError {
}

public class UnsupportedOperationException extends RuntimeException {
}

public class VerifyError extends LinkageError {
}

public class VirtualMachineError extends Error {
}

public class Void {
    public static Class<Void> TYPE;
}
