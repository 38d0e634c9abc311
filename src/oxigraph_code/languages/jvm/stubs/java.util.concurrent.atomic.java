// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.util.concurrent.atomic;

import java.lang.*;
import java.io.Serializable;
import java.util.function.BinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;

public class AtomicBoolean implements Serializable {
    public boolean compareAndExchange(boolean a, boolean b);
    public boolean compareAndExchangeAcquire(boolean a, boolean b);
    public boolean compareAndExchangeRelease(boolean a, boolean b);
    public boolean compareAndSet(boolean a, boolean b);
    public boolean get();
    public boolean getAcquire();
    public boolean getAndSet(boolean a);
    public boolean getOpaque();
    public boolean getPlain();
    public void lazySet(boolean a);
    public void set(boolean a);
    public void setOpaque(boolean a);
    public void setPlain(boolean a);
    public void setRelease(boolean a);
    public boolean weakCompareAndSet(boolean a, boolean b);
    public boolean weakCompareAndSetAcquire(boolean a, boolean b);
    public boolean weakCompareAndSetPlain(boolean a, boolean b);
    public boolean weakCompareAndSetRelease(boolean a, boolean b);
    public boolean weakCompareAndSetVolatile(boolean a, boolean b);
}

public class AtomicInteger extends Number implements Serializable {
    public int accumulateAndGet(int a, IntBinaryOperator b);
    public int addAndGet(int a);
    public int compareAndExchange(int a, int b);
    public int compareAndExchangeAcquire(int a, int b);
    public int compareAndExchangeRelease(int a, int b);
    public boolean compareAndSet(int a, int b);
    public int decrementAndGet();
    public int get();
    public int getAcquire();
    public int getAndAccumulate(int a, IntBinaryOperator b);
    public int getAndAdd(int a);
    public int getAndDecrement();
    public int getAndIncrement();
    public int getAndSet(int a);
    public int getAndUpdate(IntUnaryOperator a);
    public int getOpaque();
    public int getPlain();
    public int incrementAndGet();
    public void lazySet(int a);
    public void set(int a);
    public void setOpaque(int a);
    public void setPlain(int a);
    public void setRelease(int a);
    public int updateAndGet(IntUnaryOperator a);
    public boolean weakCompareAndSet(int a, int b);
    public boolean weakCompareAndSetAcquire(int a, int b);
    public boolean weakCompareAndSetPlain(int a, int b);
    public boolean weakCompareAndSetRelease(int a, int b);
    public boolean weakCompareAndSetVolatile(int a, int b);
}

public class AtomicIntegerArray implements Serializable {
    public int accumulateAndGet(int a, int b, IntBinaryOperator c);
    public int addAndGet(int a, int b);
    public int compareAndExchange(int a, int b, int c);
    public int compareAndExchangeAcquire(int a, int b, int c);
    public int compareAndExchangeRelease(int a, int b, int c);
    public boolean compareAndSet(int a, int b, int c);
    public int decrementAndGet(int a);
    public int get(int a);
    public int getAcquire(int a);
    public int getAndAccumulate(int a, int b, IntBinaryOperator c);
    public int getAndAdd(int a, int b);
    public int getAndDecrement(int a);
    public int getAndIncrement(int a);
    public int getAndSet(int a, int b);
    public int getAndUpdate(int a, IntUnaryOperator b);
    public int getOpaque(int a);
    public int getPlain(int a);
    public int incrementAndGet(int a);
    public void lazySet(int a, int b);
    public int length();
    public void set(int a, int b);
    public void setOpaque(int a, int b);
    public void setPlain(int a, int b);
    public void setRelease(int a, int b);
    public int updateAndGet(int a, IntUnaryOperator b);
    public boolean weakCompareAndSet(int a, int b, int c);
    public boolean weakCompareAndSetAcquire(int a, int b, int c);
    public boolean weakCompareAndSetPlain(int a, int b, int c);
    public boolean weakCompareAndSetRelease(int a, int b, int c);
    public boolean weakCompareAndSetVolatile(int a, int b, int c);
}

public class AtomicIntegerFieldUpdater<T> {
    public int accumulateAndGet(T a, int b, IntBinaryOperator c);
    public int addAndGet(T a, int b);
    public boolean compareAndSet(T a, int b, int c);
    public int decrementAndGet(T a);
    public int get(T a);
    public int getAndAccumulate(T a, int b, IntBinaryOperator c);
    public int getAndAdd(T a, int b);
    public int getAndDecrement(T a);
    public int getAndIncrement(T a);
    public int getAndSet(T a, int b);
    public int getAndUpdate(T a, IntUnaryOperator b);
    public int incrementAndGet(T a);
    public void lazySet(T a, int b);
    public static <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> a, String b);
    public void set(T a, int b);
    public int updateAndGet(T a, IntUnaryOperator b);
    public boolean weakCompareAndSet(T a, int b, int c);
}

public class AtomicLong extends Number implements Serializable {
    public long accumulateAndGet(long a, LongBinaryOperator b);
    public long addAndGet(long a);
    public long compareAndExchange(long a, long b);
    public long compareAndExchangeAcquire(long a, long b);
    public long compareAndExchangeRelease(long a, long b);
    public boolean compareAndSet(long a, long b);
    public long decrementAndGet();
    public long get();
    public long getAcquire();
    public long getAndAccumulate(long a, LongBinaryOperator b);
    public long getAndAdd(long a);
    public long getAndDecrement();
    public long getAndIncrement();
    public long getAndSet(long a);
    public long getAndUpdate(LongUnaryOperator a);
    public long getOpaque();
    public long getPlain();
    public long incrementAndGet();
    public void lazySet(long a);
    public void set(long a);
    public void setOpaque(long a);
    public void setPlain(long a);
    public void setRelease(long a);
    public long updateAndGet(LongUnaryOperator a);
    public boolean weakCompareAndSet(long a, long b);
    public boolean weakCompareAndSetAcquire(long a, long b);
    public boolean weakCompareAndSetPlain(long a, long b);
    public boolean weakCompareAndSetRelease(long a, long b);
    public boolean weakCompareAndSetVolatile(long a, long b);
}

public class AtomicLongArray implements Serializable {
    public long accumulateAndGet(int a, long b, LongBinaryOperator c);
    public long addAndGet(int a, long b);
    public long compareAndExchange(int a, long b, long c);
    public long compareAndExchangeAcquire(int a, long b, long c);
    public long compareAndExchangeRelease(int a, long b, long c);
    public boolean compareAndSet(int a, long b, long c);
    public long decrementAndGet(int a);
    public long get(int a);
    public long getAcquire(int a);
    public long getAndAccumulate(int a, long b, LongBinaryOperator c);
    public long getAndAdd(int a, long b);
    public long getAndDecrement(int a);
    public long getAndIncrement(int a);
    public long getAndSet(int a, long b);
    public long getAndUpdate(int a, LongUnaryOperator b);
    public long getOpaque(int a);
    public long getPlain(int a);
    public long incrementAndGet(int a);
    public void lazySet(int a, long b);
    public int length();
    public void set(int a, long b);
    public void setOpaque(int a, long b);
    public void setPlain(int a, long b);
    public void setRelease(int a, long b);
    public long updateAndGet(int a, LongUnaryOperator b);
    public boolean weakCompareAndSet(int a, long b, long c);
    public boolean weakCompareAndSetAcquire(int a, long b, long c);
    public boolean weakCompareAndSetPlain(int a, long b, long c);
    public boolean weakCompareAndSetRelease(int a, long b, long c);
    public boolean weakCompareAndSetVolatile(int a, long b, long c);
}

public class AtomicLongFieldUpdater<T> {
    public long accumulateAndGet(T a, long b, LongBinaryOperator c);
    public long addAndGet(T a, long b);
    public boolean compareAndSet(T a, long b, long c);
    public long decrementAndGet(T a);
    public long get(T a);
    public long getAndAccumulate(T a, long b, LongBinaryOperator c);
    public long getAndAdd(T a, long b);
    public long getAndDecrement(T a);
    public long getAndIncrement(T a);
    public long getAndSet(T a, long b);
    public long getAndUpdate(T a, LongUnaryOperator b);
    public long incrementAndGet(T a);
    public void lazySet(T a, long b);
    public static <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> a, String b);
    public void set(T a, long b);
    public long updateAndGet(T a, LongUnaryOperator b);
    public boolean weakCompareAndSet(T a, long b, long c);
}

public class AtomicMarkableReference<V> {
    public boolean attemptMark(V a, boolean b);
    public boolean compareAndSet(V a, V b, boolean c, boolean d);
    public V get(boolean[] a);
    public V getReference();
    public boolean isMarked();
    public void set(V a, boolean b);
    public boolean weakCompareAndSet(V a, V b, boolean c, boolean d);
}

public class AtomicReference<V> implements Serializable {
    public V accumulateAndGet(V a, BinaryOperator<V> b);
    public V compareAndExchange(V a, V b);
    public V compareAndExchangeAcquire(V a, V b);
    public V compareAndExchangeRelease(V a, V b);
    public boolean compareAndSet(V a, V b);
    public V get();
    public V getAcquire();
    public V getAndAccumulate(V a, BinaryOperator<V> b);
    public V getAndSet(V a);
    public V getAndUpdate(UnaryOperator<V> a);
    public V getOpaque();
    public V getPlain();
    public void lazySet(V a);
    public void set(V a);
    public void setOpaque(V a);
    public void setPlain(V a);
    public void setRelease(V a);
    public V updateAndGet(UnaryOperator<V> a);
    public boolean weakCompareAndSet(V a, V b);
    public boolean weakCompareAndSetAcquire(V a, V b);
    public boolean weakCompareAndSetPlain(V a, V b);
    public boolean weakCompareAndSetRelease(V a, V b);
    public boolean weakCompareAndSetVolatile(V a, V b);
}

public class AtomicReferenceArray<E> implements Serializable {
    public E accumulateAndGet(int a, E b, BinaryOperator<E> c);
    public E compareAndExchange(int a, E b, E c);
    public E compareAndExchangeAcquire(int a, E b, E c);
    public E compareAndExchangeRelease(int a, E b, E c);
    public boolean compareAndSet(int a, E b, E c);
    public E get(int a);
    public E getAcquire(int a);
    public E getAndAccumulate(int a, E b, BinaryOperator<E> c);
    public E getAndSet(int a, E b);
    public E getAndUpdate(int a, UnaryOperator<E> b);
    public E getOpaque(int a);
    public E getPlain(int a);
    public void lazySet(int a, E b);
    public int length();
    public void set(int a, E b);
    public void setOpaque(int a, E b);
    public void setPlain(int a, E b);
    public void setRelease(int a, E b);
    public E updateAndGet(int a, UnaryOperator<E> b);
    public boolean weakCompareAndSet(int a, E b, E c);
    public boolean weakCompareAndSetAcquire(int a, E b, E c);
    public boolean weakCompareAndSetPlain(int a, E b, E c);
    public boolean weakCompareAndSetRelease(int a, E b, E c);
    public boolean weakCompareAndSetVolatile(int a, E b, E c);
}

public class AtomicReferenceFieldUpdater<T, V> {
    public V accumulateAndGet(T a, V b, BinaryOperator<V> c);
    public boolean compareAndSet(T a, V b, V c);
    public V get(T a);
    public V getAndAccumulate(T a, V b, BinaryOperator<V> c);
    public V getAndSet(T a, V b);
    public V getAndUpdate(T a, UnaryOperator<V> b);
    public void lazySet(T a, V b);
    public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> a, Class<W> b, String c);
    public void set(T a, V b);
    public V updateAndGet(T a, UnaryOperator<V> b);
    public boolean weakCompareAndSet(T a, V b, V c);
}

public class AtomicStampedReference<V> {
    public boolean attemptStamp(V a, int b);
    public boolean compareAndSet(V a, V b, int c, int d);
    public V get(int[] a);
    public V getReference();
    public int getStamp();
    public void set(V a, int b);
    public boolean weakCompareAndSet(V a, V b, int c, int d);
}

public class DoubleAccumulator extends Number implements Serializable {
    public void accumulate(double a);
    public double doubleValue();
    public float floatValue();
    public double get();
    public double getThenReset();
    public int intValue();
    public long longValue();
    public void reset();
    public String toString();
}

public class DoubleAdder extends Number implements Serializable {
    public void add(double a);
    public double doubleValue();
    public float floatValue();
    public int intValue();
    public long longValue();
    public void reset();
    public double sum();
    public double sumThenReset();
    public String toString();
}

public class LongAccumulator extends Number implements Serializable {
    public void accumulate(long a);
    public double doubleValue();
    public float floatValue();
    public long get();
    public long getThenReset();
    public int intValue();
    public long longValue();
    public void reset();
    public String toString();
}

public class LongAdder extends Number implements Serializable {
    public void add(long a);
    public void decrement();
    public double doubleValue();
    public float floatValue();
    public void increment();
    public int intValue();
    public long longValue();
    public void reset();
    public long sum();
    public long sumThenReset();
    public String toString();
}
