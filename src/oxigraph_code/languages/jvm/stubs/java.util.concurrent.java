// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.util.concurrent;

import java.lang.*;
import java.io.Serializable;
import java.security.PrivilegedAction;
import java.security.PrivilegedExceptionAction;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Random;
import java.util.RandomAccess;
import java.util.Set;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

public class AbstractExecutorService implements ExecutorService {
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> a);
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> a, long b, TimeUnit c);
    public <T> T invokeAny(Collection<? extends Callable<T>> a);
    public <T> T invokeAny(Collection<? extends Callable<T>> a, long b, TimeUnit c);
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> a);
    protected <T> RunnableFuture<T> newTaskFor(Runnable a, T b);
    public <T> Future<T> submit(Callable<T> a);
    public Future<?> submit(Runnable a);
    public <T> Future<T> submit(Runnable a, T b);
}

public class ArrayBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    public int drainTo(Collection<? super E> a);
    public int drainTo(Collection<? super E> a, int b);
    public boolean offer(E a, long b, TimeUnit c);
    public E poll(long a, TimeUnit b);
    public void put(E a);
    public int remainingCapacity();
    public E take();
}

public interface BlockingDeque<E> extends BlockingQueue<E>, Deque<E> {
    boolean offerFirst(E a, long b, TimeUnit c);
    boolean offerLast(E a, long b, TimeUnit c);
    E pollFirst(long a, TimeUnit b);
    E pollLast(long a, TimeUnit b);
    void putFirst(E a);
    void putLast(E a);
    E takeFirst();
    E takeLast();
}

public interface BlockingQueue<E> extends Queue<E> {
    int drainTo(Collection<? super E> a);
    int drainTo(Collection<? super E> a, int b);
    boolean offer(E a, long b, TimeUnit c);
    E poll(long a, TimeUnit b);
    void put(E a);
    int remainingCapacity();
    E take();
}

public class BrokenBarrierException extends Exception {
}

public interface Callable<V> {
    V call();
}

public class CancellationException extends IllegalStateException {
}

public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> a, Consumer<? super T> b);
    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> a, Consumer<? super T> b);
    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> a, Consumer<? super T> b, Executor c);
    public static CompletableFuture<Void> allOf(CompletableFuture<?>... a);
    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... a);
    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> a, Function<? super T, U> b);
    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> a, Function<? super T, U> b);
    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> a, Function<? super T, U> b, Executor c);
    public boolean cancel(boolean a);
    public boolean complete(T a);
    public CompletableFuture<T> completeAsync(Supplier<? extends T> a);
    public CompletableFuture<T> completeAsync(Supplier<? extends T> a, Executor b);
    public boolean completeExceptionally(Throwable a);
    public CompletableFuture<T> completeOnTimeout(T a, long b, TimeUnit c);
    public static <U> CompletableFuture<U> completedFuture(U a);
    public static <U> CompletionStage<U> completedStage(U a);
    public CompletableFuture<T> copy();
    public Executor defaultExecutor();
    public static Executor delayedExecutor(long a, TimeUnit b);
    public static Executor delayedExecutor(long a, TimeUnit b, Executor c);
    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> a);
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> a);
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> a, Executor b);
    public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> a);
    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> a);
    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> a, Executor b);
    public static <U> CompletableFuture<U> failedFuture(Throwable a);
    public static <U> CompletionStage<U> failedStage(Throwable a);
    public T get();
    public T get(long a, TimeUnit b);
    public T getNow(T a);
    public int getNumberOfDependents();
    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> a);
    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> a);
    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> a, Executor b);
    public boolean isCancelled();
    public boolean isCompletedExceptionally();
    public boolean isDone();
    public T join();
    public CompletionStage<T> minimalCompletionStage();
    public <U> CompletableFuture<U> newIncompleteFuture();
    public void obtrudeException(Throwable a);
    public void obtrudeValue(T a);
    public CompletableFuture<T> orTimeout(long a, TimeUnit b);
    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> a, Runnable b);
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> a, Runnable b);
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> a, Runnable b, Executor c);
    public CompletableFuture<Void> runAfterEither(CompletionStage<?> a, Runnable b);
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> a, Runnable b);
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> a, Runnable b, Executor c);
    public static CompletableFuture<Void> runAsync(Runnable a);
    public static CompletableFuture<Void> runAsync(Runnable a, Executor b);
    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> a);
    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> a, Executor b);
    public CompletableFuture<Void> thenAccept(Consumer<? super T> a);
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> a);
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> a, Executor b);
    public <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b);
    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b);
    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b, Executor c);
    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> a);
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> a);
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> a, Executor b);
    public <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b);
    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b);
    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b, Executor c);
    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> a);
    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> a);
    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> a, Executor b);
    public CompletableFuture<Void> thenRun(Runnable a);
    public CompletableFuture<Void> thenRunAsync(Runnable a);
    public CompletableFuture<Void> thenRunAsync(Runnable a, Executor b);
    public CompletableFuture<T> toCompletableFuture();
    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> a);
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> a);
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> a, Executor b);
    public static interface AsynchronousCompletionTask {
    }
}

public class CompletionException extends RuntimeException {
}

public interface CompletionService<V> {
    Future<V> poll();
    Future<V> poll(long a, TimeUnit b);
    Future<V> submit(Callable<V> a);
    Future<V> submit(Runnable a, V b);
    Future<V> take();
}

public interface CompletionStage<T> {
    CompletionStage<Void> acceptEither(CompletionStage<? extends T> a, Consumer<? super T> b);
    CompletionStage<Void> acceptEitherAsync(CompletionStage<? extends T> a, Consumer<? super T> b);
    CompletionStage<Void> acceptEitherAsync(CompletionStage<? extends T> a, Consumer<? super T> b, Executor c);
    <U> CompletionStage<U> applyToEither(CompletionStage<? extends T> a, Function<? super T, U> b);
    <U> CompletionStage<U> applyToEitherAsync(CompletionStage<? extends T> a, Function<? super T, U> b);
    <U> CompletionStage<U> applyToEitherAsync(CompletionStage<? extends T> a, Function<? super T, U> b, Executor c);
    CompletionStage<T> exceptionally(Function<Throwable, ? extends T> a);
    default CompletionStage<T> exceptionallyAsync(Function<Throwable, ? extends T> a);
    default CompletionStage<T> exceptionallyAsync(Function<Throwable, ? extends T> a, Executor b);
    default CompletionStage<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> a);
    default CompletionStage<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> a);
    default CompletionStage<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> a, Executor b);
    <U> CompletionStage<U> handle(BiFunction<? super T, Throwable, ? extends U> a);
    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> a);
    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> a, Executor b);
    CompletionStage<Void> runAfterBoth(CompletionStage<?> a, Runnable b);
    CompletionStage<Void> runAfterBothAsync(CompletionStage<?> a, Runnable b);
    CompletionStage<Void> runAfterBothAsync(CompletionStage<?> a, Runnable b, Executor c);
    CompletionStage<Void> runAfterEither(CompletionStage<?> a, Runnable b);
    CompletionStage<Void> runAfterEitherAsync(CompletionStage<?> a, Runnable b);
    CompletionStage<Void> runAfterEitherAsync(CompletionStage<?> a, Runnable b, Executor c);
    CompletionStage<Void> thenAccept(Consumer<? super T> a);
    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> a);
    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> a, Executor b);
    <U> CompletionStage<Void> thenAcceptBoth(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b);
    <U> CompletionStage<Void> thenAcceptBothAsync(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b);
    <U> CompletionStage<Void> thenAcceptBothAsync(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b, Executor c);
    <U> CompletionStage<U> thenApply(Function<? super T, ? extends U> a);
    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> a);
    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> a, Executor b);
    <U, V> CompletionStage<V> thenCombine(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b);
    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b);
    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b, Executor c);
    <U> CompletionStage<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> a);
    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> a);
    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> a, Executor b);
    CompletionStage<Void> thenRun(Runnable a);
    CompletionStage<Void> thenRunAsync(Runnable a);
    CompletionStage<Void> thenRunAsync(Runnable a, Executor b);
    CompletableFuture<T> toCompletableFuture();
    CompletionStage<T> whenComplete(BiConsumer<? super T, ? super Throwable> a);
    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> a);
    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> a, Executor b);
}

public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, Serializable {
    public boolean contains(Object a);
    public Enumeration<V> elements();
    public void forEach(long a, BiConsumer<? super K, ? super V> b);
    public <U> void forEach(long a, BiFunction<? super K, ? super V, ? extends U> b, Consumer<? super U> c);
    public void forEachEntry(long a, Consumer<? super Map.Entry<K, V>> b);
    public <U> void forEachEntry(long a, Function<Map.Entry<K, V>, ? extends U> b, Consumer<? super U> c);
    public void forEachKey(long a, Consumer<? super K> b);
    public <U> void forEachKey(long a, Function<? super K, ? extends U> b, Consumer<? super U> c);
    public void forEachValue(long a, Consumer<? super V> b);
    public <U> void forEachValue(long a, Function<? super V, ? extends U> b, Consumer<? super U> c);
    public ConcurrentHashMap.KeySetView<K, V> keySet();
    public ConcurrentHashMap.KeySetView<K, V> keySet(V a);
    public Enumeration<K> keys();
    public long mappingCount();
    public static <K> ConcurrentHashMap.KeySetView<K, Boolean> newKeySet();
    public static <K> ConcurrentHashMap.KeySetView<K, Boolean> newKeySet(int a);
    public <U> U reduce(long a, BiFunction<? super K, ? super V, ? extends U> b, BiFunction<? super U, ? super U, ? extends U> c);
    public Map.Entry<K, V> reduceEntries(long a, BiFunction<Map.Entry<K, V>, Map.Entry<K, V>, ? extends Map.Entry<K, V>> b);
    public <U> U reduceEntries(long a, Function<Map.Entry<K, V>, ? extends U> b, BiFunction<? super U, ? super U, ? extends U> c);
    public double reduceEntriesToDouble(long a, ToDoubleFunction<Map.Entry<K, V>> b, double c, DoubleBinaryOperator d);
    public int reduceEntriesToInt(long a, ToIntFunction<Map.Entry<K, V>> b, int c, IntBinaryOperator d);
    public long reduceEntriesToLong(long a, ToLongFunction<Map.Entry<K, V>> b, long c, LongBinaryOperator d);
    public K reduceKeys(long a, BiFunction<? super K, ? super K, ? extends K> b);
    public <U> U reduceKeys(long a, Function<? super K, ? extends U> b, BiFunction<? super U, ? super U, ? extends U> c);
    public double reduceKeysToDouble(long a, ToDoubleFunction<? super K> b, double c, DoubleBinaryOperator d);
    public int reduceKeysToInt(long a, ToIntFunction<? super K> b, int c, IntBinaryOperator d);
    public long reduceKeysToLong(long a, ToLongFunction<? super K> b, long c, LongBinaryOperator d);
    public double reduceToDouble(long a, ToDoubleBiFunction<? super K, ? super V> b, double c, DoubleBinaryOperator d);
    public int reduceToInt(long a, ToIntBiFunction<? super K, ? super V> b, int c, IntBinaryOperator d);
    public long reduceToLong(long a, ToLongBiFunction<? super K, ? super V> b, long c, LongBinaryOperator d);
    public V reduceValues(long a, BiFunction<? super V, ? super V, ? extends V> b);
    public <U> U reduceValues(long a, Function<? super V, ? extends U> b, BiFunction<? super U, ? super U, ? extends U> c);
    public double reduceValuesToDouble(long a, ToDoubleFunction<? super V> b, double c, DoubleBinaryOperator d);
    public int reduceValuesToInt(long a, ToIntFunction<? super V> b, int c, IntBinaryOperator d);
    public long reduceValuesToLong(long a, ToLongFunction<? super V> b, long c, LongBinaryOperator d);
    public <U> U search(long a, BiFunction<? super K, ? super V, ? extends U> b);
    public <U> U searchEntries(long a, Function<Map.Entry<K, V>, ? extends U> b);
    public <U> U searchKeys(long a, Function<? super K, ? extends U> b);
    public <U> U searchValues(long a, Function<? super V, ? extends U> b);
    public static class KeySetView<K, V> implements Set<K>, Serializable, Collection<E> {
        public boolean add(K a);
        public boolean addAll(Collection<? extends K> a);
        public void clear();
        public boolean contains(Object a);
        public boolean containsAll(Collection<?> a);
        public boolean equals(Object a);
        public void forEach(Consumer<? super K> a);
        public ConcurrentHashMap<K, V> getMap();
        public V getMappedValue();
        public int hashCode();
        public boolean isEmpty();
        public Iterator<K> iterator();
        public boolean remove(Object a);
        public boolean removeAll(Collection<?> a);
        public boolean retainAll(Collection<?> a);
        public int size();
        public Spliterator<K> spliterator();
        public Object[] toArray();
        public <T> T[] toArray(T[] a);
    }
}

public class ConcurrentLinkedDeque<E> extends AbstractCollection<E> implements Deque<E>, Serializable {
    public void addFirst(E a);
    public void addLast(E a);
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

public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, Serializable {
}

public interface ConcurrentMap<K, V> extends Map<K, V> {
}

public interface ConcurrentNavigableMap<K, V> extends ConcurrentMap<K, V>, NavigableMap<K, V> {
    ConcurrentNavigableMap<K, V> descendingMap();
    ConcurrentNavigableMap<K, V> headMap(K a);
    ConcurrentNavigableMap<K, V> headMap(K a, boolean b);
    NavigableSet<K> keySet();
    ConcurrentNavigableMap<K, V> subMap(K a, K b);
    ConcurrentNavigableMap<K, V> subMap(K a, boolean b, K c, boolean d);
    ConcurrentNavigableMap<K, V> tailMap(K a);
    ConcurrentNavigableMap<K, V> tailMap(K a, boolean b);
}

public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V> implements ConcurrentNavigableMap<K, V>, Cloneable, Serializable {
    public Map.Entry<K, V> ceilingEntry(K a);
    public K ceilingKey(K a);
    public ConcurrentSkipListMap<K, V> clone();
    public Comparator<? super K> comparator();
    public NavigableSet<K> descendingKeySet();
    public ConcurrentNavigableMap<K, V> descendingMap();
    public Map.Entry<K, V> firstEntry();
    public K firstKey();
    public Map.Entry<K, V> floorEntry(K a);
    public K floorKey(K a);
    public ConcurrentNavigableMap<K, V> headMap(K a);
    public ConcurrentNavigableMap<K, V> headMap(K a, boolean b);
    public Map.Entry<K, V> higherEntry(K a);
    public K higherKey(K a);
    public NavigableSet<K> keySet();
    public Map.Entry<K, V> lastEntry();
    public K lastKey();
    public Map.Entry<K, V> lowerEntry(K a);
    public K lowerKey(K a);
    public NavigableSet<K> navigableKeySet();
    public Map.Entry<K, V> pollFirstEntry();
    public Map.Entry<K, V> pollLastEntry();
    public ConcurrentNavigableMap<K, V> subMap(K a, K b);
    public ConcurrentNavigableMap<K, V> subMap(K a, boolean b, K c, boolean d);
    public ConcurrentNavigableMap<K, V> tailMap(K a);
    public ConcurrentNavigableMap<K, V> tailMap(K a, boolean b);
}

public class ConcurrentSkipListSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
    public E ceiling(E a);
    public ConcurrentSkipListSet<E> clone();
    public Comparator<? super E> comparator();
    public Iterator<E> descendingIterator();
    public NavigableSet<E> descendingSet();
    public E first();
    public E floor(E a);
    public NavigableSet<E> headSet(E a);
    public NavigableSet<E> headSet(E a, boolean b);
    public E higher(E a);
    public E last();
    public E lower(E a);
    public E pollFirst();
    public E pollLast();
    public NavigableSet<E> subSet(E a, E b);
    public NavigableSet<E> subSet(E a, boolean b, E c, boolean d);
    public NavigableSet<E> tailSet(E a);
    public NavigableSet<E> tailSet(E a, boolean b);
}

public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    public boolean add(E a);
    public void add(int a, E b);
    public boolean addAll(Collection<? extends E> a);
    public boolean addAll(int a, Collection<? extends E> b);
    public int addAllAbsent(Collection<? extends E> a);
    public boolean addIfAbsent(E a);
    public void clear();
    public Object clone();
    public boolean contains(Object a);
    public boolean containsAll(Collection<?> a);
    public void forEach(Consumer<? super E> a);
    public E get(int a);
    public int indexOf(E a, int b);
    public int indexOf(Object a);
    public boolean isEmpty();
    public Iterator<E> iterator();
    public int lastIndexOf(E a, int b);
    public int lastIndexOf(Object a);
    public ListIterator<E> listIterator();
    public ListIterator<E> listIterator(int a);
    public boolean remove(Object a);
    public E remove(int a);
    public boolean removeAll(Collection<?> a);
    public boolean removeIf(Predicate<? super E> a);
    public void replaceAll(UnaryOperator<E> a);
    public boolean retainAll(Collection<?> a);
    public E set(int a, E b);
    public int size();
    public void sort(Comparator<? super E> a);
    public Spliterator<E> spliterator();
    public List<E> subList(int a, int b);
    public Object[] toArray();
    public <T> T[] toArray(T[] a);
}

public class CopyOnWriteArraySet<E> extends AbstractSet<E> implements Serializable {
}

public class CountDownLatch {
    public void await();
    public boolean await(long a, TimeUnit b);
    public void countDown();
    public long getCount();
}

public class CountedCompleter<T> extends ForkJoinTask<T> {
    public void addToPendingCount(int a);
    public boolean compareAndSetPendingCount(int a, int b);
    public void compute();
    public int decrementPendingCountUnlessZero();
    protected boolean exec();
    public CountedCompleter<?> firstComplete();
    public CountedCompleter<?> getCompleter();
    public int getPendingCount();
    public CountedCompleter<?> getRoot();
    public void helpComplete(int a);
    public CountedCompleter<?> nextComplete();
    public void onCompletion(CountedCompleter<?> a);
    public boolean onExceptionalCompletion(Throwable a, CountedCompleter<?> b);
    public void propagateCompletion();
    public void quietlyCompleteRoot();
    public void setPendingCount(int a);
    protected void setRawResult(T a);
    public void tryComplete();
}

public class CyclicBarrier {
    public int await();
    public int await(long a, TimeUnit b);
    public int getNumberWaiting();
    public int getParties();
    public boolean isBroken();
    public void reset();
}

public class DelayQueue<E extends Delayed> extends AbstractQueue<E> implements BlockingQueue<E> {
    public boolean add(E a);
    public int drainTo(Collection<? super E> a);
    public int drainTo(Collection<? super E> a, int b);
    public boolean offer(E a);
    public boolean offer(E a, long b, TimeUnit c);
    public E peek();
    public E poll();
    public E poll(long a, TimeUnit b);
    public void put(E a);
    public int remainingCapacity();
    public E take();
}

public interface Delayed extends Comparable<Delayed> {
    long getDelay(TimeUnit a);
}

public class Exchanger<V> {
    public V exchange(V a);
    public V exchange(V a, long b, TimeUnit c);
}

public class ExecutionException extends Exception {
}

public interface Executor {
    void execute(Runnable a);
}

public class ExecutorCompletionService<V> implements CompletionService<V> {
    public Future<V> poll();
    public Future<V> poll(long a, TimeUnit b);
    public Future<V> submit(Callable<V> a);
    public Future<V> submit(Runnable a, V b);
    public Future<V> take();
}

public interface ExecutorService extends Executor {
    boolean awaitTermination(long a, TimeUnit b);
    <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> a);
    <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> a, long b, TimeUnit c);
    <T> T invokeAny(Collection<? extends Callable<T>> a);
    <T> T invokeAny(Collection<? extends Callable<T>> a, long b, TimeUnit c);
    boolean isShutdown();
    boolean isTerminated();
    void shutdown();
    List<Runnable> shutdownNow();
    <T> Future<T> submit(Callable<T> a);
    Future<?> submit(Runnable a);
    <T> Future<T> submit(Runnable a, T b);
}

public class Executors {
    public static Callable<Object> callable(PrivilegedAction<?> a);
    public static Callable<Object> callable(PrivilegedExceptionAction<?> a);
    public static Callable<Object> callable(Runnable a);
    public static <T> Callable<T> callable(Runnable a, T b);
    public static ThreadFactory defaultThreadFactory();
    public static ExecutorService newCachedThreadPool();
    public static ExecutorService newCachedThreadPool(ThreadFactory a);
    public static ExecutorService newFixedThreadPool(int a);
    public static ExecutorService newFixedThreadPool(int a, ThreadFactory b);
    public static ScheduledExecutorService newScheduledThreadPool(int a);
    public static ScheduledExecutorService newScheduledThreadPool(int a, ThreadFactory b);
    public static ExecutorService newSingleThreadExecutor();
    public static ExecutorService newSingleThreadExecutor(ThreadFactory a);
    public static ScheduledExecutorService newSingleThreadScheduledExecutor();
    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory a);
    public static ExecutorService newWorkStealingPool();
    public static ExecutorService newWorkStealingPool(int a);
    public static <T> Callable<T> privilegedCallable(Callable<T> a);
    public static <T> Callable<T> privilegedCallableUsingCurrentClassLoader(Callable<T> a);
    public static ThreadFactory privilegedThreadFactory();
    public static ExecutorService unconfigurableExecutorService(ExecutorService a);
    public static ScheduledExecutorService unconfigurableScheduledExecutorService(ScheduledExecutorService a);
}

public class Flow {
    public static int defaultBufferSize();
    public static interface Processor<T, R> extends Flow.Subscriber<T>, Flow.Publisher<R> {
    }
    public static interface Publisher<T> {
        void subscribe(Flow.Subscriber<? super T> a);
    }
    public static interface Subscriber<T> {
        void onComplete();
        void onError(Throwable a);
        void onNext(T a);
        void onSubscribe(Flow.Subscription a);
    }
    public static interface Subscription {
        void cancel();
        void request(long a);
    }
}

public class ForkJoinPool extends AbstractExecutorService {
    public boolean awaitQuiescence(long a, TimeUnit b);
    public static ForkJoinPool commonPool();
    public static ForkJoinPool.ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory;
    protected int drainTasksTo(Collection<? super ForkJoinTask<?>> a);
    public void execute(ForkJoinTask<?> a);
    public int getActiveThreadCount();
    public boolean getAsyncMode();
    public static int getCommonPoolParallelism();
    public ForkJoinPool.ForkJoinWorkerThreadFactory getFactory();
    public int getParallelism();
    public int getPoolSize();
    public int getQueuedSubmissionCount();
    public long getQueuedTaskCount();
    public int getRunningThreadCount();
    public long getStealCount();
    public Thread.UncaughtExceptionHandler getUncaughtExceptionHandler();
    public boolean hasQueuedSubmissions();
    public <T> T invoke(ForkJoinTask<T> a);
    public boolean isQuiescent();
    public boolean isTerminating();
    public static void managedBlock(ForkJoinPool.ManagedBlocker a);
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> a);
    protected <T> RunnableFuture<T> newTaskFor(Runnable a, T b);
    protected ForkJoinTask<?> pollSubmission();
    public <T> ForkJoinTask<T> submit(Callable<T> a);
    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> a);
    public ForkJoinTask<?> submit(Runnable a);
    public <T> ForkJoinTask<T> submit(Runnable a, T b);
    public static interface ForkJoinWorkerThreadFactory {
        ForkJoinWorkerThread newThread(ForkJoinPool a);
    }
    public static interface ManagedBlocker {
        boolean block();
        boolean isReleasable();
    }
}

public class ForkJoinTask<V> implements Future<V>, Serializable {
    public static <T> ForkJoinTask<T> adapt(Callable<? extends T> a);
    public static ForkJoinTask<?> adapt(Runnable a);
    public static <T> ForkJoinTask<T> adapt(Runnable a, T b);
    public boolean cancel(boolean a);
    public boolean compareAndSetForkJoinTaskTag(short a, short b);
    public void complete(V a);
    public void completeExceptionally(Throwable a);
    protected boolean exec();
    public ForkJoinTask<V> fork();
    public V get();
    public V get(long a, TimeUnit b);
    public Throwable getException();
    public short getForkJoinTaskTag();
    public static ForkJoinPool getPool();
    public static int getQueuedTaskCount();
    public V getRawResult();
    public static int getSurplusQueuedTaskCount();
    public static void helpQuiesce();
    public static boolean inForkJoinPool();
    public V invoke();
    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> a);
    public static void invokeAll(ForkJoinTask<?> a, ForkJoinTask<?> b);
    public static void invokeAll(ForkJoinTask<?>... a);
    public boolean isCancelled();
    public boolean isCompletedAbnormally();
    public boolean isCompletedNormally();
    public boolean isDone();
    public V join();
    protected static ForkJoinTask<?> peekNextLocalTask();
    protected static ForkJoinTask<?> pollNextLocalTask();
    protected static ForkJoinTask<?> pollSubmission();
    protected static ForkJoinTask<?> pollTask();
    public void quietlyComplete();
    public void quietlyInvoke();
    public void quietlyJoin();
    public void reinitialize();
    public short setForkJoinTaskTag(short a);
    protected void setRawResult(V a);
    public boolean tryUnfork();
}

public class ForkJoinWorkerThread extends Thread {
    public ForkJoinPool getPool();
    public int getPoolIndex();
    protected void onStart();
    protected void onTermination(Throwable a);
}

public interface Future<V> {
    boolean cancel(boolean a);
    V get();
    V get(long a, TimeUnit b);
    boolean isCancelled();
    boolean isDone();
}

public class FutureTask<V> implements RunnableFuture<V> {
    public boolean cancel(boolean a);
    protected void done();
    public V get();
    public V get(long a, TimeUnit b);
    public boolean isCancelled();
    public boolean isDone();
    public void run();
    protected boolean runAndReset();
    protected void set(V a);
    protected void setException(Throwable a);
}

public class LinkedBlockingDeque<E> extends AbstractQueue<E> implements BlockingDeque<E>, Serializable {
    public void addFirst(E a);
    public void addLast(E a);
    public Iterator<E> descendingIterator();
    public int drainTo(Collection<? super E> a);
    public int drainTo(Collection<? super E> a, int b);
    public E getFirst();
    public E getLast();
    public boolean offer(E a, long b, TimeUnit c);
    public boolean offerFirst(E a);
    public boolean offerFirst(E a, long b, TimeUnit c);
    public boolean offerLast(E a);
    public boolean offerLast(E a, long b, TimeUnit c);
    public E peekFirst();
    public E peekLast();
    public E poll(long a, TimeUnit b);
    public E pollFirst();
    public E pollFirst(long a, TimeUnit b);
    public E pollLast();
    public E pollLast(long a, TimeUnit b);
    public E pop();
    public void push(E a);
    public void put(E a);
    public void putFirst(E a);
    public void putLast(E a);
    public int remainingCapacity();
    public E removeFirst();
    public boolean removeFirstOccurrence(Object a);
    public E removeLast();
    public boolean removeLastOccurrence(Object a);
    public E take();
    public E takeFirst();
    public E takeLast();
}

public class LinkedBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    public int drainTo(Collection<? super E> a);
    public int drainTo(Collection<? super E> a, int b);
    public boolean offer(E a, long b, TimeUnit c);
    public E poll(long a, TimeUnit b);
    public void put(E a);
    public int remainingCapacity();
    public E take();
}

public class LinkedTransferQueue<E> extends AbstractQueue<E> implements TransferQueue<E>, Serializable {
    public int drainTo(Collection<? super E> a);
    public int drainTo(Collection<? super E> a, int b);
    public int getWaitingConsumerCount();
    public boolean hasWaitingConsumer();
    public boolean offer(E a, long b, TimeUnit c);
    public E poll(long a, TimeUnit b);
    public void put(E a);
    public int remainingCapacity();
    public E take();
    public void transfer(E a);
    public boolean tryTransfer(E a);
    public boolean tryTransfer(E a, long b, TimeUnit c);
}

public class Phaser {
    public int arrive();
    public int arriveAndAwaitAdvance();
    public int arriveAndDeregister();
    public int awaitAdvance(int a);
    public int awaitAdvanceInterruptibly(int a);
    public int awaitAdvanceInterruptibly(int a, long b, TimeUnit c);
    public int bulkRegister(int a);
    public void forceTermination();
    public int getArrivedParties();
    public Phaser getParent();
    public int getPhase();
    public int getRegisteredParties();
    public Phaser getRoot();
    public int getUnarrivedParties();
    public boolean isTerminated();
    protected boolean onAdvance(int a, int b);
    public int register();
}

public class PriorityBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    public Comparator<? super E> comparator();
    public int drainTo(Collection<? super E> a);
    public int drainTo(Collection<? super E> a, int b);
    public boolean offer(E a, long b, TimeUnit c);
    public E poll(long a, TimeUnit b);
    public void put(E a);
    public int remainingCapacity();
    public E take();
}

public class RecursiveAction extends ForkJoinTask<Void> {
    protected void compute();
    protected boolean exec();
    public Void getRawResult();
    protected void setRawResult(Void a);
}

public class RecursiveTask<V> extends ForkJoinTask<V> {
    protected V compute();
    protected boolean exec();
    protected void setRawResult(V a);
}

public class RejectedExecutionException extends RuntimeException {
}

public interface RejectedExecutionHandler {
    void rejectedExecution(Runnable a, ThreadPoolExecutor b);
}

public interface RunnableFuture<V> extends Runnable, Future<V> {
}

public interface RunnableScheduledFuture<V> extends RunnableFuture<V>, ScheduledFuture<V> {
    boolean isPeriodic();
}

public interface ScheduledExecutorService extends ExecutorService {
    <V> ScheduledFuture<V> schedule(Callable<V> a, long b, TimeUnit c);
    ScheduledFuture<?> schedule(Runnable a, long b, TimeUnit c);
    ScheduledFuture<?> scheduleAtFixedRate(Runnable a, long b, long c, TimeUnit d);
    ScheduledFuture<?> scheduleWithFixedDelay(Runnable a, long b, long c, TimeUnit d);
}

public interface ScheduledFuture<V> extends Delayed, Future<V> {
}

public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
    protected <V> RunnableScheduledFuture<V> decorateTask(Callable<V> a, RunnableScheduledFuture<V> b);
    protected <V> RunnableScheduledFuture<V> decorateTask(Runnable a, RunnableScheduledFuture<V> b);
    public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy();
    public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy();
    public boolean getRemoveOnCancelPolicy();
    public <V> ScheduledFuture<V> schedule(Callable<V> a, long b, TimeUnit c);
    public ScheduledFuture<?> schedule(Runnable a, long b, TimeUnit c);
    public ScheduledFuture<?> scheduleAtFixedRate(Runnable a, long b, long c, TimeUnit d);
    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable a, long b, long c, TimeUnit d);
    public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean a);
    public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean a);
    public void setRemoveOnCancelPolicy(boolean a);
}

public class Semaphore implements Serializable {
    public void acquire();
    public void acquire(int a);
    public void acquireUninterruptibly();
    public void acquireUninterruptibly(int a);
    public int availablePermits();
    public int drainPermits();
    public int getQueueLength();
    protected Collection<Thread> getQueuedThreads();
    public boolean hasQueuedThreads();
    public boolean isFair();
    protected void reducePermits(int a);
    public void release();
    public void release(int a);
    public boolean tryAcquire();
    public boolean tryAcquire(int a);
    public boolean tryAcquire(int a, long b, TimeUnit c);
    public boolean tryAcquire(long a, TimeUnit b);
}

public class SubmissionPublisher<T> implements Flow.Publisher<T>, AutoCloseable {
    public void close();
    public void closeExceptionally(Throwable a);
    public CompletableFuture<Void> consume(Consumer<? super T> a);
    public int estimateMaximumLag();
    public long estimateMinimumDemand();
    public Throwable getClosedException();
    public Executor getExecutor();
    public int getMaxBufferCapacity();
    public int getNumberOfSubscribers();
    public List<Flow.Subscriber<? super T>> getSubscribers();
    public boolean hasSubscribers();
    public boolean isClosed();
    public boolean isSubscribed(Flow.Subscriber<? super T> a);
    public int offer(T a, BiPredicate<Flow.Subscriber<? super T>, ? super T> b);
    public int offer(T a, long b, TimeUnit c, BiPredicate<Flow.Subscriber<? super T>, ? super T> d);
    public int submit(T a);
    public void subscribe(Flow.Subscriber<? super T> a);
}

public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    public int drainTo(Collection<? super E> a);
    public int drainTo(Collection<? super E> a, int b);
    public boolean offer(E a, long b, TimeUnit c);
    public E poll(long a, TimeUnit b);
    public void put(E a);
    public int remainingCapacity();
    public E take();
}

public interface ThreadFactory {
    Thread newThread(Runnable a);
}

public class ThreadLocalRandom extends Random {
    public static ThreadLocalRandom current();
    protected int next(int a);
}

public class ThreadPoolExecutor extends AbstractExecutorService {
    protected void afterExecute(Runnable a, Throwable b);
    public void allowCoreThreadTimeOut(boolean a);
    public boolean allowsCoreThreadTimeOut();
    protected void beforeExecute(Thread a, Runnable b);
    protected void finalize();
    public int getActiveCount();
    public long getCompletedTaskCount();
    public int getCorePoolSize();
    public long getKeepAliveTime(TimeUnit a);
    public int getLargestPoolSize();
    public int getMaximumPoolSize();
    public int getPoolSize();
    public BlockingQueue<Runnable> getQueue();
    public RejectedExecutionHandler getRejectedExecutionHandler();
    public long getTaskCount();
    public ThreadFactory getThreadFactory();
    public boolean isTerminating();
    public int prestartAllCoreThreads();
    public boolean prestartCoreThread();
    public void purge();
    public boolean remove(Runnable a);
    public void setCorePoolSize(int a);
    public void setKeepAliveTime(long a, TimeUnit b);
    public void setMaximumPoolSize(int a);
    public void setRejectedExecutionHandler(RejectedExecutionHandler a);
    public void setThreadFactory(ThreadFactory a);
    protected void terminated();
    public static class AbortPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable a, ThreadPoolExecutor b);
    }
    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable a, ThreadPoolExecutor b);
    }
    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable a, ThreadPoolExecutor b);
    }
    public static class DiscardPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable a, ThreadPoolExecutor b);
    }
}

public enum TimeUnit {
    NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS, DAYS;
    public long convert(Duration a);
    public long convert(long a, TimeUnit b);
    public static TimeUnit of(ChronoUnit a);
    public void sleep(long a);
    public void timedJoin(Thread a, long b);
    public void timedWait(Object a, long b);
    public ChronoUnit toChronoUnit();
    public long toDays(long a);
    public long toHours(long a);
    public long toMicros(long a);
    public long toMillis(long a);
    public long toMinutes(long a);
    public long toNanos(long a);
    public long toSeconds(long a);
    public static TimeUnit valueOf(String a);
    public static TimeUnit[] values();
}

public class TimeoutException extends Exception {
}

public interface TransferQueue<E> extends BlockingQueue<E> {
    int getWaitingConsumerCount();
    boolean hasWaitingConsumer();
    void transfer(E a);
    boolean tryTransfer(E a);
    boolean tryTransfer(E a, long b, TimeUnit c);
}
