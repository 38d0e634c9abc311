// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.util;

import java.lang.*;
import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Serializable;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.charset.Charset;
import java.security.BasicPermission;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public class AbstractCollection<E> implements Collection<E> {
    public boolean add(E a);
    public boolean addAll(Collection<? extends E> a);
    public void clear();
    public boolean contains(Object a);
    public boolean containsAll(Collection<?> a);
    public boolean isEmpty();
    public boolean remove(Object a);
    public boolean removeAll(Collection<?> a);
    public boolean retainAll(Collection<?> a);
    public Object[] toArray();
    public <T> T[] toArray(T[] a);
}

public class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    public void add(int a, E b);
    public boolean addAll(int a, Collection<? extends E> b);
    public int indexOf(Object a);
    public int lastIndexOf(Object a);
    public ListIterator<E> listIterator();
    public ListIterator<E> listIterator(int a);
    protected int modCount;
    public E remove(int a);
    protected void removeRange(int a, int b);
    public E set(int a, E b);
    public List<E> subList(int a, int b);
}

public class AbstractMap<K, V> implements Map<K, V> {
    public void clear();
    protected Object clone();
    public boolean containsKey(Object a);
    public boolean containsValue(Object a);
    public V get(Object a);
    public boolean isEmpty();
    public Set<K> keySet();
    public V put(K a, V b);
    public void putAll(Map<? extends K, ? extends V> a);
    public V remove(Object a);
    public int size();
    public Collection<V> values();
    public static class SimpleEntry<K, V> implements Map.Entry<K, V>, Serializable {
        public K getKey();
        public V getValue();
        public V setValue(V a);
    }
    public static class SimpleImmutableEntry<K, V> implements Map.Entry<K, V>, Serializable {
        public K getKey();
        public V getValue();
        public V setValue(V a);
    }
}

public class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
    public E element();
    public E remove();
}

public class AbstractSequentialList<E> extends AbstractList<E> {
}

public class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
}

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, Serializable {
    public void addFirst(E a);
    public void addLast(E a);
    public ArrayDeque<E> clone();
    public Iterator<E> descendingIterator();
    public E element();
    public E getFirst();
    public E getLast();
    public boolean offer(E a);
    public boolean offerFirst(E a);
    public boolean offerLast(E a);
    public E peek();
    public E peekFirst();
    public E peekLast();
    public E poll();
    public E pollFirst();
    public E pollLast();
    public E pop();
    public void push(E a);
    public E remove();
    public E removeFirst();
    public boolean removeFirstOccurrence(Object a);
    public E removeLast();
    public boolean removeLastOccurrence(Object a);
}

public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    public Object clone();
    public void ensureCapacity(int a);
    protected void removeRange(int a, int b);
    public void trimToSize();
}

public class Arrays {
    public static <T> List<T> asList(T... a);
    public static int binarySearch(Object[] a, Object b);
    public static int binarySearch(Object[] a, int b, int c, Object d);
    public static <T> int binarySearch(T[] a, T b, Comparator<? super T> c);
    public static <T> int binarySearch(T[] a, int b, int c, T d, Comparator<? super T> e);
    public static int binarySearch(byte[] a, byte b);
    public static int binarySearch(byte[] a, int b, int c, byte d);
    public static int binarySearch(char[] a, char b);
    public static int binarySearch(char[] a, int b, int c, char d);
    public static int binarySearch(double[] a, double b);
    public static int binarySearch(double[] a, int b, int c, double d);
    public static int binarySearch(float[] a, float b);
    public static int binarySearch(float[] a, int b, int c, float d);
    public static int binarySearch(int[] a, int b);
    public static int binarySearch(int[] a, int b, int c, int d);
    public static int binarySearch(long[] a, int b, int c, long d);
    public static int binarySearch(long[] a, long b);
    public static int binarySearch(short[] a, int b, int c, short d);
    public static int binarySearch(short[] a, short b);
    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b);
    public static <T> int compare(T[] a, T[] b, Comparator<? super T> c);
    public static <T extends Comparable<? super T>> int compare(T[] a, int b, int c, T[] d, int e, int f);
    public static <T> int compare(T[] a, int b, int c, T[] d, int e, int f, Comparator<? super T> g);
    public static int compare(boolean[] a, boolean[] b);
    public static int compare(boolean[] a, int b, int c, boolean[] d, int e, int f);
    public static int compare(byte[] a, byte[] b);
    public static int compare(byte[] a, int b, int c, byte[] d, int e, int f);
    public static int compare(char[] a, char[] b);
    public static int compare(char[] a, int b, int c, char[] d, int e, int f);
    public static int compare(double[] a, double[] b);
    public static int compare(double[] a, int b, int c, double[] d, int e, int f);
    public static int compare(float[] a, float[] b);
    public static int compare(float[] a, int b, int c, float[] d, int e, int f);
    public static int compare(int[] a, int b, int c, int[] d, int e, int f);
    public static int compare(int[] a, int[] b);
    public static int compare(long[] a, int b, int c, long[] d, int e, int f);
    public static int compare(long[] a, long[] b);
    public static int compare(short[] a, int b, int c, short[] d, int e, int f);
    public static int compare(short[] a, short[] b);
    public static int compareUnsigned(byte[] a, byte[] b);
    public static int compareUnsigned(byte[] a, int b, int c, byte[] d, int e, int f);
    public static int compareUnsigned(int[] a, int b, int c, int[] d, int e, int f);
    public static int compareUnsigned(int[] a, int[] b);
    public static int compareUnsigned(long[] a, int b, int c, long[] d, int e, int f);
    public static int compareUnsigned(long[] a, long[] b);
    public static int compareUnsigned(short[] a, int b, int c, short[] d, int e, int f);
    public static int compareUnsigned(short[] a, short[] b);
    public static <T> T[] copyOf(T[] a, int b);
    public static <T, U> T[] copyOf(U[] a, int b, Class<? extends T[]> c);
    public static boolean[] copyOf(boolean[] a, int b);
    public static byte[] copyOf(byte[] a, int b);
    public static char[] copyOf(char[] a, int b);
    public static double[] copyOf(double[] a, int b);
    public static float[] copyOf(float[] a, int b);
    public static int[] copyOf(int[] a, int b);
    public static long[] copyOf(long[] a, int b);
    public static short[] copyOf(short[] a, int b);
    public static <T> T[] copyOfRange(T[] a, int b, int c);
    public static <T, U> T[] copyOfRange(U[] a, int b, int c, Class<? extends T[]> d);
    public static boolean[] copyOfRange(boolean[] a, int b, int c);
    public static byte[] copyOfRange(byte[] a, int b, int c);
    public static char[] copyOfRange(char[] a, int b, int c);
    public static double[] copyOfRange(double[] a, int b, int c);
    public static float[] copyOfRange(float[] a, int b, int c);
    public static int[] copyOfRange(int[] a, int b, int c);
    public static long[] copyOfRange(long[] a, int b, int c);
    public static short[] copyOfRange(short[] a, int b, int c);
    public static boolean deepEquals(Object[] a, Object[] b);
    public static int deepHashCode(Object[] a);
    public static String deepToString(Object[] a);
    public static boolean equals(Object[] a, Object[] b);
    public static boolean equals(Object[] a, int b, int c, Object[] d, int e, int f);
    public static <T> boolean equals(T[] a, T[] b, Comparator<? super T> c);
    public static <T> boolean equals(T[] a, int b, int c, T[] d, int e, int f, Comparator<? super T> g);
    public static boolean equals(boolean[] a, boolean[] b);
    public static boolean equals(boolean[] a, int b, int c, boolean[] d, int e, int f);
    public static boolean equals(byte[] a, byte[] b);
    public static boolean equals(byte[] a, int b, int c, byte[] d, int e, int f);
    public static boolean equals(char[] a, char[] b);
    public static boolean equals(char[] a, int b, int c, char[] d, int e, int f);
    public static boolean equals(double[] a, double[] b);
    public static boolean equals(double[] a, int b, int c, double[] d, int e, int f);
    public static boolean equals(float[] a, float[] b);
    public static boolean equals(float[] a, int b, int c, float[] d, int e, int f);
    public static boolean equals(int[] a, int b, int c, int[] d, int e, int f);
    public static boolean equals(int[] a, int[] b);
    public static boolean equals(long[] a, int b, int c, long[] d, int e, int f);
    public static boolean equals(long[] a, long[] b);
    public static boolean equals(short[] a, int b, int c, short[] d, int e, int f);
    public static boolean equals(short[] a, short[] b);
    public static void fill(Object[] a, Object b);
    public static void fill(Object[] a, int b, int c, Object d);
    public static void fill(boolean[] a, boolean b);
    public static void fill(boolean[] a, int b, int c, boolean d);
    public static void fill(byte[] a, byte b);
    public static void fill(byte[] a, int b, int c, byte d);
    public static void fill(char[] a, char b);
    public static void fill(char[] a, int b, int c, char d);
    public static void fill(double[] a, double b);
    public static void fill(double[] a, int b, int c, double d);
    public static void fill(float[] a, float b);
    public static void fill(float[] a, int b, int c, float d);
    public static void fill(int[] a, int b);
    public static void fill(int[] a, int b, int c, int d);
    public static void fill(long[] a, int b, int c, long d);
    public static void fill(long[] a, long b);
    public static void fill(short[] a, int b, int c, short d);
    public static void fill(short[] a, short b);
    public static int hashCode(Object[] a);
    public static int hashCode(boolean[] a);
    public static int hashCode(byte[] a);
    public static int hashCode(char[] a);
    public static int hashCode(double[] a);
    public static int hashCode(float[] a);
    public static int hashCode(int[] a);
    public static int hashCode(long[] a);
    public static int hashCode(short[] a);
    public static int mismatch(Object[] a, Object[] b);
    public static int mismatch(Object[] a, int b, int c, Object[] d, int e, int f);
    public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> c);
    public static <T> int mismatch(T[] a, int b, int c, T[] d, int e, int f, Comparator<? super T> g);
    public static int mismatch(boolean[] a, boolean[] b);
    public static int mismatch(boolean[] a, int b, int c, boolean[] d, int e, int f);
    public static int mismatch(byte[] a, byte[] b);
    public static int mismatch(byte[] a, int b, int c, byte[] d, int e, int f);
    public static int mismatch(char[] a, char[] b);
    public static int mismatch(char[] a, int b, int c, char[] d, int e, int f);
    public static int mismatch(double[] a, double[] b);
    public static int mismatch(double[] a, int b, int c, double[] d, int e, int f);
    public static int mismatch(float[] a, float[] b);
    public static int mismatch(float[] a, int b, int c, float[] d, int e, int f);
    public static int mismatch(int[] a, int b, int c, int[] d, int e, int f);
    public static int mismatch(int[] a, int[] b);
    public static int mismatch(long[] a, int b, int c, long[] d, int e, int f);
    public static int mismatch(long[] a, long[] b);
    public static int mismatch(short[] a, int b, int c, short[] d, int e, int f);
    public static int mismatch(short[] a, short[] b);
    public static <T> void parallelPrefix(T[] a, BinaryOperator<T> b);
    public static <T> void parallelPrefix(T[] a, int b, int c, BinaryOperator<T> d);
    public static void parallelPrefix(double[] a, DoubleBinaryOperator b);
    public static void parallelPrefix(double[] a, int b, int c, DoubleBinaryOperator d);
    public static void parallelPrefix(int[] a, IntBinaryOperator b);
    public static void parallelPrefix(int[] a, int b, int c, IntBinaryOperator d);
    public static void parallelPrefix(long[] a, LongBinaryOperator b);
    public static void parallelPrefix(long[] a, int b, int c, LongBinaryOperator d);
    public static <T> void parallelSetAll(T[] a, IntFunction<? extends T> b);
    public static void parallelSetAll(double[] a, IntToDoubleFunction b);
    public static void parallelSetAll(int[] a, IntUnaryOperator b);
    public static void parallelSetAll(long[] a, IntToLongFunction b);
    public static <T extends Comparable<? super T>> void parallelSort(T[] a);
    public static <T> void parallelSort(T[] a, Comparator<? super T> b);
    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int b, int c);
    public static <T> void parallelSort(T[] a, int b, int c, Comparator<? super T> d);
    public static void parallelSort(byte[] a);
    public static void parallelSort(byte[] a, int b, int c);
    public static void parallelSort(char[] a);
    public static void parallelSort(char[] a, int b, int c);
    public static void parallelSort(double[] a);
    public static void parallelSort(double[] a, int b, int c);
    public static void parallelSort(float[] a);
    public static void parallelSort(float[] a, int b, int c);
    public static void parallelSort(int[] a);
    public static void parallelSort(int[] a, int b, int c);
    public static void parallelSort(long[] a);
    public static void parallelSort(long[] a, int b, int c);
    public static void parallelSort(short[] a);
    public static void parallelSort(short[] a, int b, int c);
    public static <T> void setAll(T[] a, IntFunction<? extends T> b);
    public static void setAll(double[] a, IntToDoubleFunction b);
    public static void setAll(int[] a, IntUnaryOperator b);
    public static void setAll(long[] a, IntToLongFunction b);
    public static void sort(Object[] a);
    public static void sort(Object[] a, int b, int c);
    public static <T> void sort(T[] a, Comparator<? super T> b);
    public static <T> void sort(T[] a, int b, int c, Comparator<? super T> d);
    public static void sort(byte[] a);
    public static void sort(byte[] a, int b, int c);
    public static void sort(char[] a);
    public static void sort(char[] a, int b, int c);
    public static void sort(double[] a);
    public static void sort(double[] a, int b, int c);
    public static void sort(float[] a);
    public static void sort(float[] a, int b, int c);
    public static void sort(int[] a);
    public static void sort(int[] a, int b, int c);
    public static void sort(long[] a);
    public static void sort(long[] a, int b, int c);
    public static void sort(short[] a);
    public static void sort(short[] a, int b, int c);
    public static <T> Spliterator<T> spliterator(T[] a);
    public static <T> Spliterator<T> spliterator(T[] a, int b, int c);
    public static Spliterator.OfDouble spliterator(double[] a);
    public static Spliterator.OfDouble spliterator(double[] a, int b, int c);
    public static Spliterator.OfInt spliterator(int[] a);
    public static Spliterator.OfInt spliterator(int[] a, int b, int c);
    public static Spliterator.OfLong spliterator(long[] a);
    public static Spliterator.OfLong spliterator(long[] a, int b, int c);
    public static <T> Stream<T> stream(T[] a);
    public static <T> Stream<T> stream(T[] a, int b, int c);
    public static DoubleStream stream(double[] a);
    public static DoubleStream stream(double[] a, int b, int c);
    public static IntStream stream(int[] a);
    public static IntStream stream(int[] a, int b, int c);
    public static LongStream stream(long[] a);
    public static LongStream stream(long[] a, int b, int c);
    public static String toString(Object[] a);
    public static String toString(boolean[] a);
    public static String toString(byte[] a);
    public static String toString(char[] a);
    public static String toString(double[] a);
    public static String toString(float[] a);
    public static String toString(int[] a);
    public static String toString(long[] a);
    public static String toString(short[] a);
}

public class Base64 {
    public static Base64.Decoder getDecoder();
    public static Base64.Encoder getEncoder();
    public static Base64.Decoder getMimeDecoder();
    public static Base64.Encoder getMimeEncoder();
    public static Base64.Encoder getMimeEncoder(int a, byte[] b);
    public static Base64.Decoder getUrlDecoder();
    public static Base64.Encoder getUrlEncoder();
    public static class Decoder {
        public ByteBuffer decode(ByteBuffer a);
        public byte[] decode(String a);
        public byte[] decode(byte[] a);
        public int decode(byte[] a, byte[] b);
        public InputStream wrap(InputStream a);
    }
    public static class Encoder {
        public ByteBuffer encode(ByteBuffer a);
        public byte[] encode(byte[] a);
        public int encode(byte[] a, byte[] b);
        public String encodeToString(byte[] a);
        public Base64.Encoder withoutPadding();
        public OutputStream wrap(OutputStream a);
    }
}

public class BitSet implements Cloneable, Serializable {
    public void and(BitSet a);
    public void andNot(BitSet a);
    public int cardinality();
    public void clear();
    public void clear(int a);
    public void clear(int a, int b);
    public Object clone();
    public void flip(int a);
    public void flip(int a, int b);
    public boolean get(int a);
    public BitSet get(int a, int b);
    public boolean intersects(BitSet a);
    public boolean isEmpty();
    public int length();
    public int nextClearBit(int a);
    public int nextSetBit(int a);
    public void or(BitSet a);
    public int previousClearBit(int a);
    public int previousSetBit(int a);
    public void set(int a);
    public void set(int a, boolean b);
    public void set(int a, int b);
    public void set(int a, int b, boolean c);
    public int size();
    public IntStream stream();
    public byte[] toByteArray();
    public long[] toLongArray();
    public static BitSet valueOf(ByteBuffer a);
    public static BitSet valueOf(LongBuffer a);
    public static BitSet valueOf(byte[] a);
    public static BitSet valueOf(long[] a);
    public void xor(BitSet a);
}

public class Calendar implements Serializable, Cloneable, Comparable<Calendar> {
    public static int ALL_STYLES;
    public static int AM;
    public static int AM_PM;
    public static int APRIL;
    public static int AUGUST;
    public static int DATE;
    public static int DAY_OF_MONTH;
    public static int DAY_OF_WEEK;
    public static int DAY_OF_WEEK_IN_MONTH;
    public static int DAY_OF_YEAR;
    public static int DECEMBER;
    public static int DST_OFFSET;
    public static int ERA;
    public static int FEBRUARY;
    public static int FIELD_COUNT;
    public static int FRIDAY;
    public static int HOUR;
    public static int HOUR_OF_DAY;
    public static int JANUARY;
    public static int JULY;
    public static int JUNE;
    public static int LONG;
    public static int LONG_FORMAT;
    public static int LONG_STANDALONE;
    public static int MARCH;
    public static int MAY;
    public static int MILLISECOND;
    public static int MINUTE;
    public static int MONDAY;
    public static int MONTH;
    public static int NARROW_FORMAT;
    public static int NARROW_STANDALONE;
    public static int NOVEMBER;
    public static int OCTOBER;
    public static int PM;
    public static int SATURDAY;
    public static int SECOND;
    public static int SEPTEMBER;
    public static int SHORT;
    public static int SHORT_FORMAT;
    public static int SHORT_STANDALONE;
    public static int SUNDAY;
    public static int THURSDAY;
    public static int TUESDAY;
    public static int UNDECIMBER;
    public static int WEDNESDAY;
    public static int WEEK_OF_MONTH;
    public static int WEEK_OF_YEAR;
    public static int YEAR;
    public static int ZONE_OFFSET;
    public void add(int a, int b);
    public boolean after(Object a);
    protected boolean areFieldsSet;
    public boolean before(Object a);
    public void clear();
    public void clear(int a);
    public Object clone();
    public int compareTo(Calendar a);
    protected void complete();
    protected void computeFields();
    protected void computeTime();
    protected int[] fields;
    public int get(int a);
    public int getActualMaximum(int a);
    public int getActualMinimum(int a);
    public static Set<String> getAvailableCalendarTypes();
    public static Locale[] getAvailableLocales();
    public String getCalendarType();
    public String getDisplayName(int a, int b, Locale c);
    public Map<String, Integer> getDisplayNames(int a, int b, Locale c);
    public int getFirstDayOfWeek();
    public int getGreatestMinimum(int a);
    public static Calendar getInstance();
    public static Calendar getInstance(Locale a);
    public static Calendar getInstance(TimeZone a);
    public static Calendar getInstance(TimeZone a, Locale b);
    public int getLeastMaximum(int a);
    public int getMaximum(int a);
    public int getMinimalDaysInFirstWeek();
    public int getMinimum(int a);
    public Date getTime();
    public long getTimeInMillis();
    public TimeZone getTimeZone();
    public int getWeekYear();
    public int getWeeksInWeekYear();
    protected int internalGet(int a);
    public boolean isLenient();
    protected boolean[] isSet;
    public boolean isSet(int a);
    protected boolean isTimeSet;
    public boolean isWeekDateSupported();
    public void roll(int a, boolean b);
    public void roll(int a, int b);
    public void set(int a, int b);
    public void set(int a, int b, int c);
    public void set(int a, int b, int c, int d, int e);
    public void set(int a, int b, int c, int d, int e, int f);
    public void setFirstDayOfWeek(int a);
    public void setLenient(boolean a);
    public void setMinimalDaysInFirstWeek(int a);
    public void setTime(Date a);
    public void setTimeInMillis(long a);
    public void setTimeZone(TimeZone a);
    public void setWeekDate(int a, int b, int c);
    protected long time;
    public Instant toInstant();
    public static class Builder {
        public Calendar build();
        public Calendar.Builder set(int a, int b);
        public Calendar.Builder setCalendarType(String a);
        public Calendar.Builder setDate(int a, int b, int c);
        public Calendar.Builder setFields(int... a);
        public Calendar.Builder setInstant(Date a);
        public Calendar.Builder setInstant(long a);
        public Calendar.Builder setLenient(boolean a);
        public Calendar.Builder setLocale(Locale a);
        public Calendar.Builder setTimeOfDay(int a, int b, int c);
        public Calendar.Builder setTimeOfDay(int a, int b, int c, int d);
        public Calendar.Builder setTimeZone(TimeZone a);
        public Calendar.Builder setWeekDate(int a, int b, int c);
        public Calendar.Builder setWeekDefinition(int a, int b);
    }
}

public interface Collection<E> extends Iterable<E> {
    boolean add(E a);
    boolean addAll(Collection<? extends E> a);
    void clear();
    boolean contains(Object a);
    boolean containsAll(Collection<?> a);
    boolean isEmpty();
    default Stream<E> parallelStream();
    boolean remove(Object a);
    boolean removeAll(Collection<?> a);
    default boolean removeIf(Predicate<? super E> a);
    boolean retainAll(Collection<?> a);
    int size();
    default Stream<E> stream();
    Object[] toArray();
    default <T> T[] toArray(IntFunction<T[]> a);
    <T> T[] toArray(T[] a);
}

public class Collections {
    public static List EMPTY_LIST;
    public static Map EMPTY_MAP;
    public static Set EMPTY_SET;
    public static <T> boolean addAll(Collection<? super T> a, T... b);
    public static <T> Queue<T> asLifoQueue(Deque<T> a);
    public static <T> int binarySearch(List<? extends Comparable<? super T>> a, T b);
    public static <T> int binarySearch(List<? extends T> a, T b, Comparator<? super T> c);
    public static <E> Collection<E> checkedCollection(Collection<E> a, Class<E> b);
    public static <E> List<E> checkedList(List<E> a, Class<E> b);
    public static <K, V> Map<K, V> checkedMap(Map<K, V> a, Class<K> b, Class<V> c);
    public static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> a, Class<K> b, Class<V> c);
    public static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> a, Class<E> b);
    public static <E> Queue<E> checkedQueue(Queue<E> a, Class<E> b);
    public static <E> Set<E> checkedSet(Set<E> a, Class<E> b);
    public static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> a, Class<K> b, Class<V> c);
    public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> a, Class<E> b);
    public static <T> void copy(List<? super T> a, List<? extends T> b);
    public static boolean disjoint(Collection<?> a, Collection<?> b);
    public static <T> Enumeration<T> emptyEnumeration();
    public static <T> Iterator<T> emptyIterator();
    public static <T> List<T> emptyList();
    public static <T> ListIterator<T> emptyListIterator();
    public static <K, V> Map<K, V> emptyMap();
    public static <K, V> NavigableMap<K, V> emptyNavigableMap();
    public static <E> NavigableSet<E> emptyNavigableSet();
    public static <T> Set<T> emptySet();
    public static <K, V> SortedMap<K, V> emptySortedMap();
    public static <E> SortedSet<E> emptySortedSet();
    public static <T> Enumeration<T> enumeration(Collection<T> a);
    public static <T> void fill(List<? super T> a, T b);
    public static int frequency(Collection<?> a, Object b);
    public static int indexOfSubList(List<?> a, List<?> b);
    public static int lastIndexOfSubList(List<?> a, List<?> b);
    public static <T> ArrayList<T> list(Enumeration<T> a);
    public static <T> T max(Collection<? extends T> a);
    public static <T> T max(Collection<? extends T> a, Comparator<? super T> b);
    public static <T> T min(Collection<? extends T> a);
    public static <T> T min(Collection<? extends T> a, Comparator<? super T> b);
    public static <T> List<T> nCopies(int a, T b);
    public static <E> Set<E> newSetFromMap(Map<E, Boolean> a);
    public static <T> boolean replaceAll(List<T> a, T b, T c);
    public static void reverse(List<?> a);
    public static <T> Comparator<T> reverseOrder();
    public static <T> Comparator<T> reverseOrder(Comparator<T> a);
    public static void rotate(List<?> a, int b);
    public static void shuffle(List<?> a);
    public static void shuffle(List<?> a, Random b);
    public static <T> Set<T> singleton(T a);
    public static <T> List<T> singletonList(T a);
    public static <K, V> Map<K, V> singletonMap(K a, V b);
    public static <T extends Comparable<? super T>> void sort(List<T> a);
    public static <T> void sort(List<T> a, Comparator<? super T> b);
    public static void swap(List<?> a, int b, int c);
    public static <T> Collection<T> synchronizedCollection(Collection<T> a);
    public static <T> List<T> synchronizedList(List<T> a);
    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> a);
    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> a);
    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> a);
    public static <T> Set<T> synchronizedSet(Set<T> a);
    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> a);
    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> a);
    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> a);
    public static <T> List<T> unmodifiableList(List<? extends T> a);
    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> a);
    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> a);
    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> a);
    public static <T> Set<T> unmodifiableSet(Set<? extends T> a);
    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> a);
    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> a);
}

public interface Comparator<T> {
    int compare(T a, T b);
    static <T, U extends Comparable<? super U>> Comparator<T> comparing(Function<? super T, ? extends U> a);
    static <T, U> Comparator<T> comparing(Function<? super T, ? extends U> a, Comparator<? super U> b);
    static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> a);
    static <T> Comparator<T> comparingInt(ToIntFunction<? super T> a);
    static <T> Comparator<T> comparingLong(ToLongFunction<? super T> a);
    static <T extends Comparable<? super T>> Comparator<T> naturalOrder();
    static <T> Comparator<T> nullsFirst(Comparator<? super T> a);
    static <T> Comparator<T> nullsLast(Comparator<? super T> a);
    static <T extends Comparable<? super T>> Comparator<T> reverseOrder();
    default Comparator<T> reversed();
    default Comparator<T> thenComparing(Comparator<? super T> a);
    default <U extends Comparable<? super U>> Comparator<T> thenComparing(Function<? super T, ? extends U> a);
    default <U> Comparator<T> thenComparing(Function<? super T, ? extends U> a, Comparator<? super U> b);
    default Comparator<T> thenComparingDouble(ToDoubleFunction<? super T> a);
    default Comparator<T> thenComparingInt(ToIntFunction<? super T> a);
    default Comparator<T> thenComparingLong(ToLongFunction<? super T> a);
}

public class ConcurrentModificationException extends RuntimeException {
}

public class Currency implements Serializable {
    public static Set<Currency> getAvailableCurrencies();
    public String getCurrencyCode();
    public int getDefaultFractionDigits();
    public String getDisplayName();
    public String getDisplayName(Locale a);
    public static Currency getInstance(Locale a);
    public static Currency getInstance(String a);
    public int getNumericCode();
    public String getNumericCodeAsString();
    public String getSymbol();
    public String getSymbol(Locale a);
}

public class Date implements Serializable, Cloneable, Comparable<Date> {
    public static long UTC(int a, int b, int c, int d, int e, int f);
    public boolean after(Date a);
    public boolean before(Date a);
    public Object clone();
    public int compareTo(Date a);
    public static Date from(Instant a);
    public int getDate();
    public int getDay();
    public int getHours();
    public int getMinutes();
    public int getMonth();
    public int getSeconds();
    public long getTime();
    public int getTimezoneOffset();
    public int getYear();
    public static long parse(String a);
    public void setDate(int a);
    public void setHours(int a);
    public void setMinutes(int a);
    public void setMonth(int a);
    public void setSeconds(int a);
    public void setTime(long a);
    public void setYear(int a);
    public String toGMTString();
    public Instant toInstant();
    public String toLocaleString();
}

public interface Deque<E> extends Queue<E> {
    void addFirst(E a);
    void addLast(E a);
    Iterator<E> descendingIterator();
    E getFirst();
    E getLast();
    boolean offerFirst(E a);
    boolean offerLast(E a);
    E peekFirst();
    E peekLast();
    E pollFirst();
    E pollLast();
    E pop();
    void push(E a);
    E removeFirst();
    boolean removeFirstOccurrence(Object a);
    E removeLast();
    boolean removeLastOccurrence(Object a);
}

public class Dictionary<K, V> {
    public Enumeration<V> elements();
    public V get(Object a);
    public boolean isEmpty();
    public Enumeration<K> keys();
    public V put(K a, V b);
    public V remove(Object a);
    public int size();
}

public class DoubleSummaryStatistics implements DoubleConsumer {
    public void accept(double a);
    public void combine(DoubleSummaryStatistics a);
    public double getAverage();
    public long getCount();
    public double getMax();
    public double getMin();
    public double getSum();
}

public class DuplicateFormatFlagsException extends IllegalFormatException {
    public String getFlags();
}

public class EmptyStackException extends RuntimeException {
}

public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Serializable, Cloneable {
    public EnumMap<K, V> clone();
    public V put(K a, V b);
}

public class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, Serializable {
    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> a);
    public EnumSet<E> clone();
    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> a);
    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> a);
    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> a);
    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> a);
    public static <E extends Enum<E>> EnumSet<E> of(E a);
    public static <E extends Enum<E>> EnumSet<E> of(E a, E b);
    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c);
    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d);
    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d, E e);
    public static <E extends Enum<E>> EnumSet<E> of(E a, E... b);
    public static <E extends Enum<E>> EnumSet<E> range(E a, E b);
}

public interface Enumeration<E> {
    default Iterator<E> asIterator();
    boolean hasMoreElements();
    E nextElement();
}

public interface EventListener {
}

public class EventListenerProxy<T extends EventListener> implements EventListener {
    public T getListener();
}

public class EventObject implements Serializable {
    public Object getSource();
    protected Object source;
}

public class FormatFlagsConversionMismatchException extends IllegalFormatException {
    public char getConversion();
    public String getFlags();
}

public interface Formattable {
    void formatTo(Formatter a, int b, int c, int d);
}

public class FormattableFlags {
    public static int ALTERNATE;
    public static int LEFT_JUSTIFY;
    public static int UPPERCASE;
}

public class Formatter implements Closeable, Flushable {
    public void close();
    public void flush();
    public Formatter format(Locale a, String b, Object... c);
    public Formatter format(String a, Object... b);
    public IOException ioException();
    public Locale locale();
    public Appendable out();
    public static enum BigDecimalLayoutForm {
        SCIENTIFIC, DECIMAL_FLOAT;
        public static Formatter.BigDecimalLayoutForm valueOf(String a);
        public static Formatter.BigDecimalLayoutForm[] values();
    }
}

public class FormatterClosedException extends IllegalStateException {
}

public class GregorianCalendar extends Calendar {
    public static int AD;
    public static int BC;
    protected void computeFields();
    protected void computeTime();
    public static GregorianCalendar from(ZonedDateTime a);
    public Date getGregorianChange();
    public boolean isLeapYear(int a);
    public void setGregorianChange(Date a);
    public ZonedDateTime toZonedDateTime();
}

public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
    public Object clone();
}

public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
    public Object clone();
}

public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, Serializable {
    public void clear();
    public Object clone();
    public V compute(K a, BiFunction<? super K, ? super V, ? extends V> b);
    public V computeIfAbsent(K a, Function<? super K, ? extends V> b);
    public V computeIfPresent(K a, BiFunction<? super K, ? super V, ? extends V> b);
    public boolean contains(Object a);
    public boolean containsKey(Object a);
    public boolean containsValue(Object a);
    public Set<Map.Entry<K, V>> entrySet();
    public void forEach(BiConsumer<? super K, ? super V> a);
    public V getOrDefault(Object a, V b);
    public Set<K> keySet();
    public V merge(K a, V b, BiFunction<? super V, ? super V, ? extends V> c);
    public void putAll(Map<? extends K, ? extends V> a);
    public V putIfAbsent(K a, V b);
    protected void rehash();
    public boolean remove(Object a, Object b);
    public V replace(K a, V b);
    public boolean replace(K a, V b, V c);
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
    public Collection<V> values();
}

public class HexFormat {
    public String delimiter();
    public <A extends Appendable> A formatHex(A a, byte[] b);
    public <A extends Appendable> A formatHex(A a, byte[] b, int c, int d);
    public String formatHex(byte[] a);
    public String formatHex(byte[] a, int b, int c);
    public static int fromHexDigit(int a);
    public static int fromHexDigits(CharSequence a);
    public static int fromHexDigits(CharSequence a, int b, int c);
    public static long fromHexDigitsToLong(CharSequence a);
    public static long fromHexDigitsToLong(CharSequence a, int b, int c);
    public static boolean isHexDigit(int a);
    public boolean isUpperCase();
    public static HexFormat of();
    public static HexFormat ofDelimiter(String a);
    public byte[] parseHex(CharSequence a);
    public byte[] parseHex(CharSequence a, int b, int c);
    public byte[] parseHex(char[] a, int b, int c);
    public String prefix();
    public String suffix();
    public <A extends Appendable> A toHexDigits(A a, byte b);
    public String toHexDigits(byte a);
    public String toHexDigits(char a);
    public String toHexDigits(int a);
    public String toHexDigits(long a);
    public String toHexDigits(long a, int b);
    public String toHexDigits(short a);
    public char toHighHexDigit(int a);
    public char toLowHexDigit(int a);
    public HexFormat withDelimiter(String a);
    public HexFormat withLowerCase();
    public HexFormat withPrefix(String a);
    public HexFormat withSuffix(String a);
    public HexFormat withUpperCase();
}

public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Serializable, Cloneable {
    public Object clone();
}

public class IllegalFormatCodePointException extends IllegalFormatException {
    public int getCodePoint();
}

public class IllegalFormatConversionException extends IllegalFormatException {
    public Class<?> getArgumentClass();
    public char getConversion();
}

public class IllegalFormatException extends IllegalArgumentException {
}

public class IllegalFormatFlagsException extends IllegalFormatException {
    public String getFlags();
}

public class IllegalFormatPrecisionException extends IllegalFormatException {
    public int getPrecision();
}

public class IllegalFormatWidthException extends IllegalFormatException {
    public int getWidth();
}

public class IllformedLocaleException extends RuntimeException {
    public int getErrorIndex();
}

public class InputMismatchException extends NoSuchElementException {
}

public class IntSummaryStatistics implements IntConsumer {
    public void accept(int a);
    public void combine(IntSummaryStatistics a);
    public double getAverage();
    public long getCount();
    public int getMax();
    public int getMin();
    public long getSum();
}

public class InvalidPropertiesFormatException extends IOException {
}

public interface Iterator<E> {
    default void forEachRemaining(Consumer<? super E> a);
    boolean hasNext();
    E next();
    default void remove();
}

public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
    protected boolean removeEldestEntry(Map.Entry<K, V> a);
}

public class LinkedHashSet<E> extends HashSet<E> implements Set<E>, Cloneable, Serializable {
}

public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, Serializable {
    public void addFirst(E a);
    public void addLast(E a);
    public Object clone();
    public Iterator<E> descendingIterator();
    public E element();
    public E getFirst();
    public E getLast();
    public boolean offer(E a);
    public boolean offerFirst(E a);
    public boolean offerLast(E a);
    public E peek();
    public E peekFirst();
    public E peekLast();
    public E poll();
    public E pollFirst();
    public E pollLast();
    public E pop();
    public void push(E a);
    public E remove();
    public E removeFirst();
    public boolean removeFirstOccurrence(Object a);
    public E removeLast();
    public boolean removeLastOccurrence(Object a);
}

public interface List<E> extends Collection<E> {
    void add(int a, E b);
    boolean addAll(int a, Collection<? extends E> b);
    static <E> List<E> copyOf(Collection<? extends E> a);
    E get(int a);
    int indexOf(Object a);
    int lastIndexOf(Object a);
    ListIterator<E> listIterator();
    ListIterator<E> listIterator(int a);
    static <E> List<E> of();
    static <E> List<E> of(E a);
    static <E> List<E> of(E a, E b);
    static <E> List<E> of(E a, E b, E c);
    static <E> List<E> of(E a, E b, E c, E d);
    static <E> List<E> of(E a, E b, E c, E d, E e);
    static <E> List<E> of(E a, E b, E c, E d, E e, E f);
    static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g);
    static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h);
    static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i);
    static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i, E j);
    static <E> List<E> of(E... a);
    E remove(int a);
    default void replaceAll(UnaryOperator<E> a);
    E set(int a, E b);
    default void sort(Comparator<? super E> a);
    List<E> subList(int a, int b);
}

public interface ListIterator<E> extends Iterator<E> {
    void add(E a);
    boolean hasPrevious();
    int nextIndex();
    E previous();
    int previousIndex();
    void set(E a);
}

public class ListResourceBundle extends ResourceBundle {
    protected Object[][] getContents();
    public Object handleGetObject(String a);
    protected Set<String> handleKeySet();
}

public class Locale implements Cloneable, Serializable {
    public static Locale CANADA;
    public static Locale CANADA_FRENCH;
    public static Locale CHINA;
    public static Locale CHINESE;
    public static Locale ENGLISH;
    public static Locale FRANCE;
    public static Locale FRENCH;
    public static Locale GERMAN;
    public static Locale GERMANY;
    public static Locale ITALIAN;
    public static Locale ITALY;
    public static Locale JAPAN;
    public static Locale JAPANESE;
    public static Locale KOREA;
    public static Locale KOREAN;
    public static Locale PRC;
    public static char PRIVATE_USE_EXTENSION;
    public static Locale ROOT;
    public static Locale SIMPLIFIED_CHINESE;
    public static Locale TAIWAN;
    public static Locale TRADITIONAL_CHINESE;
    public static Locale UK;
    public static char UNICODE_LOCALE_EXTENSION;
    public static Locale US;
    public Object clone();
    public static List<Locale> filter(List<Locale.LanguageRange> a, Collection<Locale> b);
    public static List<Locale> filter(List<Locale.LanguageRange> a, Collection<Locale> b, Locale.FilteringMode c);
    public static List<String> filterTags(List<Locale.LanguageRange> a, Collection<String> b);
    public static List<String> filterTags(List<Locale.LanguageRange> a, Collection<String> b, Locale.FilteringMode c);
    public static Locale forLanguageTag(String a);
    public static Locale[] getAvailableLocales();
    public String getCountry();
    public static Locale getDefault();
    public static Locale getDefault(Locale.Category a);
    public String getDisplayCountry();
    public String getDisplayCountry(Locale a);
    public String getDisplayLanguage();
    public String getDisplayLanguage(Locale a);
    public String getDisplayName();
    public String getDisplayName(Locale a);
    public String getDisplayScript();
    public String getDisplayScript(Locale a);
    public String getDisplayVariant();
    public String getDisplayVariant(Locale a);
    public String getExtension(char a);
    public Set<Character> getExtensionKeys();
    public String getISO3Country();
    public String getISO3Language();
    public static String[] getISOCountries();
    public static Set<String> getISOCountries(Locale.IsoCountryCode a);
    public static String[] getISOLanguages();
    public String getLanguage();
    public String getScript();
    public Set<String> getUnicodeLocaleAttributes();
    public Set<String> getUnicodeLocaleKeys();
    public String getUnicodeLocaleType(String a);
    public String getVariant();
    public boolean hasExtensions();
    public static Locale lookup(List<Locale.LanguageRange> a, Collection<Locale> b);
    public static String lookupTag(List<Locale.LanguageRange> a, Collection<String> b);
    public static void setDefault(Locale a);
    public static void setDefault(Locale.Category a, Locale b);
    public Locale stripExtensions();
    public String toLanguageTag();
    public static class Builder {
        public Locale.Builder addUnicodeLocaleAttribute(String a);
        public Locale build();
        public Locale.Builder clear();
        public Locale.Builder clearExtensions();
        public Locale.Builder removeUnicodeLocaleAttribute(String a);
        public Locale.Builder setExtension(char a, String b);
        public Locale.Builder setLanguage(String a);
        public Locale.Builder setLanguageTag(String a);
        public Locale.Builder setLocale(Locale a);
        public Locale.Builder setRegion(String a);
        public Locale.Builder setScript(String a);
        public Locale.Builder setUnicodeLocaleKeyword(String a, String b);
        public Locale.Builder setVariant(String a);
    }
    public static enum Category {
        DISPLAY, FORMAT;
        public static Locale.Category valueOf(String a);
        public static Locale.Category[] values();
    }
    public static enum FilteringMode {
        AUTOSELECT_FILTERING, EXTENDED_FILTERING, IGNORE_EXTENDED_RANGES, MAP_EXTENDED_RANGES, REJECT_EXTENDED_RANGES;
        public static Locale.FilteringMode valueOf(String a);
        public static Locale.FilteringMode[] values();
    }
    public static enum IsoCountryCode {
        PART1_ALPHA2, PART1_ALPHA3, PART3;
        public static Locale.IsoCountryCode valueOf(String a);
        public static Locale.IsoCountryCode[] values();
    }
    public static class LanguageRange {
        public static double MAX_WEIGHT;
        public static double MIN_WEIGHT;
        public String getRange();
        public double getWeight();
        public static List<Locale.LanguageRange> mapEquivalents(List<Locale.LanguageRange> a, Map<String, List<String>> b);
        public static List<Locale.LanguageRange> parse(String a);
        public static List<Locale.LanguageRange> parse(String a, Map<String, List<String>> b);
    }
}

public class LongSummaryStatistics implements LongConsumer, IntConsumer {
    public void accept(int a);
    public void accept(long a);
    public void combine(LongSummaryStatistics a);
    public double getAverage();
    public long getCount();
    public long getMax();
    public long getMin();
    public long getSum();
}

public interface Map<K, V> {
    void clear();
    default V compute(K a, BiFunction<? super K, ? super V, ? extends V> b);
    default V computeIfAbsent(K a, Function<? super K, ? extends V> b);
    default V computeIfPresent(K a, BiFunction<? super K, ? super V, ? extends V> b);
    boolean containsKey(Object a);
    boolean containsValue(Object a);
    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> a);
    static <K, V> Map.Entry<K, V> entry(K a, V b);
    Set<Map.Entry<K, V>> entrySet();
    default void forEach(BiConsumer<? super K, ? super V> a);
    V get(Object a);
    default V getOrDefault(Object a, V b);
    boolean isEmpty();
    Set<K> keySet();
    default V merge(K a, V b, BiFunction<? super V, ? super V, ? extends V> c);
    static <K, V> Map<K, V> of();
    static <K, V> Map<K, V> of(K a, V b);
    static <K, V> Map<K, V> of(K a, V b, K c, V d);
    static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f);
    static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h);
    static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j);
    static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j, K k, V l);
    static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j, K k, V l, K m, V n);
    static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j, K k, V l, K m, V n, K o, V p);
    static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j, K k, V l, K m, V n, K o, V p, K q, V r);
    static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j, K k, V l, K m, V n, K o, V p, K q, V r, K s, V t);
    static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... a);
    V put(K a, V b);
    void putAll(Map<? extends K, ? extends V> a);
    default V putIfAbsent(K a, V b);
    V remove(Object a);
    default boolean remove(Object a, Object b);
    default V replace(K a, V b);
    default boolean replace(K a, V b, V c);
    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
    int size();
    Collection<V> values();
    public static interface Entry<K, V> {
        static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey();
        static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> a);
        static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue();
        static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> a);
        static <K, V> Map.Entry<K, V> copyOf(Map.Entry<? extends K, ? extends V> a);
        K getKey();
        V getValue();
        V setValue(V a);
    }
}

public class MissingFormatArgumentException extends IllegalFormatException {
    public String getFormatSpecifier();
}

public class MissingFormatWidthException extends IllegalFormatException {
    public String getFormatSpecifier();
}

public class MissingResourceException extends RuntimeException {
    public String getClassName();
    public String getKey();
}

public interface NavigableMap<K, V> extends SortedMap<K, V> {
    Map.Entry<K, V> ceilingEntry(K a);
    K ceilingKey(K a);
    NavigableSet<K> descendingKeySet();
    NavigableMap<K, V> descendingMap();
    Map.Entry<K, V> firstEntry();
    Map.Entry<K, V> floorEntry(K a);
    K floorKey(K a);
    NavigableMap<K, V> headMap(K a, boolean b);
    Map.Entry<K, V> higherEntry(K a);
    K higherKey(K a);
    Map.Entry<K, V> lastEntry();
    Map.Entry<K, V> lowerEntry(K a);
    K lowerKey(K a);
    NavigableSet<K> navigableKeySet();
    Map.Entry<K, V> pollFirstEntry();
    Map.Entry<K, V> pollLastEntry();
    NavigableMap<K, V> subMap(K a, boolean b, K c, boolean d);
    NavigableMap<K, V> tailMap(K a, boolean b);
}

public interface NavigableSet<E> extends SortedSet<E> {
    E ceiling(E a);
    Iterator<E> descendingIterator();
    NavigableSet<E> descendingSet();
    E floor(E a);
    NavigableSet<E> headSet(E a, boolean b);
    E higher(E a);
    E lower(E a);
    E pollFirst();
    E pollLast();
    NavigableSet<E> subSet(E a, boolean b, E c, boolean d);
    NavigableSet<E> tailSet(E a, boolean b);
}

public class NoSuchElementException extends RuntimeException {
}

public class Objects {
    public static int checkFromIndexSize(int a, int b, int c);
    public static long checkFromIndexSize(long a, long b, long c);
    public static int checkFromToIndex(int a, int b, int c);
    public static long checkFromToIndex(long a, long b, long c);
    public static int checkIndex(int a, int b);
    public static long checkIndex(long a, long b);
    public static <T> int compare(T a, T b, Comparator<? super T> c);
    public static boolean deepEquals(Object a, Object b);
    public static boolean equals(Object a, Object b);
    public static int hash(Object... a);
    public static int hashCode(Object a);
    public static boolean isNull(Object a);
    public static boolean nonNull(Object a);
    public static <T> T requireNonNull(T a);
    public static <T> T requireNonNull(T a, String b);
    public static <T> T requireNonNull(T a, Supplier<String> b);
    public static <T> T requireNonNullElse(T a, T b);
    public static <T> T requireNonNullElseGet(T a, Supplier<? extends T> b);
    public static String toString(Object a);
    public static String toString(Object a, String b);
}

public class Observable {
    public void addObserver(Observer a);
    protected void clearChanged();
    public int countObservers();
    public void deleteObserver(Observer a);
    public void deleteObservers();
    public boolean hasChanged();
    public void notifyObservers();
    public void notifyObservers(Object a);
    protected void setChanged();
}

public interface Observer {
    void update(Observable a, Object b);
}

public class Optional<T> {
    public static <T> Optional<T> empty();
    public Optional<T> filter(Predicate<? super T> a);
    public <U> Optional<U> flatMap(Function<? super T, ? extends Optional<? extends U>> a);
    public T get();
    public void ifPresent(Consumer<? super T> a);
    public void ifPresentOrElse(Consumer<? super T> a, Runnable b);
    public boolean isEmpty();
    public boolean isPresent();
    public <U> Optional<U> map(Function<? super T, ? extends U> a);
    public static <T> Optional<T> of(T a);
    public static <T> Optional<T> ofNullable(T a);
    public Optional<T> or(Supplier<? extends Optional<? extends T>> a);
    public T orElse(T a);
    public T orElseGet(Supplier<? extends T> a);
    public T orElseThrow();
    public <X extends Throwable> T orElseThrow(Supplier<? extends X> a);
    public Stream<T> stream();
}

public class OptionalDouble {
    public static OptionalDouble empty();
    public double getAsDouble();
    public void ifPresent(DoubleConsumer a);
    public void ifPresentOrElse(DoubleConsumer a, Runnable b);
    public boolean isEmpty();
    public boolean isPresent();
    public static OptionalDouble of(double a);
    public double orElse(double a);
    public double orElseGet(DoubleSupplier a);
    public double orElseThrow();
    public <X extends Throwable> double orElseThrow(Supplier<? extends X> a);
    public DoubleStream stream();
}

public class OptionalInt {
    public static OptionalInt empty();
    public int getAsInt();
    public void ifPresent(IntConsumer a);
    public void ifPresentOrElse(IntConsumer a, Runnable b);
    public boolean isEmpty();
    public boolean isPresent();
    public static OptionalInt of(int a);
    public int orElse(int a);
    public int orElseGet(IntSupplier a);
    public int orElseThrow();
    public <X extends Throwable> int orElseThrow(Supplier<? extends X> a);
    public IntStream stream();
}

public class OptionalLong {
    public static OptionalLong empty();
    public long getAsLong();
    public void ifPresent(LongConsumer a);
    public void ifPresentOrElse(LongConsumer a, Runnable b);
    public boolean isEmpty();
    public boolean isPresent();
    public static OptionalLong of(long a);
    public long orElse(long a);
    public long orElseGet(LongSupplier a);
    public long orElseThrow();
    public <X extends Throwable> long orElseThrow(Supplier<? extends X> a);
    public LongStream stream();
}

public interface PrimitiveIterator<T, T_CONS> extends Iterator<T> {
    void forEachRemaining(T_CONS a);
    public static interface OfDouble extends PrimitiveIterator<Double, DoubleConsumer> {
        default void forEachRemaining(DoubleConsumer a);
        default Double next();
        double nextDouble();
    }
    public static interface OfInt extends PrimitiveIterator<Integer, IntConsumer> {
        default void forEachRemaining(IntConsumer a);
        default Integer next();
        int nextInt();
    }
    public static interface OfLong extends PrimitiveIterator<Long, LongConsumer> {
        default void forEachRemaining(LongConsumer a);
        default Long next();
        long nextLong();
    }
}

public class PriorityQueue<E> extends AbstractQueue<E> implements Serializable {
    public Comparator<? super E> comparator();
}

public class Properties extends Hashtable<Object, Object> {
    protected Properties defaults;
    public String getProperty(String a);
    public String getProperty(String a, String b);
    public void list(PrintStream a);
    public void list(PrintWriter a);
    public void load(InputStream a);
    public void load(Reader a);
    public void loadFromXML(InputStream a);
    public Enumeration<?> propertyNames();
    protected void rehash();
    public void save(OutputStream a, String b);
    public Object setProperty(String a, String b);
    public void store(OutputStream a, String b);
    public void store(Writer a, String b);
    public void storeToXML(OutputStream a, String b);
    public void storeToXML(OutputStream a, String b, Charset c);
    public void storeToXML(OutputStream a, String b, String c);
    public Set<String> stringPropertyNames();
}

public class PropertyPermission extends BasicPermission {
}

public class PropertyResourceBundle extends ResourceBundle {
    public Object handleGetObject(String a);
    protected Set<String> handleKeySet();
}

public interface Queue<E> extends Collection<E> {
    E element();
    boolean offer(E a);
    E peek();
    E poll();
    E remove();
}

public class Random implements Serializable {
    public DoubleStream doubles();
    public DoubleStream doubles(double a, double b);
    public DoubleStream doubles(long a);
    public DoubleStream doubles(long a, double b, double c);
    public IntStream ints();
    public IntStream ints(int a, int b);
    public IntStream ints(long a);
    public IntStream ints(long a, int b, int c);
    public LongStream longs();
    public LongStream longs(long a);
    public LongStream longs(long a, long b);
    public LongStream longs(long a, long b, long c);
    protected int next(int a);
    public boolean nextBoolean();
    public void nextBytes(byte[] a);
    public double nextDouble();
    public float nextFloat();
    public double nextGaussian();
    public int nextInt();
    public int nextInt(int a);
    public long nextLong();
    public void setSeed(long a);
}

public interface RandomAccess {
}

public class ResourceBundle {
    public static void clearCache();
    public static void clearCache(ClassLoader a);
    public boolean containsKey(String a);
    public String getBaseBundleName();
    public static ResourceBundle getBundle(String a);
    public static ResourceBundle getBundle(String a, Locale b);
    public static ResourceBundle getBundle(String a, Locale b, ClassLoader c);
    public static ResourceBundle getBundle(String a, Locale b, ClassLoader c, ResourceBundle.Control d);
    public static ResourceBundle getBundle(String a, Locale b, Module c);
    public static ResourceBundle getBundle(String a, Locale b, ResourceBundle.Control c);
    public static ResourceBundle getBundle(String a, Module b);
    public static ResourceBundle getBundle(String a, ResourceBundle.Control b);
    public Enumeration<String> getKeys();
    public Locale getLocale();
    public Object getObject(String a);
    public String getString(String a);
    public String[] getStringArray(String a);
    protected Object handleGetObject(String a);
    protected Set<String> handleKeySet();
    public Set<String> keySet();
    protected ResourceBundle parent;
    protected void setParent(ResourceBundle a);
    public static class Control {
        public static List<String> FORMAT_CLASS;
        public static List<String> FORMAT_DEFAULT;
        public static List<String> FORMAT_PROPERTIES;
        public static long TTL_DONT_CACHE;
        public static long TTL_NO_EXPIRATION_CONTROL;
        public List<Locale> getCandidateLocales(String a, Locale b);
        public static ResourceBundle.Control getControl(List<String> a);
        public Locale getFallbackLocale(String a, Locale b);
        public List<String> getFormats(String a);
        public static ResourceBundle.Control getNoFallbackControl(List<String> a);
        public long getTimeToLive(String a, Locale b);
        public boolean needsReload(String a, Locale b, String c, ClassLoader d, ResourceBundle e, long f);
        public ResourceBundle newBundle(String a, Locale b, String c, ClassLoader d, boolean e);
        public String toBundleName(String a, Locale b);
        public String toResourceName(String a, String b);
    }
}

public class Scanner implements Iterator<String>, Closeable {
    public void close();
    public Pattern delimiter();
    public Stream<MatchResult> findAll(Pattern a);
    public Stream<MatchResult> findAll(String a);
    public String findInLine(Pattern a);
    public String findInLine(String a);
    public String findWithinHorizon(Pattern a, int b);
    public String findWithinHorizon(String a, int b);
    public boolean hasNext();
    public boolean hasNext(Pattern a);
    public boolean hasNext(String a);
    public boolean hasNextBigDecimal();
    public boolean hasNextBigInteger();
    public boolean hasNextBigInteger(int a);
    public boolean hasNextBoolean();
    public boolean hasNextByte();
    public boolean hasNextByte(int a);
    public boolean hasNextDouble();
    public boolean hasNextFloat();
    public boolean hasNextInt();
    public boolean hasNextInt(int a);
    public boolean hasNextLine();
    public boolean hasNextLong();
    public boolean hasNextLong(int a);
    public boolean hasNextShort();
    public boolean hasNextShort(int a);
    public IOException ioException();
    public Locale locale();
    public MatchResult match();
    public String next();
    public String next(Pattern a);
    public String next(String a);
    public BigDecimal nextBigDecimal();
    public BigInteger nextBigInteger();
    public BigInteger nextBigInteger(int a);
    public boolean nextBoolean();
    public byte nextByte();
    public byte nextByte(int a);
    public double nextDouble();
    public float nextFloat();
    public int nextInt();
    public int nextInt(int a);
    public String nextLine();
    public long nextLong();
    public long nextLong(int a);
    public short nextShort();
    public short nextShort(int a);
    public int radix();
    public void remove();
    public Scanner reset();
    public Scanner skip(Pattern a);
    public Scanner skip(String a);
    public Stream<String> tokens();
    public Scanner useDelimiter(Pattern a);
    public Scanner useDelimiter(String a);
    public Scanner useLocale(Locale a);
    public Scanner useRadix(int a);
}

public class ServiceConfigurationError extends Error {
}

public class ServiceLoader<S> implements Iterable<S> {
    public Optional<S> findFirst();
    public Iterator<S> iterator();
    public static <S> ServiceLoader<S> load(Class<S> a);
    public static <S> ServiceLoader<S> load(Class<S> a, ClassLoader b);
    public static <S> ServiceLoader<S> load(ModuleLayer a, Class<S> b);
    public static <S> ServiceLoader<S> loadInstalled(Class<S> a);
    public void reload();
    public Stream<ServiceLoader.Provider<S>> stream();
    public static interface Provider<S> extends Supplier<S> {
        Class<? extends S> type();
    }
}

public interface Set<E> extends Collection<E> {
    static <E> Set<E> copyOf(Collection<? extends E> a);
    static <E> Set<E> of();
    static <E> Set<E> of(E a);
    static <E> Set<E> of(E a, E b);
    static <E> Set<E> of(E a, E b, E c);
    static <E> Set<E> of(E a, E b, E c, E d);
    static <E> Set<E> of(E a, E b, E c, E d, E e);
    static <E> Set<E> of(E a, E b, E c, E d, E e, E f);
    static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g);
    static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h);
    static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i);
    static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i, E j);
    static <E> Set<E> of(E... a);
}

public class SimpleTimeZone extends TimeZone {
    public static int STANDARD_TIME;
    public static int UTC_TIME;
    public static int WALL_TIME;
    public void setDSTSavings(int a);
    public void setEndRule(int a, int b, int c);
    public void setEndRule(int a, int b, int c, int d);
    public void setEndRule(int a, int b, int c, int d, boolean e);
    public void setStartRule(int a, int b, int c);
    public void setStartRule(int a, int b, int c, int d);
    public void setStartRule(int a, int b, int c, int d, boolean e);
    public void setStartYear(int a);
}

public interface SortedMap<K, V> extends Map<K, V> {
    Comparator<? super K> comparator();
    K firstKey();
    SortedMap<K, V> headMap(K a);
    K lastKey();
    SortedMap<K, V> subMap(K a, K b);
    SortedMap<K, V> tailMap(K a);
}

public interface SortedSet<E> extends Set<E> {
    Comparator<? super E> comparator();
    E first();
    SortedSet<E> headSet(E a);
    E last();
    SortedSet<E> subSet(E a, E b);
    SortedSet<E> tailSet(E a);
}

public interface Spliterator<T> {
    int CONCURRENT;
    int DISTINCT;
    int IMMUTABLE;
    int NONNULL;
    int ORDERED;
    int SIZED;
    int SORTED;
    int SUBSIZED;
    int characteristics();
    long estimateSize();
    default void forEachRemaining(Consumer<? super T> a);
    default Comparator<? super T> getComparator();
    default long getExactSizeIfKnown();
    default boolean hasCharacteristics(int a);
    boolean tryAdvance(Consumer<? super T> a);
    Spliterator<T> trySplit();
    public static interface OfDouble extends Spliterator.OfPrimitive<Double, DoubleConsumer, Spliterator.OfDouble> {
        default void forEachRemaining(DoubleConsumer a);
        boolean tryAdvance(DoubleConsumer a);
        Spliterator.OfDouble trySplit();
    }
    public static interface OfInt extends Spliterator.OfPrimitive<Integer, IntConsumer, Spliterator.OfInt> {
        default void forEachRemaining(IntConsumer a);
        boolean tryAdvance(IntConsumer a);
        Spliterator.OfInt trySplit();
    }
    public static interface OfLong extends Spliterator.OfPrimitive<Long, LongConsumer, Spliterator.OfLong> {
        default void forEachRemaining(LongConsumer a);
        boolean tryAdvance(LongConsumer a);
        Spliterator.OfLong trySplit();
    }
    public static interface OfPrimitive<T, T_CONS, T_SPLITR extends Spliterator.OfPrimitive<T, T_CONS, T_SPLITR>> extends Spliterator<T> {
        default void forEachRemaining(T_CONS a);
        boolean tryAdvance(T_CONS a);
        T_SPLITR trySplit();
    }
}

public class Spliterators {
    public static Spliterator.OfDouble emptyDoubleSpliterator();
    public static Spliterator.OfInt emptyIntSpliterator();
    public static Spliterator.OfLong emptyLongSpliterator();
    public static <T> Spliterator<T> emptySpliterator();
    public static PrimitiveIterator.OfDouble iterator(Spliterator.OfDouble a);
    public static PrimitiveIterator.OfInt iterator(Spliterator.OfInt a);
    public static PrimitiveIterator.OfLong iterator(Spliterator.OfLong a);
    public static <T> Iterator<T> iterator(Spliterator<? extends T> a);
    public static <T> Spliterator<T> spliterator(Collection<? extends T> a, int b);
    public static <T> Spliterator<T> spliterator(Iterator<? extends T> a, long b, int c);
    public static <T> Spliterator<T> spliterator(Object[] a, int b);
    public static <T> Spliterator<T> spliterator(Object[] a, int b, int c, int d);
    public static Spliterator.OfDouble spliterator(PrimitiveIterator.OfDouble a, long b, int c);
    public static Spliterator.OfInt spliterator(PrimitiveIterator.OfInt a, long b, int c);
    public static Spliterator.OfLong spliterator(PrimitiveIterator.OfLong a, long b, int c);
    public static Spliterator.OfDouble spliterator(double[] a, int b);
    public static Spliterator.OfDouble spliterator(double[] a, int b, int c, int d);
    public static Spliterator.OfInt spliterator(int[] a, int b);
    public static Spliterator.OfInt spliterator(int[] a, int b, int c, int d);
    public static Spliterator.OfLong spliterator(long[] a, int b);
    public static Spliterator.OfLong spliterator(long[] a, int b, int c, int d);
    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> a, int b);
    public static Spliterator.OfDouble spliteratorUnknownSize(PrimitiveIterator.OfDouble a, int b);
    public static Spliterator.OfInt spliteratorUnknownSize(PrimitiveIterator.OfInt a, int b);
    public static Spliterator.OfLong spliteratorUnknownSize(PrimitiveIterator.OfLong a, int b);
    public static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
        public int characteristics();
        public long estimateSize();
        public Spliterator.OfDouble trySplit();
    }
    public static class AbstractIntSpliterator implements Spliterator.OfInt {
        public int characteristics();
        public long estimateSize();
        public Spliterator.OfInt trySplit();
    }
    public static class AbstractLongSpliterator implements Spliterator.OfLong {
        public int characteristics();
        public long estimateSize();
        public Spliterator.OfLong trySplit();
    }
    public static class AbstractSpliterator<T> implements Spliterator<T> {
        public int characteristics();
        public long estimateSize();
        public Spliterator<T> trySplit();
    }
}

public class SplittableRandom {
    public DoubleStream doubles();
    public DoubleStream doubles(double a, double b);
    public DoubleStream doubles(long a);
    public DoubleStream doubles(long a, double b, double c);
    public IntStream ints();
    public IntStream ints(int a, int b);
    public IntStream ints(long a);
    public IntStream ints(long a, int b, int c);
    public LongStream longs();
    public LongStream longs(long a);
    public LongStream longs(long a, long b);
    public LongStream longs(long a, long b, long c);
    public void nextBytes(byte[] a);
    public int nextInt();
    public long nextLong();
    public SplittableRandom split();
    public SplittableRandom split(RandomGenerator.SplittableGenerator a);
    public Stream<RandomGenerator.SplittableGenerator> splits();
    public Stream<RandomGenerator.SplittableGenerator> splits(RandomGenerator.SplittableGenerator a);
    public Stream<RandomGenerator.SplittableGenerator> splits(long a);
    public Stream<RandomGenerator.SplittableGenerator> splits(long a, RandomGenerator.SplittableGenerator b);
}

public class Stack<E> extends Vector<E> {
    public boolean empty();
    public E peek();
    public E pop();
    public E push(E a);
    public int search(Object a);
}

public class StringJoiner {
    public StringJoiner add(CharSequence a);
    public int length();
    public StringJoiner merge(StringJoiner a);
    public StringJoiner setEmptyValue(CharSequence a);
}

public class StringTokenizer implements Enumeration<Object> {
    public int countTokens();
    public boolean hasMoreElements();
    public boolean hasMoreTokens();
    public Object nextElement();
    public String nextToken();
    public String nextToken(String a);
}

public class TimeZone implements Serializable, Cloneable {
    public static int LONG;
    public static int SHORT;
    public Object clone();
    public static String[] getAvailableIDs();
    public static String[] getAvailableIDs(int a);
    public int getDSTSavings();
    public static TimeZone getDefault();
    public String getDisplayName();
    public String getDisplayName(Locale a);
    public String getDisplayName(boolean a, int b);
    public String getDisplayName(boolean a, int b, Locale c);
    public String getID();
    public int getOffset(int a, int b, int c, int d, int e, int f);
    public int getOffset(long a);
    public int getRawOffset();
    public static TimeZone getTimeZone(String a);
    public static TimeZone getTimeZone(ZoneId a);
    public boolean hasSameRules(TimeZone a);
    public boolean inDaylightTime(Date a);
    public boolean observesDaylightTime();
    public static void setDefault(TimeZone a);
    public void setID(String a);
    public void setRawOffset(int a);
    public ZoneId toZoneId();
    public boolean useDaylightTime();
}

public class Timer {
    public void cancel();
    public int purge();
    public void schedule(TimerTask a, Date b);
    public void schedule(TimerTask a, Date b, long c);
    public void schedule(TimerTask a, long b);
    public void schedule(TimerTask a, long b, long c);
    public void scheduleAtFixedRate(TimerTask a, Date b, long c);
    public void scheduleAtFixedRate(TimerTask a, long b, long c);
}

public class TimerTask implements Runnable {
    public boolean cancel();
    public long scheduledExecutionTime();
}

public class TooManyListenersException extends Exception {
}

public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, Serializable {
    public Map.Entry<K, V> ceilingEntry(K a);
    public K ceilingKey(K a);
    public Object clone();
    public Comparator<? super K> comparator();
    public NavigableSet<K> descendingKeySet();
    public NavigableMap<K, V> descendingMap();
    public Map.Entry<K, V> firstEntry();
    public K firstKey();
    public Map.Entry<K, V> floorEntry(K a);
    public K floorKey(K a);
    public SortedMap<K, V> headMap(K a);
    public NavigableMap<K, V> headMap(K a, boolean b);
    public Map.Entry<K, V> higherEntry(K a);
    public K higherKey(K a);
    public Map.Entry<K, V> lastEntry();
    public K lastKey();
    public Map.Entry<K, V> lowerEntry(K a);
    public K lowerKey(K a);
    public NavigableSet<K> navigableKeySet();
    public Map.Entry<K, V> pollFirstEntry();
    public Map.Entry<K, V> pollLastEntry();
    public SortedMap<K, V> subMap(K a, K b);
    public NavigableMap<K, V> subMap(K a, boolean b, K c, boolean d);
    public SortedMap<K, V> tailMap(K a);
    public NavigableMap<K, V> tailMap(K a, boolean b);
}

public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
    public E ceiling(E a);
    public Object clone();
    public Comparator<? super E> comparator();
    public Iterator<E> descendingIterator();
    public NavigableSet<E> descendingSet();
    public E first();
    public E floor(E a);
    public SortedSet<E> headSet(E a);
    public NavigableSet<E> headSet(E a, boolean b);
    public E higher(E a);
    public E last();
    public E lower(E a);
    public E pollFirst();
    public E pollLast();
    public SortedSet<E> subSet(E a, E b);
    public NavigableSet<E> subSet(E a, boolean b, E c, boolean d);
    public SortedSet<E> tailSet(E a);
    public NavigableSet<E> tailSet(E a, boolean b);
}

public class UUID implements Serializable, Comparable<UUID> {
    public int clockSequence();
    public int compareTo(UUID a);
    public static UUID fromString(String a);
    public long getLeastSignificantBits();
    public long getMostSignificantBits();
    public static UUID nameUUIDFromBytes(byte[] a);
    public long node();
    public static UUID randomUUID();
    public long timestamp();
    public int variant();
    public int version();
}

public class UnknownFormatConversionException extends IllegalFormatException {
    public String getConversion();
}

public class UnknownFormatFlagsException extends IllegalFormatException {
    public String getFlags();
}

public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    public void addElement(E a);
    public int capacity();
    protected int capacityIncrement;
    public Object clone();
    public void copyInto(Object[] a);
    public E elementAt(int a);
    protected int elementCount;
    protected Object[] elementData;
    public Enumeration<E> elements();
    public void ensureCapacity(int a);
    public E firstElement();
    public int indexOf(Object a, int b);
    public void insertElementAt(E a, int b);
    public E lastElement();
    public int lastIndexOf(Object a, int b);
    public void removeAllElements();
    public boolean removeElement(Object a);
    public void removeElementAt(int a);
    protected void removeRange(int a, int b);
    public void setElementAt(E a, int b);
    public void setSize(int a);
    public void trimToSize();
}

public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
}
