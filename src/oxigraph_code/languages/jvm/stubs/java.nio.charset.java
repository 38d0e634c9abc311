// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.nio.charset;

import java.lang.*;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;

public class CharacterCodingException extends IOException {
}

public class Charset implements Comparable<Charset> {
    public Set<String> aliases();
    public static SortedMap<String, Charset> availableCharsets();
    public boolean canEncode();
    public int compareTo(Charset a);
    public boolean contains(Charset a);
    public CharBuffer decode(ByteBuffer a);
    public static Charset defaultCharset();
    public String displayName();
    public String displayName(Locale a);
    public ByteBuffer encode(CharBuffer a);
    public ByteBuffer encode(String a);
    public static Charset forName(String a);
    public boolean isRegistered();
    public static boolean isSupported(String a);
    public String name();
    public CharsetDecoder newDecoder();
    public CharsetEncoder newEncoder();
}

public class CharsetDecoder {
    public float averageCharsPerByte();
    public Charset charset();
    public CharBuffer decode(ByteBuffer a);
    public CoderResult decode(ByteBuffer a, CharBuffer b, boolean c);
    protected CoderResult decodeLoop(ByteBuffer a, CharBuffer b);
    public Charset detectedCharset();
    public CoderResult flush(CharBuffer a);
    protected CoderResult implFlush(CharBuffer a);
    protected void implOnMalformedInput(CodingErrorAction a);
    protected void implOnUnmappableCharacter(CodingErrorAction a);
    protected void implReplaceWith(String a);
    protected void implReset();
    public boolean isAutoDetecting();
    public boolean isCharsetDetected();
    public CodingErrorAction malformedInputAction();
    public float maxCharsPerByte();
    public CharsetDecoder onMalformedInput(CodingErrorAction a);
    public CharsetDecoder onUnmappableCharacter(CodingErrorAction a);
    public CharsetDecoder replaceWith(String a);
    public String replacement();
    public CharsetDecoder reset();
    public CodingErrorAction unmappableCharacterAction();
}

public class CharsetEncoder {
    public float averageBytesPerChar();
    public boolean canEncode(CharSequence a);
    public boolean canEncode(char a);
    public Charset charset();
    public ByteBuffer encode(CharBuffer a);
    public CoderResult encode(CharBuffer a, ByteBuffer b, boolean c);
    protected CoderResult encodeLoop(CharBuffer a, ByteBuffer b);
    public CoderResult flush(ByteBuffer a);
    protected CoderResult implFlush(ByteBuffer a);
    protected void implOnMalformedInput(CodingErrorAction a);
    protected void implOnUnmappableCharacter(CodingErrorAction a);
    protected void implReplaceWith(byte[] a);
    protected void implReset();
    public boolean isLegalReplacement(byte[] a);
    public CodingErrorAction malformedInputAction();
    public float maxBytesPerChar();
    public CharsetEncoder onMalformedInput(CodingErrorAction a);
    public CharsetEncoder onUnmappableCharacter(CodingErrorAction a);
    public CharsetEncoder replaceWith(byte[] a);
    public byte[] replacement();
    public CharsetEncoder reset();
    public CodingErrorAction unmappableCharacterAction();
}

public class CoderMalfunctionError extends Error {
}

public class CoderResult {
    public static CoderResult OVERFLOW;
    public static CoderResult UNDERFLOW;
    public boolean isError();
    public boolean isMalformed();
    public boolean isOverflow();
    public boolean isUnderflow();
    public boolean isUnmappable();
    public int length();
    public static CoderResult malformedForLength(int a);
    public void throwException();
    public static CoderResult unmappableForLength(int a);
}

public class CodingErrorAction {
    public static CodingErrorAction IGNORE;
    public static CodingErrorAction REPLACE;
    public static CodingErrorAction REPORT;
}

public class IllegalCharsetNameException extends IllegalArgumentException {
    public String getCharsetName();
}

public class MalformedInputException extends CharacterCodingException {
    public int getInputLength();
}

public class StandardCharsets {
    public static Charset ISO_8859_1;
    public static Charset US_ASCII;
    public static Charset UTF_16;
    public static Charset UTF_16BE;
    public static Charset UTF_16LE;
    public static Charset UTF_8;
}

public class UnmappableCharacterException extends CharacterCodingException {
    public int getInputLength();
}

public class UnsupportedCharsetException extends IllegalArgumentException {
    public String getCharsetName();
}
