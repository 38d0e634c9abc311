// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.nio;

import java.lang.*;
import java.util.stream.IntStream;

public class Buffer {
    public Object array();
    public int arrayOffset();
    public int capacity();
    public Buffer clear();
    public Buffer duplicate();
    public Buffer flip();
    public boolean hasArray();
    public boolean hasRemaining();
    public boolean isDirect();
    public boolean isReadOnly();
    public int limit();
    public Buffer limit(int a);
    public Buffer mark();
    public int position();
    public Buffer position(int a);
    public int remaining();
    public Buffer reset();
    public Buffer rewind();
    public Buffer slice();
    public Buffer slice(int a, int b);
}

public class BufferOverflowException extends RuntimeException {
}

public class BufferUnderflowException extends RuntimeException {
}

public class ByteBuffer extends Buffer implements Comparable<ByteBuffer> {
    public ByteBuffer alignedSlice(int a);
    public int alignmentOffset(int a, int b);
    public static ByteBuffer allocate(int a);
    public static ByteBuffer allocateDirect(int a);
    public byte[] array();
    public CharBuffer asCharBuffer();
    public DoubleBuffer asDoubleBuffer();
    public FloatBuffer asFloatBuffer();
    public IntBuffer asIntBuffer();
    public LongBuffer asLongBuffer();
    public ByteBuffer asReadOnlyBuffer();
    public ShortBuffer asShortBuffer();
    public ByteBuffer clear();
    public ByteBuffer compact();
    public int compareTo(ByteBuffer a);
    public ByteBuffer duplicate();
    public ByteBuffer flip();
    public byte get();
    public ByteBuffer get(byte[] a);
    public ByteBuffer get(byte[] a, int b, int c);
    public byte get(int a);
    public ByteBuffer get(int a, byte[] b);
    public ByteBuffer get(int a, byte[] b, int c, int d);
    public char getChar();
    public char getChar(int a);
    public double getDouble();
    public double getDouble(int a);
    public float getFloat();
    public float getFloat(int a);
    public int getInt();
    public int getInt(int a);
    public long getLong();
    public long getLong(int a);
    public short getShort();
    public short getShort(int a);
    public ByteBuffer limit(int a);
    public ByteBuffer mark();
    public int mismatch(ByteBuffer a);
    public ByteOrder order();
    public ByteBuffer order(ByteOrder a);
    public ByteBuffer position(int a);
    public ByteBuffer put(ByteBuffer a);
    public ByteBuffer put(byte a);
    public ByteBuffer put(byte[] a);
    public ByteBuffer put(byte[] a, int b, int c);
    public ByteBuffer put(int a, ByteBuffer b, int c, int d);
    public ByteBuffer put(int a, byte b);
    public ByteBuffer put(int a, byte[] b);
    public ByteBuffer put(int a, byte[] b, int c, int d);
    public ByteBuffer putChar(char a);
    public ByteBuffer putChar(int a, char b);
    public ByteBuffer putDouble(double a);
    public ByteBuffer putDouble(int a, double b);
    public ByteBuffer putFloat(float a);
    public ByteBuffer putFloat(int a, float b);
    public ByteBuffer putInt(int a);
    public ByteBuffer putInt(int a, int b);
    public ByteBuffer putLong(int a, long b);
    public ByteBuffer putLong(long a);
    public ByteBuffer putShort(int a, short b);
    public ByteBuffer putShort(short a);
    public ByteBuffer reset();
    public ByteBuffer rewind();
    public ByteBuffer slice();
    public ByteBuffer slice(int a, int b);
    public static ByteBuffer wrap(byte[] a);
    public static ByteBuffer wrap(byte[] a, int b, int c);
}

public class ByteOrder {
    public static ByteOrder BIG_ENDIAN;
    public static ByteOrder LITTLE_ENDIAN;
    public static ByteOrder nativeOrder();
}

public class CharBuffer extends Buffer implements Comparable<CharBuffer>, Appendable, CharSequence, Readable {
    public static CharBuffer allocate(int a);
    public CharBuffer append(CharSequence a);
    public CharBuffer append(CharSequence a, int b, int c);
    public CharBuffer append(char a);
    public char[] array();
    public CharBuffer asReadOnlyBuffer();
    public char charAt(int a);
    public IntStream chars();
    public CharBuffer clear();
    public CharBuffer compact();
    public int compareTo(CharBuffer a);
    public CharBuffer duplicate();
    public CharBuffer flip();
    public char get();
    public CharBuffer get(char[] a);
    public CharBuffer get(char[] a, int b, int c);
    public char get(int a);
    public CharBuffer get(int a, char[] b);
    public CharBuffer get(int a, char[] b, int c, int d);
    public boolean isEmpty();
    public int length();
    public CharBuffer limit(int a);
    public CharBuffer mark();
    public int mismatch(CharBuffer a);
    public ByteOrder order();
    public CharBuffer position(int a);
    public CharBuffer put(CharBuffer a);
    public CharBuffer put(String a);
    public CharBuffer put(String a, int b, int c);
    public CharBuffer put(char a);
    public CharBuffer put(char[] a);
    public CharBuffer put(char[] a, int b, int c);
    public CharBuffer put(int a, CharBuffer b, int c, int d);
    public CharBuffer put(int a, char b);
    public CharBuffer put(int a, char[] b);
    public CharBuffer put(int a, char[] b, int c, int d);
    public int read(CharBuffer a);
    public CharBuffer reset();
    public CharBuffer rewind();
    public CharBuffer slice();
    public CharBuffer slice(int a, int b);
    public CharBuffer subSequence(int a, int b);
    public static CharBuffer wrap(CharSequence a);
    public static CharBuffer wrap(CharSequence a, int b, int c);
    public static CharBuffer wrap(char[] a);
    public static CharBuffer wrap(char[] a, int b, int c);
}

public class DoubleBuffer extends Buffer implements Comparable<DoubleBuffer> {
    public static DoubleBuffer allocate(int a);
    public double[] array();
    public DoubleBuffer asReadOnlyBuffer();
    public DoubleBuffer clear();
    public DoubleBuffer compact();
    public int compareTo(DoubleBuffer a);
    public DoubleBuffer duplicate();
    public DoubleBuffer flip();
    public double get();
    public DoubleBuffer get(double[] a);
    public DoubleBuffer get(double[] a, int b, int c);
    public double get(int a);
    public DoubleBuffer get(int a, double[] b);
    public DoubleBuffer get(int a, double[] b, int c, int d);
    public DoubleBuffer limit(int a);
    public DoubleBuffer mark();
    public int mismatch(DoubleBuffer a);
    public ByteOrder order();
    public DoubleBuffer position(int a);
    public DoubleBuffer put(DoubleBuffer a);
    public DoubleBuffer put(double a);
    public DoubleBuffer put(double[] a);
    public DoubleBuffer put(double[] a, int b, int c);
    public DoubleBuffer put(int a, DoubleBuffer b, int c, int d);
    public DoubleBuffer put(int a, double b);
    public DoubleBuffer put(int a, double[] b);
    public DoubleBuffer put(int a, double[] b, int c, int d);
    public DoubleBuffer reset();
    public DoubleBuffer rewind();
    public DoubleBuffer slice();
    public DoubleBuffer slice(int a, int b);
    public static DoubleBuffer wrap(double[] a);
    public static DoubleBuffer wrap(double[] a, int b, int c);
}

public class FloatBuffer extends Buffer implements Comparable<FloatBuffer> {
    public static FloatBuffer allocate(int a);
    public float[] array();
    public FloatBuffer asReadOnlyBuffer();
    public FloatBuffer clear();
    public FloatBuffer compact();
    public int compareTo(FloatBuffer a);
    public FloatBuffer duplicate();
    public FloatBuffer flip();
    public float get();
    public FloatBuffer get(float[] a);
    public FloatBuffer get(float[] a, int b, int c);
    public float get(int a);
    public FloatBuffer get(int a, float[] b);
    public FloatBuffer get(int a, float[] b, int c, int d);
    public FloatBuffer limit(int a);
    public FloatBuffer mark();
    public int mismatch(FloatBuffer a);
    public ByteOrder order();
    public FloatBuffer position(int a);
    public FloatBuffer put(FloatBuffer a);
    public FloatBuffer put(float a);
    public FloatBuffer put(float[] a);
    public FloatBuffer put(float[] a, int b, int c);
    public FloatBuffer put(int a, FloatBuffer b, int c, int d);
    public FloatBuffer put(int a, float b);
    public FloatBuffer put(int a, float[] b);
    public FloatBuffer put(int a, float[] b, int c, int d);
    public FloatBuffer reset();
    public FloatBuffer rewind();
    public FloatBuffer slice();
    public FloatBuffer slice(int a, int b);
    public static FloatBuffer wrap(float[] a);
    public static FloatBuffer wrap(float[] a, int b, int c);
}

public class IntBuffer extends Buffer implements Comparable<IntBuffer> {
    public static IntBuffer allocate(int a);
    public int[] array();
    public IntBuffer asReadOnlyBuffer();
    public IntBuffer clear();
    public IntBuffer compact();
    public int compareTo(IntBuffer a);
    public IntBuffer duplicate();
    public IntBuffer flip();
    public int get();
    public int get(int a);
    public IntBuffer get(int a, int[] b);
    public IntBuffer get(int a, int[] b, int c, int d);
    public IntBuffer get(int[] a);
    public IntBuffer get(int[] a, int b, int c);
    public IntBuffer limit(int a);
    public IntBuffer mark();
    public int mismatch(IntBuffer a);
    public ByteOrder order();
    public IntBuffer position(int a);
    public IntBuffer put(IntBuffer a);
    public IntBuffer put(int a);
    public IntBuffer put(int a, IntBuffer b, int c, int d);
    public IntBuffer put(int a, int b);
    public IntBuffer put(int a, int[] b);
    public IntBuffer put(int a, int[] b, int c, int d);
    public IntBuffer put(int[] a);
    public IntBuffer put(int[] a, int b, int c);
    public IntBuffer reset();
    public IntBuffer rewind();
    public IntBuffer slice();
    public IntBuffer slice(int a, int b);
    public static IntBuffer wrap(int[] a);
    public static IntBuffer wrap(int[] a, int b, int c);
}

public class InvalidMarkException extends IllegalStateException {
}

public class LongBuffer extends Buffer implements Comparable<LongBuffer> {
    public static LongBuffer allocate(int a);
    public long[] array();
    public LongBuffer asReadOnlyBuffer();
    public LongBuffer clear();
    public LongBuffer compact();
    public int compareTo(LongBuffer a);
    public LongBuffer duplicate();
    public LongBuffer flip();
    public long get();
    public long get(int a);
    public LongBuffer get(int a, long[] b);
    public LongBuffer get(int a, long[] b, int c, int d);
    public LongBuffer get(long[] a);
    public LongBuffer get(long[] a, int b, int c);
    public LongBuffer limit(int a);
    public LongBuffer mark();
    public int mismatch(LongBuffer a);
    public ByteOrder order();
    public LongBuffer position(int a);
    public LongBuffer put(LongBuffer a);
    public LongBuffer put(int a, LongBuffer b, int c, int d);
    public LongBuffer put(int a, long b);
    public LongBuffer put(int a, long[] b);
    public LongBuffer put(int a, long[] b, int c, int d);
    public LongBuffer put(long a);
    public LongBuffer put(long[] a);
    public LongBuffer put(long[] a, int b, int c);
    public LongBuffer reset();
    public LongBuffer rewind();
    public LongBuffer slice();
    public LongBuffer slice(int a, int b);
    public static LongBuffer wrap(long[] a);
    public static LongBuffer wrap(long[] a, int b, int c);
}

public class MappedByteBuffer extends ByteBuffer {
    public MappedByteBuffer clear();
    public MappedByteBuffer compact();
    public MappedByteBuffer duplicate();
    public MappedByteBuffer flip();
    public MappedByteBuffer force();
    public MappedByteBuffer force(int a, int b);
    public boolean isLoaded();
    public MappedByteBuffer limit(int a);
    public MappedByteBuffer load();
    public MappedByteBuffer mark();
    public MappedByteBuffer position(int a);
    public MappedByteBuffer reset();
    public MappedByteBuffer rewind();
    public MappedByteBuffer slice();
    public MappedByteBuffer slice(int a, int b);
}

public class ReadOnlyBufferException extends UnsupportedOperationException {
}

public class ShortBuffer extends Buffer implements Comparable<ShortBuffer> {
    public static ShortBuffer allocate(int a);
    public short[] array();
    public ShortBuffer asReadOnlyBuffer();
    public ShortBuffer clear();
    public ShortBuffer compact();
    public int compareTo(ShortBuffer a);
    public ShortBuffer duplicate();
    public ShortBuffer flip();
    public short get();
    public short get(int a);
    public ShortBuffer get(int a, short[] b);
    public ShortBuffer get(int a, short[] b, int c, int d);
    public ShortBuffer get(short[] a);
    public ShortBuffer get(short[] a, int b, int c);
    public ShortBuffer limit(int a);
    public ShortBuffer mark();
    public int mismatch(ShortBuffer a);
    public ByteOrder order();
    public ShortBuffer position(int a);
    public ShortBuffer put(ShortBuffer a);
    public ShortBuffer put(int a, ShortBuffer b, int c, int d);
    public ShortBuffer put(int a, short b);
    public ShortBuffer put(int a, short[] b);
    public ShortBuffer put(int a, short[] b, int c, int d);
    public ShortBuffer put(short a);
    public ShortBuffer put(short[] a);
    public ShortBuffer put(short[] a, int b, int c);
    public ShortBuffer reset();
    public ShortBuffer rewind();
    public ShortBuffer slice();
    public ShortBuffer slice(int a, int b);
    public static ShortBuffer wrap(short[] a);
    public static ShortBuffer wrap(short[] a, int b, int c);
}
