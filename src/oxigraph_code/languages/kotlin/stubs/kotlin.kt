// Made by tests/languages/kotlin/standard_library.py of Kotlin 2.4.
package kotlin
import java.lang.Object as Any
import java.lang.Integer as Int
import java.lang.Character as Char
import java.lang.Void as Nothing
import java.lang.Boolean as Boolean
import java.lang.Byte as Byte
import java.lang.Short as Short
import java.lang.Long as Long
import java.lang.Float as Float
import java.lang.Double as Double
import java.lang.Number as Number
import java.lang.String as String
import java.lang.CharSequence as CharSequence
import java.lang.Comparable as Comparable
import java.lang.Throwable as Throwable
import java.lang.Iterable as Iterable
import java.lang.Iterable as MutableIterable
import java.lang.Enum as Enum
import java.lang.annotation.Annotation as Annotation
import java.lang.Appendable as Appendable
import java.util.Collection as Collection
import java.util.Collection as MutableCollection
import java.util.List as List
import java.util.List as MutableList
import java.util.Set as Set
import java.util.Set as MutableSet
import java.util.Map as Map
import java.util.Map as MutableMap
import java.util.Iterator as Iterator
import java.util.Iterator as MutableIterator
import java.util.ListIterator as ListIterator
import java.util.ListIterator as MutableListIterator
import java.util.ArrayList as ArrayList
import java.util.HashMap as HashMap
import java.util.HashSet as HashSet
import java.util.LinkedHashMap as LinkedHashMap
import java.util.LinkedHashSet as LinkedHashSet
import java.util.Comparator as Comparator
import java.util.RandomAccess as RandomAccess
import kotlin.Function as Function
import kotlin.UInt as UInt
import kotlin.ULong as ULong
import kotlin.UByte as UByte
import kotlin.UShort as UShort
import kotlin.AutoCloseable as AutoCloseable
import kotlin.KotlinVersion as KotlinVersion
import kotlin.text.MatchGroup as MatchGroup
import kotlin.text.RegexOption as RegexOption
import kotlin.ranges.ClosedRange as ClosedRange
import kotlin.collections.Grouping as Grouping

class Unit
class Pair<A, B>(val first: A, val second: B) { fun component1(): A
 fun component2(): B
 fun toList(): List<A> }
class Triple<A, B, C>(val first: A, val second: B, val third: C)
interface Lazy<T> { val value: T
 fun getValue(): T }
interface Sequence<T> { fun iterator(): Iterator<T> }
class IndexedValue<T>(val index: Int, val value: T)
class Result<T> { val isSuccess: Boolean
 val isFailure: Boolean
 fun getOrNull(): T?
 fun exceptionOrNull(): Throwable? }
class Regex(pattern: String) { val pattern: String
 fun matches(input: CharSequence): Boolean
 fun containsMatchIn(input: CharSequence): Boolean
 fun find(input: CharSequence): MatchResult?
 fun find(input: CharSequence, startIndex: Int): MatchResult?
 fun findAll(input: CharSequence): Sequence<MatchResult>
 fun matchEntire(input: CharSequence): MatchResult?
 fun replace(input: CharSequence, replacement: String): String
 fun split(input: CharSequence): List<String> }
interface MatchResult { val value: String
 val range: IntRange
 val groupValues: List<String>
 fun next(): MatchResult? }
class IntRange : Iterable<Int> { val first: Int
 val last: Int }
class LongRange : Iterable<Long>
class CharRange : Iterable<Char>
class IntProgression : Iterable<Int>
class ArrayDeque<E> : List<E>

fun <T> Array<out T>.component1(): T
fun <T> Array<out T>.component2(): T
fun <T> Array<out T>.component3(): T
fun <T> Array<out T>.component4(): T
fun <T> Array<out T>.component5(): T
fun <T> Array<out T>.contains(element: T): Boolean
fun <T> Array<out T>.elementAt(index: Int): T
fun <T> Array<out T>.elementAtOrElse(index: Int, defaultValue: (Int) -> T): T
fun <T> Array<out T>.elementAtOrNull(index: Int): T?
fun <T> Array<out T>.find(predicate: (T) -> Boolean): T?
fun <T> Array<out T>.findLast(predicate: (T) -> Boolean): T?
fun <T> Array<out T>.first(): T
fun <T> Array<out T>.first(predicate: (T) -> Boolean): T
fun <T, R : Any> Array<out T>.firstNotNullOf(transform: (T) -> R?): R
fun <T, R : Any> Array<out T>.firstNotNullOfOrNull(transform: (T) -> R?): R?
fun <T> Array<out T>.firstOrNull(): T?
fun <T> Array<out T>.firstOrNull(predicate: (T) -> Boolean): T?
fun <T> Array<out T>.getOrElse(index: Int, defaultValue: (Int) -> T): T
fun <T> Array<out T>.getOrNull(index: Int): T?
fun <T> Array<out T>.indexOf(element: T): Int
fun <T> Array<out T>.indexOfFirst(predicate: (T) -> Boolean): Int
fun <T> Array<out T>.indexOfLast(predicate: (T) -> Boolean): Int
fun <T> Array<out T>.last(): T
fun <T> Array<out T>.last(predicate: (T) -> Boolean): T
fun <T> Array<out T>.lastIndexOf(element: T): Int
fun <T> Array<out T>.lastOrNull(): T?
fun <T> Array<out T>.lastOrNull(predicate: (T) -> Boolean): T?
fun <T> Array<out T>.random(): T
fun <T> Array<out T>.random(random: Random): T
fun <T> Array<out T>.randomOrNull(): T?
fun <T> Array<out T>.randomOrNull(random: Random): T?
fun <T> Array<out T>.single(): T
fun <T> Array<out T>.single(predicate: (T) -> Boolean): T
fun <T> Array<out T>.singleOrNull(): T?
fun <T> Array<out T>.singleOrNull(predicate: (T) -> Boolean): T?
fun <T> Array<out T>.drop(n: Int): List<T>
fun <T> Array<out T>.dropLast(n: Int): List<T>
fun <T> Array<out T>.dropLastWhile(predicate: (T) -> Boolean): List<T>
fun <T> Array<out T>.dropWhile(predicate: (T) -> Boolean): List<T>
fun <T> Array<out T>.filter(predicate: (T) -> Boolean): List<T>
fun <T> Array<out T>.filterIndexed(predicate: (index: Int, T) -> Boolean): List<T>
fun <T, C : MutableCollection<in T>> Array<out T>.filterIndexedTo(destination: C, predicate: (index: Int, T) -> Boolean): C
fun <R> Array<*>.filterIsInstance(): List<R>
fun <R, C : MutableCollection<in R>> Array<*>.filterIsInstanceTo(destination: C): C
fun <T> Array<out T>.filterNot(predicate: (T) -> Boolean): List<T>
fun <T : Any> Array<out T?>.filterNotNull(): List<T>
fun <C : MutableCollection<in T>, T : Any> Array<out T?>.filterNotNullTo(destination: C): C
fun <T, C : MutableCollection<in T>> Array<out T>.filterNotTo(destination: C, predicate: (T) -> Boolean): C
fun <T, C : MutableCollection<in T>> Array<out T>.filterTo(destination: C, predicate: (T) -> Boolean): C
fun <T> Array<out T>.slice(indices: IntRange): List<T>
fun <T> Array<out T>.slice(indices: Iterable<Int>): List<T>
fun <T> Array<T>.sliceArray(indices: Collection<Int>): Array<T>
fun <T> Array<T>.sliceArray(indices: IntRange): Array<T>
fun <T> Array<out T>.take(n: Int): List<T>
fun <T> Array<out T>.takeLast(n: Int): List<T>
fun <T> Array<out T>.takeLastWhile(predicate: (T) -> Boolean): List<T>
fun <T> Array<out T>.takeWhile(predicate: (T) -> Boolean): List<T>
fun <T : Comparable<T>> Array<out T>.isSorted(): Boolean
fun <T, R : Comparable<R>> Array<out T>.isSortedBy(selector: (T) -> R?): Boolean
fun <T, R : Comparable<R>> Array<out T>.isSortedByDescending(selector: (T) -> R?): Boolean
fun <T : Comparable<T>> Array<out T>.isSortedDescending(): Boolean
fun <T> Array<out T>.isSortedWith(comparator: Comparator<in T>): Boolean
fun <T> Array<T>.reverse(): Unit
fun <T> Array<T>.reverse(fromIndex: Int, toIndex: Int): Unit
fun <T> Array<out T>.reversed(): List<T>
fun <T> Array<T>.reversedArray(): Array<T>
fun <T> Array<T>.shuffle(): Unit
fun <T> Array<T>.shuffle(random: Random): Unit
fun <T, R : Comparable<R>> Array<out T>.sortBy(selector: (T) -> R?): Unit
fun <T, R : Comparable<R>> Array<out T>.sortByDescending(selector: (T) -> R?): Unit
fun <T : Comparable<T>> Array<out T>.sortDescending(): Unit
fun <T : Comparable<T>> Array<out T>.sorted(): List<T>
fun <T : Comparable<T>> Array<T>.sortedArray(): Array<T>
fun <T : Comparable<T>> Array<T>.sortedArrayDescending(): Array<T>
fun <T> Array<out T>.sortedArrayWith(comparator: Comparator<in T>): Array<out T>
fun <T, R : Comparable<R>> Array<out T>.sortedBy(selector: (T) -> R?): List<T>
fun <T, R : Comparable<R>> Array<out T>.sortedByDescending(selector: (T) -> R?): List<T>
fun <T : Comparable<T>> Array<out T>.sortedDescending(): List<T>
fun <T> Array<out T>.sortedWith(comparator: Comparator<in T>): List<T>
fun <T> Array<out T>.asList(): List<T>
fun <T> Array<out T>.contentDeepEquals(other: Array<out T>): Boolean
fun <T> Array<out T>?.contentDeepEquals(other: Array<out T>?): Boolean
fun <T> Array<out T>.contentDeepHashCode(): Int
fun <T> Array<out T>?.contentDeepHashCode(): Int
fun <T> Array<out T>.contentDeepToString(): String
fun <T> Array<out T>?.contentDeepToString(): String
fun <T> Array<out T>?.contentEquals(other: Array<out T>?): Boolean
fun <T> Array<out T>?.contentHashCode(): Int
fun <T> Array<out T>?.contentToString(): String
fun <T> Array<out T>.copyInto(destination: Array<T>, destinationOffset: Int, startIndex: Int, endIndex: Int): Array<T>
fun <T> Array<out T>.copyInto(destination: Array<T>): Array<T>
fun <T> Array<out T>.copyInto(destination: Array<T>, destinationOffset: Int): Array<T>
fun <T> Array<out T>.copyInto(destination: Array<T>, destinationOffset: Int, startIndex: Int): Array<T>
fun <T> Array<T>.copyOf(): Array<T>
fun <T> Array<T>.copyOf(newSize: Int): Array<T?>
fun <T> Array<T>.copyOf(newSize: Int, init: (Int) -> T): Array<T>
fun <T> Array<T>.copyOfRange(fromIndex: Int, toIndex: Int): Array<T>
fun <T> Array<T>.fill(element: T, fromIndex: Int, toIndex: Int): Unit
fun <T> Array<T>.fill(element: T): Unit
fun <T> Array<T>.fill(element: T, fromIndex: Int): Unit
fun <T> Array<out T>.isEmpty(): Boolean
fun <T> Array<out T>.isNotEmpty(): Boolean
fun <T> Array<T>.plus(element: T): Array<T>
fun <T> Array<T>.plus(elements: Collection<T>): Array<T>
fun <T> Array<T>.plus(elements: Array<out T>): Array<T>
fun <T> Array<T>.plusElement(element: T): Array<T>
fun <T : Comparable<T>> Array<out T>.sort(): Unit
fun <T : Comparable<T>> Array<out T>.sort(fromIndex: Int, toIndex: Int): Unit
fun <T : Comparable<T>> Array<out T>.sort(fromIndex: Int): Unit
fun <T : Comparable<T>> Array<out T>.sortDescending(fromIndex: Int, toIndex: Int): Unit
fun <T> Array<out T>.sortWith(comparator: Comparator<in T>): Unit
fun <T> Array<out T>.sortWith(comparator: Comparator<in T>, fromIndex: Int, toIndex: Int): Unit
fun <T> Array<out T>.sortWith(comparator: Comparator<in T>, fromIndex: Int): Unit
fun <T, K, V> Array<out T>.associate(transform: (T) -> Pair<K, V>): Map<K, V>
fun <T, K> Array<out T>.associateBy(keySelector: (T) -> K): Map<K, T>
fun <T, K, V> Array<out T>.associateBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, V>
fun <T, K, M : MutableMap<in K, in T>> Array<out T>.associateByTo(destination: M, keySelector: (T) -> K): M
fun <T, K, V, M : MutableMap<in K, in V>> Array<out T>.associateByTo(destination: M, keySelector: (T) -> K, valueTransform: (T) -> V): M
fun <T, K, V, M : MutableMap<in K, in V>> Array<out T>.associateTo(destination: M, transform: (T) -> Pair<K, V>): M
fun <K, V> Array<out K>.associateWith(valueSelector: (K) -> V): Map<K, V>
fun <K, V, M : MutableMap<in K, in V>> Array<out K>.associateWithTo(destination: M, valueSelector: (K) -> V): M
fun <T, C : MutableCollection<in T>> Array<out T>.toCollection(destination: C): C
fun <T> Array<out T>.toHashSet(): HashSet<T>
fun <T> Array<out T>.toList(): List<T>
fun <T> Array<out T>.toMutableList(): MutableList<T>
fun <T> Array<out T>.toSet(): Set<T>
fun <T, R> Array<out T>.flatMap(transform: (T) -> Iterable<R>): List<R>
fun <T, R> Array<out T>.flatMap(transform: (T) -> Sequence<R>): List<R>
fun <T, R> Array<out T>.flatMapIndexed(transform: (index: Int, T) -> Iterable<R>): List<R>
fun <T, R> Array<out T>.flatMapIndexed(transform: (index: Int, T) -> Sequence<R>): List<R>
fun <T, R, C : MutableCollection<in R>> Array<out T>.flatMapIndexedTo(destination: C, transform: (index: Int, T) -> Iterable<R>): C
fun <T, R, C : MutableCollection<in R>> Array<out T>.flatMapIndexedTo(destination: C, transform: (index: Int, T) -> Sequence<R>): C
fun <T, R, C : MutableCollection<in R>> Array<out T>.flatMapTo(destination: C, transform: (T) -> Iterable<R>): C
fun <T, R, C : MutableCollection<in R>> Array<out T>.flatMapTo(destination: C, transform: (T) -> Sequence<R>): C
fun <T, K> Array<out T>.groupBy(keySelector: (T) -> K): Map<K, List<T>>
fun <T, K, V> Array<out T>.groupBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, List<V>>
fun <T, K, M : MutableMap<in K, MutableList<T>>> Array<out T>.groupByTo(destination: M, keySelector: (T) -> K): M
fun <T, K, V, M : MutableMap<in K, MutableList<V>>> Array<out T>.groupByTo(destination: M, keySelector: (T) -> K, valueTransform: (T) -> V): M
fun <T, K> Array<out T>.groupingBy(keySelector: (T) -> K): Grouping<T, K>
fun <T, R> Array<out T>.map(transform: (T) -> R): List<R>
fun <T, R> Array<out T>.mapIndexed(transform: (index: Int, T) -> R): List<R>
fun <T, R : Any> Array<out T>.mapIndexedNotNull(transform: (index: Int, T) -> R?): List<R>
fun <T, R : Any, C : MutableCollection<in R>> Array<out T>.mapIndexedNotNullTo(destination: C, transform: (index: Int, T) -> R?): C
fun <T, R, C : MutableCollection<in R>> Array<out T>.mapIndexedTo(destination: C, transform: (index: Int, T) -> R): C
fun <T, R : Any> Array<out T>.mapNotNull(transform: (T) -> R?): List<R>
fun <T, R : Any, C : MutableCollection<in R>> Array<out T>.mapNotNullTo(destination: C, transform: (T) -> R?): C
fun <T, R, C : MutableCollection<in R>> Array<out T>.mapTo(destination: C, transform: (T) -> R): C
fun <T> Array<out T>.withIndex(): Iterable<IndexedValue<T>>
fun <T> Array<out T>.distinct(): List<T>
fun <T, K> Array<out T>.distinctBy(selector: (T) -> K): List<T>
fun <T> Array<out T>.intersect(other: Iterable<T>): Set<T>
fun <T> Array<out T>.subtract(other: Iterable<T>): Set<T>
fun <T> Array<out T>.toMutableSet(): MutableSet<T>
fun <T> Array<out T>.union(other: Iterable<T>): Set<T>
fun <T> Array<out T>.all(predicate: (T) -> Boolean): Boolean
fun <T> Array<out T>.allDistinct(): Boolean
fun <T, K> Array<out T>.allDistinctBy(selector: (T) -> K): Boolean
fun <T> Array<out T>.allEqual(): Boolean
fun <T, K> Array<out T>.allEqualBy(selector: (T) -> K): Boolean
fun <T> Array<out T>.any(): Boolean
fun <T> Array<out T>.any(predicate: (T) -> Boolean): Boolean
fun <T> Array<out T>.count(): Int
fun <T> Array<out T>.count(predicate: (T) -> Boolean): Int
fun <T, R> Array<out T>.fold(initial: R, operation: (acc: R, T) -> R): R
fun <T, R> Array<out T>.foldIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): R
fun <T, R> Array<out T>.foldRight(initial: R, operation: (T, acc: R) -> R): R
fun <T, R> Array<out T>.foldRightIndexed(initial: R, operation: (index: Int, T, acc: R) -> R): R
fun <T> Array<out T>.forEach(action: (T) -> Unit): Unit
fun <T> Array<out T>.forEachIndexed(action: (index: Int, T) -> Unit): Unit
fun Array<out Double>.max(): Double
fun Array<out Float>.max(): Float
fun <T : Comparable<T>> Array<out T>.max(): T
fun <T, R : Comparable<R>> Array<out T>.maxBy(selector: (T) -> R): T
fun <T, R : Comparable<R>> Array<out T>.maxByOrNull(selector: (T) -> R): T?
fun <T> Array<out T>.maxOf(selector: (T) -> Double): Double
fun <T> Array<out T>.maxOf(selector: (T) -> Float): Float
fun <T, R : Comparable<R>> Array<out T>.maxOf(selector: (T) -> R): R
fun <T> Array<out T>.maxOfOrNull(selector: (T) -> Double): Double?
fun <T> Array<out T>.maxOfOrNull(selector: (T) -> Float): Float?
fun <T, R : Comparable<R>> Array<out T>.maxOfOrNull(selector: (T) -> R): R?
fun <T, R> Array<out T>.maxOfWith(comparator: Comparator<in R>, selector: (T) -> R): R
fun <T, R> Array<out T>.maxOfWithOrNull(comparator: Comparator<in R>, selector: (T) -> R): R?
fun Array<out Double>.maxOrNull(): Double?
fun Array<out Float>.maxOrNull(): Float?
fun <T : Comparable<T>> Array<out T>.maxOrNull(): T?
fun <T> Array<out T>.maxWith(comparator: Comparator<in T>): T
fun <T> Array<out T>.maxWithOrNull(comparator: Comparator<in T>): T?
fun Array<out Double>.min(): Double
fun Array<out Float>.min(): Float
fun <T : Comparable<T>> Array<out T>.min(): T
fun <T, R : Comparable<R>> Array<out T>.minBy(selector: (T) -> R): T
fun <T, R : Comparable<R>> Array<out T>.minByOrNull(selector: (T) -> R): T?
fun <T> Array<out T>.minOf(selector: (T) -> Double): Double
fun <T> Array<out T>.minOf(selector: (T) -> Float): Float
fun <T, R : Comparable<R>> Array<out T>.minOf(selector: (T) -> R): R
fun <T> Array<out T>.minOfOrNull(selector: (T) -> Double): Double?
fun <T> Array<out T>.minOfOrNull(selector: (T) -> Float): Float?
fun <T, R : Comparable<R>> Array<out T>.minOfOrNull(selector: (T) -> R): R?
fun <T, R> Array<out T>.minOfWith(comparator: Comparator<in R>, selector: (T) -> R): R
fun <T, R> Array<out T>.minOfWithOrNull(comparator: Comparator<in R>, selector: (T) -> R): R?
fun Array<out Double>.minOrNull(): Double?
fun Array<out Float>.minOrNull(): Float?
fun <T : Comparable<T>> Array<out T>.minOrNull(): T?
fun <T> Array<out T>.minWith(comparator: Comparator<in T>): T
fun <T> Array<out T>.minWithOrNull(comparator: Comparator<in T>): T?
fun <T> Array<out T>.none(): Boolean
fun <T> Array<out T>.none(predicate: (T) -> Boolean): Boolean
fun <T> Array<out T>.onEach(action: (T) -> Unit): Array<out T>
fun <T> Array<out T>.onEachIndexed(action: (index: Int, T) -> Unit): Array<out T>
fun <S, T : S> Array<out T>.reduce(operation: (acc: S, T) -> S): S
fun <S, T : S> Array<out T>.reduceIndexed(operation: (index: Int, acc: S, T) -> S): S
fun <S, T : S> Array<out T>.reduceIndexedOrNull(operation: (index: Int, acc: S, T) -> S): S?
fun <S, T : S> Array<out T>.reduceOrNull(operation: (acc: S, T) -> S): S?
fun <S, T : S> Array<out T>.reduceRight(operation: (T, acc: S) -> S): S
fun <S, T : S> Array<out T>.reduceRightIndexed(operation: (index: Int, T, acc: S) -> S): S
fun <S, T : S> Array<out T>.reduceRightIndexedOrNull(operation: (index: Int, T, acc: S) -> S): S?
fun <S, T : S> Array<out T>.reduceRightOrNull(operation: (T, acc: S) -> S): S?
fun <T, R> Array<out T>.runningFold(initial: R, operation: (acc: R, T) -> R): List<R>
fun <T, R> Array<out T>.runningFoldIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): List<R>
fun <S, T : S> Array<out T>.runningReduce(operation: (acc: S, T) -> S): List<S>
fun <S, T : S> Array<out T>.runningReduceIndexed(operation: (index: Int, acc: S, T) -> S): List<S>
fun <T, R> Array<out T>.scan(initial: R, operation: (acc: R, T) -> R): List<R>
fun <T, R> Array<out T>.scanIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): List<R>
fun <T> Array<out T>.sumOf(selector: (T) -> Double): Double
fun <T> Array<out T>.sumOf(selector: (T) -> Int): Int
fun <T> Array<out T>.sumOf(selector: (T) -> Long): Long
fun <T : Any> Array<T?>.requireNoNulls(): Array<T>
fun <T> Array<out T>.partition(predicate: (T) -> Boolean): Pair<List<T>, List<T>>
fun <T, R> Array<out T>.zip(other: Array<out R>): List<Pair<T, R>>
fun <T, R, V> Array<out T>.zip(other: Array<out R>, transform: (a: T, b: R) -> V): List<V>
fun <T, R> Array<out T>.zip(other: Iterable<R>): List<Pair<T, R>>
fun <T, R, V> Array<out T>.zip(other: Iterable<R>, transform: (a: T, b: R) -> V): List<V>
fun <T, A : Appendable> Array<out T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence, transform: ((T) -> CharSequence)?): A
fun <T, A : Appendable> Array<out T>.joinTo(buffer: A): A
fun <T, A : Appendable> Array<out T>.joinTo(buffer: A, separator: CharSequence): A
fun <T, A : Appendable> Array<out T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence): A
fun <T, A : Appendable> Array<out T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence): A
fun <T, A : Appendable> Array<out T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int): A
fun <T, A : Appendable> Array<out T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence): A
fun <T> Array<out T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence, transform: ((T) -> CharSequence)?): String
fun <T> Array<out T>.joinToString(): String
fun <T> Array<out T>.joinToString(separator: CharSequence): String
fun <T> Array<out T>.joinToString(separator: CharSequence, prefix: CharSequence): String
fun <T> Array<out T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence): String
fun <T> Array<out T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int): String
fun <T> Array<out T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence): String
fun <T> Array<out T>.asIterable(): Iterable<T>
fun <T> Array<out T>.asSequence(): Sequence<T>
fun Array<out Byte>.average(): Double
fun Array<out Short>.average(): Double
fun Array<out Int>.average(): Double
fun Array<out Long>.average(): Double
fun Array<out Float>.average(): Double
fun Array<out Double>.average(): Double
fun Array<out Byte>.sum(): Int
fun Array<out Short>.sum(): Int
fun Array<out Int>.sum(): Int
fun Array<out Long>.sum(): Long
fun Array<out Float>.sum(): Float
fun Array<out Double>.sum(): Double
fun <T> List<T>.component1(): T
fun <T> List<T>.component2(): T
fun <T> List<T>.component3(): T
fun <T> List<T>.component4(): T
fun <T> List<T>.component5(): T
fun <T> Iterable<T>.contains(element: T): Boolean
fun <T> Iterable<T>.elementAt(index: Int): T
fun <T> List<T>.elementAt(index: Int): T
fun <T> Iterable<T>.elementAtOrElse(index: Int, defaultValue: (Int) -> T): T
fun <T> List<T>.elementAtOrElse(index: Int, defaultValue: (Int) -> T): T
fun <T> Iterable<T>.elementAtOrNull(index: Int): T?
fun <T> List<T>.elementAtOrNull(index: Int): T?
fun <T> Iterable<T>.find(predicate: (T) -> Boolean): T?
fun <T> Iterable<T>.findLast(predicate: (T) -> Boolean): T?
fun <T> List<T>.findLast(predicate: (T) -> Boolean): T?
fun <T> Iterable<T>.first(): T
fun <T> List<T>.first(): T
fun <T> Iterable<T>.first(predicate: (T) -> Boolean): T
fun <T, R : Any> Iterable<T>.firstNotNullOf(transform: (T) -> R?): R
fun <T, R : Any> Iterable<T>.firstNotNullOfOrNull(transform: (T) -> R?): R?
fun <T> Iterable<T>.firstOrNull(): T?
fun <T> List<T>.firstOrNull(): T?
fun <T> Iterable<T>.firstOrNull(predicate: (T) -> Boolean): T?
fun <T> List<T>.getOrElse(index: Int, defaultValue: (Int) -> T): T
fun <T> List<T>.getOrNull(index: Int): T?
fun <T> Iterable<T>.indexOf(element: T): Int
fun <T> List<T>.indexOf(element: T): Int
fun <T> Iterable<T>.indexOfFirst(predicate: (T) -> Boolean): Int
fun <T> List<T>.indexOfFirst(predicate: (T) -> Boolean): Int
fun <T> Iterable<T>.indexOfLast(predicate: (T) -> Boolean): Int
fun <T> List<T>.indexOfLast(predicate: (T) -> Boolean): Int
fun <T> Iterable<T>.last(): T
fun <T> List<T>.last(): T
fun <T> Iterable<T>.last(predicate: (T) -> Boolean): T
fun <T> List<T>.last(predicate: (T) -> Boolean): T
fun <T> Iterable<T>.lastIndexOf(element: T): Int
fun <T> List<T>.lastIndexOf(element: T): Int
fun <T> Iterable<T>.lastOrNull(): T?
fun <T> List<T>.lastOrNull(): T?
fun <T> Iterable<T>.lastOrNull(predicate: (T) -> Boolean): T?
fun <T> List<T>.lastOrNull(predicate: (T) -> Boolean): T?
fun <T> Collection<T>.random(): T
fun <T> Collection<T>.random(random: Random): T
fun <T> Collection<T>.randomOrNull(): T?
fun <T> Collection<T>.randomOrNull(random: Random): T?
fun <T> Iterable<T>.single(): T
fun <T> List<T>.single(): T
fun <T> Iterable<T>.single(predicate: (T) -> Boolean): T
fun <T> Iterable<T>.singleOrNull(): T?
fun <T> List<T>.singleOrNull(): T?
fun <T> Iterable<T>.singleOrNull(predicate: (T) -> Boolean): T?
fun <T> Iterable<T>.drop(n: Int): List<T>
fun <T> List<T>.dropLast(n: Int): List<T>
fun <T> List<T>.dropLastWhile(predicate: (T) -> Boolean): List<T>
fun <T> Iterable<T>.dropWhile(predicate: (T) -> Boolean): List<T>
fun <T> Iterable<T>.filter(predicate: (T) -> Boolean): List<T>
fun <T> Iterable<T>.filterIndexed(predicate: (index: Int, T) -> Boolean): List<T>
fun <T, C : MutableCollection<in T>> Iterable<T>.filterIndexedTo(destination: C, predicate: (index: Int, T) -> Boolean): C
fun <R> Iterable<*>.filterIsInstance(): List<R>
fun <R, C : MutableCollection<in R>> Iterable<*>.filterIsInstanceTo(destination: C): C
fun <T> Iterable<T>.filterNot(predicate: (T) -> Boolean): List<T>
fun <T : Any> Iterable<T?>.filterNotNull(): List<T>
fun <C : MutableCollection<in T>, T : Any> Iterable<T?>.filterNotNullTo(destination: C): C
fun <T, C : MutableCollection<in T>> Iterable<T>.filterNotTo(destination: C, predicate: (T) -> Boolean): C
fun <T, C : MutableCollection<in T>> Iterable<T>.filterTo(destination: C, predicate: (T) -> Boolean): C
fun <T> List<T>.slice(indices: IntRange): List<T>
fun <T> List<T>.slice(indices: Iterable<Int>): List<T>
fun <T> Iterable<T>.take(n: Int): List<T>
fun <T> List<T>.takeLast(n: Int): List<T>
fun <T> List<T>.takeLastWhile(predicate: (T) -> Boolean): List<T>
fun <T> Iterable<T>.takeWhile(predicate: (T) -> Boolean): List<T>
fun <T : Comparable<T>> Iterable<T>.isSorted(): Boolean
fun <T, R : Comparable<R>> Iterable<T>.isSortedBy(selector: (T) -> R?): Boolean
fun <T, R : Comparable<R>> Iterable<T>.isSortedByDescending(selector: (T) -> R?): Boolean
fun <T : Comparable<T>> Iterable<T>.isSortedDescending(): Boolean
fun <T> Iterable<T>.isSortedWith(comparator: Comparator<in T>): Boolean
fun <T> MutableList<T>.reverse(): Unit
fun <T> Iterable<T>.reversed(): List<T>
fun <T> MutableList<T>.shuffle(random: Random): Unit
fun <T, R : Comparable<R>> MutableList<T>.sortBy(selector: (T) -> R?): Unit
fun <T, R : Comparable<R>> MutableList<T>.sortByDescending(selector: (T) -> R?): Unit
fun <T : Comparable<T>> MutableList<T>.sortDescending(): Unit
fun <T : Comparable<T>> Iterable<T>.sorted(): List<T>
fun <T, R : Comparable<R>> Iterable<T>.sortedBy(selector: (T) -> R?): List<T>
fun <T, R : Comparable<R>> Iterable<T>.sortedByDescending(selector: (T) -> R?): List<T>
fun <T : Comparable<T>> Iterable<T>.sortedDescending(): List<T>
fun <T> Iterable<T>.sortedWith(comparator: Comparator<in T>): List<T>
fun <T, K, V> Iterable<T>.associate(transform: (T) -> Pair<K, V>): Map<K, V>
fun <T, K> Iterable<T>.associateBy(keySelector: (T) -> K): Map<K, T>
fun <T, K, V> Iterable<T>.associateBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, V>
fun <T, K, M : MutableMap<in K, in T>> Iterable<T>.associateByTo(destination: M, keySelector: (T) -> K): M
fun <T, K, V, M : MutableMap<in K, in V>> Iterable<T>.associateByTo(destination: M, keySelector: (T) -> K, valueTransform: (T) -> V): M
fun <T, K, V, M : MutableMap<in K, in V>> Iterable<T>.associateTo(destination: M, transform: (T) -> Pair<K, V>): M
fun <K, V> Iterable<K>.associateWith(valueSelector: (K) -> V): Map<K, V>
fun <K, V, M : MutableMap<in K, in V>> Iterable<K>.associateWithTo(destination: M, valueSelector: (K) -> V): M
fun <T, C : MutableCollection<in T>> Iterable<T>.toCollection(destination: C): C
fun <T> Iterable<T>.toHashSet(): HashSet<T>
fun <T> Iterable<T>.toList(): List<T>
fun <T> Iterable<T>.toMutableList(): MutableList<T>
fun <T> Collection<T>.toMutableList(): MutableList<T>
fun <T> Iterable<T>.toSet(): Set<T>
fun <T, R> Iterable<T>.flatMap(transform: (T) -> Iterable<R>): List<R>
fun <T, R> Iterable<T>.flatMap(transform: (T) -> Sequence<R>): List<R>
fun <T, R> Iterable<T>.flatMapIndexed(transform: (index: Int, T) -> Iterable<R>): List<R>
fun <T, R> Iterable<T>.flatMapIndexed(transform: (index: Int, T) -> Sequence<R>): List<R>
fun <T, R, C : MutableCollection<in R>> Iterable<T>.flatMapIndexedTo(destination: C, transform: (index: Int, T) -> Iterable<R>): C
fun <T, R, C : MutableCollection<in R>> Iterable<T>.flatMapIndexedTo(destination: C, transform: (index: Int, T) -> Sequence<R>): C
fun <T, R, C : MutableCollection<in R>> Iterable<T>.flatMapTo(destination: C, transform: (T) -> Iterable<R>): C
fun <T, R, C : MutableCollection<in R>> Iterable<T>.flatMapTo(destination: C, transform: (T) -> Sequence<R>): C
fun <T, K> Iterable<T>.groupBy(keySelector: (T) -> K): Map<K, List<T>>
fun <T, K, V> Iterable<T>.groupBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, List<V>>
fun <T, K, M : MutableMap<in K, MutableList<T>>> Iterable<T>.groupByTo(destination: M, keySelector: (T) -> K): M
fun <T, K, V, M : MutableMap<in K, MutableList<V>>> Iterable<T>.groupByTo(destination: M, keySelector: (T) -> K, valueTransform: (T) -> V): M
fun <T, K> Iterable<T>.groupingBy(keySelector: (T) -> K): Grouping<T, K>
fun <T, R> Iterable<T>.map(transform: (T) -> R): List<R>
fun <T, R> Iterable<T>.mapIndexed(transform: (index: Int, T) -> R): List<R>
fun <T, R : Any> Iterable<T>.mapIndexedNotNull(transform: (index: Int, T) -> R?): List<R>
fun <T, R : Any, C : MutableCollection<in R>> Iterable<T>.mapIndexedNotNullTo(destination: C, transform: (index: Int, T) -> R?): C
fun <T, R, C : MutableCollection<in R>> Iterable<T>.mapIndexedTo(destination: C, transform: (index: Int, T) -> R): C
fun <T, R : Any> Iterable<T>.mapNotNull(transform: (T) -> R?): List<R>
fun <T, R : Any, C : MutableCollection<in R>> Iterable<T>.mapNotNullTo(destination: C, transform: (T) -> R?): C
fun <T, R, C : MutableCollection<in R>> Iterable<T>.mapTo(destination: C, transform: (T) -> R): C
fun <T> Iterable<T>.withIndex(): Iterable<IndexedValue<T>>
fun <T> Iterable<T>.distinct(): List<T>
fun <T, K> Iterable<T>.distinctBy(selector: (T) -> K): List<T>
fun <T> Iterable<T>.intersect(other: Iterable<T>): Set<T>
fun <T> Iterable<T>.subtract(other: Iterable<T>): Set<T>
fun <T> Iterable<T>.toMutableSet(): MutableSet<T>
fun <T> Iterable<T>.union(other: Iterable<T>): Set<T>
fun <T> Iterable<T>.all(predicate: (T) -> Boolean): Boolean
fun <T> Iterable<T>.allDistinct(): Boolean
fun <T, K> Iterable<T>.allDistinctBy(selector: (T) -> K): Boolean
fun <T> Iterable<T>.allEqual(): Boolean
fun <T, K> Iterable<T>.allEqualBy(selector: (T) -> K): Boolean
fun <T> Iterable<T>.any(): Boolean
fun <T> Iterable<T>.any(predicate: (T) -> Boolean): Boolean
fun <T> Iterable<T>.count(): Int
fun <T> Collection<T>.count(): Int
fun <T> Iterable<T>.count(predicate: (T) -> Boolean): Int
fun <T, R> Iterable<T>.fold(initial: R, operation: (acc: R, T) -> R): R
fun <T, R> Iterable<T>.foldIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): R
fun <T, R> List<T>.foldRight(initial: R, operation: (T, acc: R) -> R): R
fun <T, R> List<T>.foldRightIndexed(initial: R, operation: (index: Int, T, acc: R) -> R): R
fun <T> Iterable<T>.forEach(action: (T) -> Unit): Unit
fun <T> Iterable<T>.forEachIndexed(action: (index: Int, T) -> Unit): Unit
fun Iterable<Double>.max(): Double
fun Iterable<Float>.max(): Float
fun <T : Comparable<T>> Iterable<T>.max(): T
fun <T, R : Comparable<R>> Iterable<T>.maxBy(selector: (T) -> R): T
fun <T, R : Comparable<R>> Iterable<T>.maxByOrNull(selector: (T) -> R): T?
fun <T> Iterable<T>.maxOf(selector: (T) -> Double): Double
fun <T> Iterable<T>.maxOf(selector: (T) -> Float): Float
fun <T, R : Comparable<R>> Iterable<T>.maxOf(selector: (T) -> R): R
fun <T> Iterable<T>.maxOfOrNull(selector: (T) -> Double): Double?
fun <T> Iterable<T>.maxOfOrNull(selector: (T) -> Float): Float?
fun <T, R : Comparable<R>> Iterable<T>.maxOfOrNull(selector: (T) -> R): R?
fun <T, R> Iterable<T>.maxOfWith(comparator: Comparator<in R>, selector: (T) -> R): R
fun <T, R> Iterable<T>.maxOfWithOrNull(comparator: Comparator<in R>, selector: (T) -> R): R?
fun Iterable<Double>.maxOrNull(): Double?
fun Iterable<Float>.maxOrNull(): Float?
fun <T : Comparable<T>> Iterable<T>.maxOrNull(): T?
fun <T> Iterable<T>.maxWith(comparator: Comparator<in T>): T
fun <T> Iterable<T>.maxWithOrNull(comparator: Comparator<in T>): T?
fun Iterable<Double>.min(): Double
fun Iterable<Float>.min(): Float
fun <T : Comparable<T>> Iterable<T>.min(): T
fun <T, R : Comparable<R>> Iterable<T>.minBy(selector: (T) -> R): T
fun <T, R : Comparable<R>> Iterable<T>.minByOrNull(selector: (T) -> R): T?
fun <T> Iterable<T>.minOf(selector: (T) -> Double): Double
fun <T> Iterable<T>.minOf(selector: (T) -> Float): Float
fun <T, R : Comparable<R>> Iterable<T>.minOf(selector: (T) -> R): R
fun <T> Iterable<T>.minOfOrNull(selector: (T) -> Double): Double?
fun <T> Iterable<T>.minOfOrNull(selector: (T) -> Float): Float?
fun <T, R : Comparable<R>> Iterable<T>.minOfOrNull(selector: (T) -> R): R?
fun <T, R> Iterable<T>.minOfWith(comparator: Comparator<in R>, selector: (T) -> R): R
fun <T, R> Iterable<T>.minOfWithOrNull(comparator: Comparator<in R>, selector: (T) -> R): R?
fun Iterable<Double>.minOrNull(): Double?
fun Iterable<Float>.minOrNull(): Float?
fun <T : Comparable<T>> Iterable<T>.minOrNull(): T?
fun <T> Iterable<T>.minWith(comparator: Comparator<in T>): T
fun <T> Iterable<T>.minWithOrNull(comparator: Comparator<in T>): T?
fun <T> Iterable<T>.none(): Boolean
fun <T> Iterable<T>.none(predicate: (T) -> Boolean): Boolean
fun <T, C : Iterable<T>> C.onEach(action: (T) -> Unit): C
fun <T, C : Iterable<T>> C.onEachIndexed(action: (index: Int, T) -> Unit): C
fun <S, T : S> Iterable<T>.reduce(operation: (acc: S, T) -> S): S
fun <S, T : S> Iterable<T>.reduceIndexed(operation: (index: Int, acc: S, T) -> S): S
fun <S, T : S> Iterable<T>.reduceIndexedOrNull(operation: (index: Int, acc: S, T) -> S): S?
fun <S, T : S> Iterable<T>.reduceOrNull(operation: (acc: S, T) -> S): S?
fun <S, T : S> List<T>.reduceRight(operation: (T, acc: S) -> S): S
fun <S, T : S> List<T>.reduceRightIndexed(operation: (index: Int, T, acc: S) -> S): S
fun <S, T : S> List<T>.reduceRightIndexedOrNull(operation: (index: Int, T, acc: S) -> S): S?
fun <S, T : S> List<T>.reduceRightOrNull(operation: (T, acc: S) -> S): S?
fun <T, R> Iterable<T>.runningFold(initial: R, operation: (acc: R, T) -> R): List<R>
fun <T, R> Iterable<T>.runningFoldIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): List<R>
fun <S, T : S> Iterable<T>.runningReduce(operation: (acc: S, T) -> S): List<S>
fun <S, T : S> Iterable<T>.runningReduceIndexed(operation: (index: Int, acc: S, T) -> S): List<S>
fun <T, R> Iterable<T>.scan(initial: R, operation: (acc: R, T) -> R): List<R>
fun <T, R> Iterable<T>.scanIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): List<R>
fun <T> Iterable<T>.sumOf(selector: (T) -> Double): Double
fun <T> Iterable<T>.sumOf(selector: (T) -> Int): Int
fun <T> Iterable<T>.sumOf(selector: (T) -> Long): Long
fun <T : Any> Iterable<T?>.requireNoNulls(): Iterable<T>
fun <T : Any> List<T?>.requireNoNulls(): List<T>
fun <T> Iterable<T>.chunked(size: Int): List<List<T>>
fun <T, R> Iterable<T>.chunked(size: Int, transform: (List<T>) -> R): List<R>
fun <T> Iterable<T>.minus(element: T): List<T>
fun <T> Iterable<T>.minus(elements: Array<out T>): List<T>
fun <T> Iterable<T>.minus(elements: Iterable<T>): List<T>
fun <T> Iterable<T>.minus(elements: Sequence<T>): List<T>
fun <T> Iterable<T>.minusElement(element: T): List<T>
fun <T> Iterable<T>.partition(predicate: (T) -> Boolean): Pair<List<T>, List<T>>
fun <T> Iterable<T>.plus(element: T): List<T>
fun <T> Collection<T>.plus(element: T): List<T>
fun <T> Iterable<T>.plus(elements: Array<out T>): List<T>
fun <T> Collection<T>.plus(elements: Array<out T>): List<T>
fun <T> Iterable<T>.plus(elements: Iterable<T>): List<T>
fun <T> Collection<T>.plus(elements: Iterable<T>): List<T>
fun <T> Iterable<T>.plus(elements: Sequence<T>): List<T>
fun <T> Collection<T>.plus(elements: Sequence<T>): List<T>
fun <T> Iterable<T>.plusElement(element: T): List<T>
fun <T> Collection<T>.plusElement(element: T): List<T>
fun <T> Iterable<T>.windowed(size: Int, step: Int, partialWindows: Boolean): List<List<T>>
fun <T> Iterable<T>.windowed(size: Int): List<List<T>>
fun <T> Iterable<T>.windowed(size: Int, step: Int): List<List<T>>
fun <T, R> Iterable<T>.windowed(size: Int, step: Int, partialWindows: Boolean, transform: (List<T>) -> R): List<R>
fun <T, R> Iterable<T>.windowed(size: Int, transform: (List<T>) -> R): List<R>
fun <T, R> Iterable<T>.zip(other: Array<out R>): List<Pair<T, R>>
fun <T, R, V> Iterable<T>.zip(other: Array<out R>, transform: (a: T, b: R) -> V): List<V>
fun <T, R> Iterable<T>.zip(other: Iterable<R>): List<Pair<T, R>>
fun <T, R, V> Iterable<T>.zip(other: Iterable<R>, transform: (a: T, b: R) -> V): List<V>
fun <T> Iterable<T>.zipWithNext(): List<Pair<T, T>>
fun <T, R> Iterable<T>.zipWithNext(transform: (a: T, b: T) -> R): List<R>
fun <T, A : Appendable> Iterable<T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence, transform: ((T) -> CharSequence)?): A
fun <T, A : Appendable> Iterable<T>.joinTo(buffer: A): A
fun <T, A : Appendable> Iterable<T>.joinTo(buffer: A, separator: CharSequence): A
fun <T, A : Appendable> Iterable<T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence): A
fun <T, A : Appendable> Iterable<T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence): A
fun <T, A : Appendable> Iterable<T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int): A
fun <T, A : Appendable> Iterable<T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence): A
fun <T> Iterable<T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence, transform: ((T) -> CharSequence)?): String
fun <T> Iterable<T>.joinToString(): String
fun <T> Iterable<T>.joinToString(separator: CharSequence): String
fun <T> Iterable<T>.joinToString(separator: CharSequence, prefix: CharSequence): String
fun <T> Iterable<T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence): String
fun <T> Iterable<T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int): String
fun <T> Iterable<T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence): String
fun <T> Iterable<T>.asIterable(): Iterable<T>
fun <T> Iterable<T>.asSequence(): Sequence<T>
fun Iterable<Byte>.average(): Double
fun Iterable<Short>.average(): Double
fun Iterable<Int>.average(): Double
fun Iterable<Long>.average(): Double
fun Iterable<Float>.average(): Double
fun Iterable<Double>.average(): Double
fun Iterable<Byte>.sum(): Int
fun Iterable<Short>.sum(): Int
fun Iterable<Int>.sum(): Int
fun Iterable<Long>.sum(): Long
fun Iterable<Float>.sum(): Float
fun Iterable<Double>.sum(): Double
fun <T : Comparable<T>> maxOf(a: T, b: T): T
fun maxOf(a: Byte, b: Byte): Byte
fun maxOf(a: Short, b: Short): Short
fun maxOf(a: Int, b: Int): Int
fun maxOf(a: Long, b: Long): Long
fun maxOf(a: Float, b: Float): Float
fun maxOf(a: Double, b: Double): Double
fun <T : Comparable<T>> maxOf(a: T, b: T, c: T): T
fun maxOf(a: Byte, b: Byte, c: Byte): Byte
fun maxOf(a: Short, b: Short, c: Short): Short
fun maxOf(a: Int, b: Int, c: Int): Int
fun maxOf(a: Long, b: Long, c: Long): Long
fun maxOf(a: Float, b: Float, c: Float): Float
fun maxOf(a: Double, b: Double, c: Double): Double
fun <T> maxOf(a: T, b: T, c: T, comparator: Comparator<in T>): T
fun <T> maxOf(a: T, b: T, comparator: Comparator<in T>): T
fun <T : Comparable<T>> maxOf(a: T, vararg other: T): T
fun maxOf(a: Byte, vararg other: Byte): Byte
fun maxOf(a: Short, vararg other: Short): Short
fun maxOf(a: Int, vararg other: Int): Int
fun maxOf(a: Long, vararg other: Long): Long
fun maxOf(a: Float, vararg other: Float): Float
fun maxOf(a: Double, vararg other: Double): Double
fun <T> maxOf(a: T, vararg other: T, comparator: Comparator<in T>): T
fun <T : Comparable<T>> minOf(a: T, b: T): T
fun minOf(a: Byte, b: Byte): Byte
fun minOf(a: Short, b: Short): Short
fun minOf(a: Int, b: Int): Int
fun minOf(a: Long, b: Long): Long
fun minOf(a: Float, b: Float): Float
fun minOf(a: Double, b: Double): Double
fun <T : Comparable<T>> minOf(a: T, b: T, c: T): T
fun minOf(a: Byte, b: Byte, c: Byte): Byte
fun minOf(a: Short, b: Short, c: Short): Short
fun minOf(a: Int, b: Int, c: Int): Int
fun minOf(a: Long, b: Long, c: Long): Long
fun minOf(a: Float, b: Float, c: Float): Float
fun minOf(a: Double, b: Double, c: Double): Double
fun <T> minOf(a: T, b: T, c: T, comparator: Comparator<in T>): T
fun <T> minOf(a: T, b: T, comparator: Comparator<in T>): T
fun <T : Comparable<T>> minOf(a: T, vararg other: T): T
fun minOf(a: Byte, vararg other: Byte): Byte
fun minOf(a: Short, vararg other: Short): Short
fun minOf(a: Int, vararg other: Int): Int
fun minOf(a: Long, vararg other: Long): Long
fun minOf(a: Float, vararg other: Float): Float
fun minOf(a: Double, vararg other: Double): Double
fun <T> minOf(a: T, vararg other: T, comparator: Comparator<in T>): T
fun <K, V, R : Any> Map<out K, V>.firstNotNullOf(transform: (Map.Entry<K, V>) -> R?): R
fun <K, V, R : Any> Map<out K, V>.firstNotNullOfOrNull(transform: (Map.Entry<K, V>) -> R?): R?
fun <K, V> Map<out K, V>.toList(): List<Pair<K, V>>
fun <K, V, R> Map<out K, V>.flatMap(transform: (Map.Entry<K, V>) -> Iterable<R>): List<R>
fun <K, V, R> Map<out K, V>.flatMap(transform: (Map.Entry<K, V>) -> Sequence<R>): List<R>
fun <K, V, R, C : MutableCollection<in R>> Map<out K, V>.flatMapTo(destination: C, transform: (Map.Entry<K, V>) -> Iterable<R>): C
fun <K, V, R, C : MutableCollection<in R>> Map<out K, V>.flatMapTo(destination: C, transform: (Map.Entry<K, V>) -> Sequence<R>): C
fun <K, V, R> Map<out K, V>.map(transform: (Map.Entry<K, V>) -> R): List<R>
fun <K, V, R : Any> Map<out K, V>.mapNotNull(transform: (Map.Entry<K, V>) -> R?): List<R>
fun <K, V, R : Any, C : MutableCollection<in R>> Map<out K, V>.mapNotNullTo(destination: C, transform: (Map.Entry<K, V>) -> R?): C
fun <K, V, R, C : MutableCollection<in R>> Map<out K, V>.mapTo(destination: C, transform: (Map.Entry<K, V>) -> R): C
fun <K, V> Map<out K, V>.all(predicate: (Map.Entry<K, V>) -> Boolean): Boolean
fun <K, V> Map<out K, V>.any(): Boolean
fun <K, V> Map<out K, V>.any(predicate: (Map.Entry<K, V>) -> Boolean): Boolean
fun <K, V> Map<out K, V>.count(): Int
fun <K, V> Map<out K, V>.count(predicate: (Map.Entry<K, V>) -> Boolean): Int
fun <K, V> Map<out K, V>.forEach(action: (Map.Entry<K, V>) -> Unit): Unit
fun <K, V, R : Comparable<R>> Map<out K, V>.maxBy(selector: (Map.Entry<K, V>) -> R): Map.Entry<K, V>
fun <K, V, R : Comparable<R>> Map<out K, V>.maxByOrNull(selector: (Map.Entry<K, V>) -> R): Map.Entry<K, V>?
fun <K, V> Map<out K, V>.maxOf(selector: (Map.Entry<K, V>) -> Double): Double
fun <K, V> Map<out K, V>.maxOf(selector: (Map.Entry<K, V>) -> Float): Float
fun <K, V, R : Comparable<R>> Map<out K, V>.maxOf(selector: (Map.Entry<K, V>) -> R): R
fun <K, V> Map<out K, V>.maxOfOrNull(selector: (Map.Entry<K, V>) -> Double): Double?
fun <K, V> Map<out K, V>.maxOfOrNull(selector: (Map.Entry<K, V>) -> Float): Float?
fun <K, V, R : Comparable<R>> Map<out K, V>.maxOfOrNull(selector: (Map.Entry<K, V>) -> R): R?
fun <K, V, R> Map<out K, V>.maxOfWith(comparator: Comparator<in R>, selector: (Map.Entry<K, V>) -> R): R
fun <K, V, R> Map<out K, V>.maxOfWithOrNull(comparator: Comparator<in R>, selector: (Map.Entry<K, V>) -> R): R?
fun <K, V> Map<out K, V>.maxWith(comparator: Comparator<in Map.Entry<K, V>>): Map.Entry<K, V>
fun <K, V> Map<out K, V>.maxWithOrNull(comparator: Comparator<in Map.Entry<K, V>>): Map.Entry<K, V>?
fun <K, V, R : Comparable<R>> Map<out K, V>.minBy(selector: (Map.Entry<K, V>) -> R): Map.Entry<K, V>
fun <K, V, R : Comparable<R>> Map<out K, V>.minByOrNull(selector: (Map.Entry<K, V>) -> R): Map.Entry<K, V>?
fun <K, V> Map<out K, V>.minOf(selector: (Map.Entry<K, V>) -> Double): Double
fun <K, V> Map<out K, V>.minOf(selector: (Map.Entry<K, V>) -> Float): Float
fun <K, V, R : Comparable<R>> Map<out K, V>.minOf(selector: (Map.Entry<K, V>) -> R): R
fun <K, V> Map<out K, V>.minOfOrNull(selector: (Map.Entry<K, V>) -> Double): Double?
fun <K, V> Map<out K, V>.minOfOrNull(selector: (Map.Entry<K, V>) -> Float): Float?
fun <K, V, R : Comparable<R>> Map<out K, V>.minOfOrNull(selector: (Map.Entry<K, V>) -> R): R?
fun <K, V, R> Map<out K, V>.minOfWith(comparator: Comparator<in R>, selector: (Map.Entry<K, V>) -> R): R
fun <K, V, R> Map<out K, V>.minOfWithOrNull(comparator: Comparator<in R>, selector: (Map.Entry<K, V>) -> R): R?
fun <K, V> Map<out K, V>.minWith(comparator: Comparator<in Map.Entry<K, V>>): Map.Entry<K, V>
fun <K, V> Map<out K, V>.minWithOrNull(comparator: Comparator<in Map.Entry<K, V>>): Map.Entry<K, V>?
fun <K, V> Map<out K, V>.none(): Boolean
fun <K, V> Map<out K, V>.none(predicate: (Map.Entry<K, V>) -> Boolean): Boolean
fun <K, V, M : Map<out K, V>> M.onEach(action: (Map.Entry<K, V>) -> Unit): M
fun <K, V, M : Map<out K, V>> M.onEachIndexed(action: (index: Int, Map.Entry<K, V>) -> Unit): M
fun <K, V> Map<out K, V>.asIterable(): Iterable<Map.Entry<K, V>>
fun <K, V> Map<out K, V>.asSequence(): Sequence<Map.Entry<K, V>>
fun IntProgression.first(): Int
fun LongProgression.first(): Long
fun CharProgression.first(): Char
fun IntProgression.firstOrNull(): Int?
fun LongProgression.firstOrNull(): Long?
fun CharProgression.firstOrNull(): Char?
fun IntProgression.last(): Int
fun LongProgression.last(): Long
fun CharProgression.last(): Char
fun IntProgression.lastOrNull(): Int?
fun LongProgression.lastOrNull(): Long?
fun CharProgression.lastOrNull(): Char?
fun IntRange.random(): Int
fun LongRange.random(): Long
fun CharRange.random(): Char
fun IntRange.random(random: Random): Int
fun LongRange.random(random: Random): Long
fun CharRange.random(random: Random): Char
fun IntRange.randomOrNull(): Int?
fun LongRange.randomOrNull(): Long?
fun CharRange.randomOrNull(): Char?
fun IntRange.randomOrNull(random: Random): Int?
fun LongRange.randomOrNull(random: Random): Long?
fun CharRange.randomOrNull(random: Random): Char?
fun IntRange.contains(element: Int?): Boolean
fun LongRange.contains(element: Long?): Boolean
fun CharRange.contains(element: Char?): Boolean
fun ClosedRange<Int>.contains(value: Byte): Boolean
fun ClosedRange<Long>.contains(value: Byte): Boolean
fun ClosedRange<Short>.contains(value: Byte): Boolean
fun OpenEndRange<Int>.contains(value: Byte): Boolean
fun OpenEndRange<Long>.contains(value: Byte): Boolean
fun OpenEndRange<Short>.contains(value: Byte): Boolean
fun IntRange.contains(value: Byte): Boolean
fun LongRange.contains(value: Byte): Boolean
fun ClosedRange<Float>.contains(value: Double): Boolean
fun ClosedRange<Double>.contains(value: Float): Boolean
fun OpenEndRange<Double>.contains(value: Float): Boolean
fun ClosedRange<Long>.contains(value: Int): Boolean
fun ClosedRange<Byte>.contains(value: Int): Boolean
fun ClosedRange<Short>.contains(value: Int): Boolean
fun OpenEndRange<Long>.contains(value: Int): Boolean
fun OpenEndRange<Byte>.contains(value: Int): Boolean
fun OpenEndRange<Short>.contains(value: Int): Boolean
fun LongRange.contains(value: Int): Boolean
fun ClosedRange<Int>.contains(value: Long): Boolean
fun ClosedRange<Byte>.contains(value: Long): Boolean
fun ClosedRange<Short>.contains(value: Long): Boolean
fun OpenEndRange<Int>.contains(value: Long): Boolean
fun OpenEndRange<Byte>.contains(value: Long): Boolean
fun OpenEndRange<Short>.contains(value: Long): Boolean
fun IntRange.contains(value: Long): Boolean
fun ClosedRange<Int>.contains(value: Short): Boolean
fun ClosedRange<Long>.contains(value: Short): Boolean
fun ClosedRange<Byte>.contains(value: Short): Boolean
fun OpenEndRange<Int>.contains(value: Short): Boolean
fun OpenEndRange<Long>.contains(value: Short): Boolean
fun OpenEndRange<Byte>.contains(value: Short): Boolean
fun IntRange.contains(value: Short): Boolean
fun LongRange.contains(value: Short): Boolean
fun Int.downTo(to: Byte): IntProgression
fun Long.downTo(to: Byte): LongProgression
fun Byte.downTo(to: Byte): IntProgression
fun Short.downTo(to: Byte): IntProgression
fun Char.downTo(to: Char): CharProgression
fun Int.downTo(to: Int): IntProgression
fun Long.downTo(to: Int): LongProgression
fun Byte.downTo(to: Int): IntProgression
fun Short.downTo(to: Int): IntProgression
fun Int.downTo(to: Long): LongProgression
fun Long.downTo(to: Long): LongProgression
fun Byte.downTo(to: Long): LongProgression
fun Short.downTo(to: Long): LongProgression
fun Int.downTo(to: Short): IntProgression
fun Long.downTo(to: Short): LongProgression
fun Byte.downTo(to: Short): IntProgression
fun Short.downTo(to: Short): IntProgression
fun IntProgression.reversed(): IntProgression
fun LongProgression.reversed(): LongProgression
fun CharProgression.reversed(): CharProgression
fun IntProgression.step(step: Int): IntProgression
fun LongProgression.step(step: Long): LongProgression
fun CharProgression.step(step: Int): CharProgression
fun Int.until(to: Byte): IntRange
fun Long.until(to: Byte): LongRange
fun Byte.until(to: Byte): IntRange
fun Short.until(to: Byte): IntRange
fun Char.until(to: Char): CharRange
fun Int.until(to: Int): IntRange
fun Long.until(to: Int): LongRange
fun Byte.until(to: Int): IntRange
fun Short.until(to: Int): IntRange
fun Int.until(to: Long): LongRange
fun Long.until(to: Long): LongRange
fun Byte.until(to: Long): LongRange
fun Short.until(to: Long): LongRange
fun Int.until(to: Short): IntRange
fun Long.until(to: Short): LongRange
fun Byte.until(to: Short): IntRange
fun Short.until(to: Short): IntRange
fun <T : Comparable<T>> T.coerceAtLeast(minimumValue: T): T
fun Byte.coerceAtLeast(minimumValue: Byte): Byte
fun Short.coerceAtLeast(minimumValue: Short): Short
fun Int.coerceAtLeast(minimumValue: Int): Int
fun Long.coerceAtLeast(minimumValue: Long): Long
fun Float.coerceAtLeast(minimumValue: Float): Float
fun Double.coerceAtLeast(minimumValue: Double): Double
fun <T : Comparable<T>> T.coerceAtMost(maximumValue: T): T
fun Byte.coerceAtMost(maximumValue: Byte): Byte
fun Short.coerceAtMost(maximumValue: Short): Short
fun Int.coerceAtMost(maximumValue: Int): Int
fun Long.coerceAtMost(maximumValue: Long): Long
fun Float.coerceAtMost(maximumValue: Float): Float
fun Double.coerceAtMost(maximumValue: Double): Double
fun <T : Comparable<T>> T.coerceIn(minimumValue: T?, maximumValue: T?): T
fun Byte.coerceIn(minimumValue: Byte, maximumValue: Byte): Byte
fun Short.coerceIn(minimumValue: Short, maximumValue: Short): Short
fun Int.coerceIn(minimumValue: Int, maximumValue: Int): Int
fun Long.coerceIn(minimumValue: Long, maximumValue: Long): Long
fun Float.coerceIn(minimumValue: Float, maximumValue: Float): Float
fun Double.coerceIn(minimumValue: Double, maximumValue: Double): Double
fun <T : Comparable<T>> T.coerceIn(range: ClosedFloatingPointRange<T>): T
fun <T : Comparable<T>> T.coerceIn(range: ClosedRange<T>): T
fun Int.coerceIn(range: ClosedRange<Int>): Int
fun Long.coerceIn(range: ClosedRange<Long>): Long
fun <T> Sequence<T>.contains(element: T): Boolean
fun <T> Sequence<T>.elementAt(index: Int): T
fun <T> Sequence<T>.elementAtOrElse(index: Int, defaultValue: (Int) -> T): T
fun <T> Sequence<T>.elementAtOrNull(index: Int): T?
fun <T> Sequence<T>.find(predicate: (T) -> Boolean): T?
fun <T> Sequence<T>.findLast(predicate: (T) -> Boolean): T?
fun <T> Sequence<T>.first(): T
fun <T> Sequence<T>.first(predicate: (T) -> Boolean): T
fun <T, R : Any> Sequence<T>.firstNotNullOf(transform: (T) -> R?): R
fun <T, R : Any> Sequence<T>.firstNotNullOfOrNull(transform: (T) -> R?): R?
fun <T> Sequence<T>.firstOrNull(): T?
fun <T> Sequence<T>.firstOrNull(predicate: (T) -> Boolean): T?
fun <T> Sequence<T>.indexOf(element: T): Int
fun <T> Sequence<T>.indexOfFirst(predicate: (T) -> Boolean): Int
fun <T> Sequence<T>.indexOfLast(predicate: (T) -> Boolean): Int
fun <T> Sequence<T>.last(): T
fun <T> Sequence<T>.last(predicate: (T) -> Boolean): T
fun <T> Sequence<T>.lastIndexOf(element: T): Int
fun <T> Sequence<T>.lastOrNull(): T?
fun <T> Sequence<T>.lastOrNull(predicate: (T) -> Boolean): T?
fun <T> Sequence<T>.single(): T
fun <T> Sequence<T>.single(predicate: (T) -> Boolean): T
fun <T> Sequence<T>.singleOrNull(): T?
fun <T> Sequence<T>.singleOrNull(predicate: (T) -> Boolean): T?
fun <T> Sequence<T>.drop(n: Int): Sequence<T>
fun <T> Sequence<T>.dropWhile(predicate: (T) -> Boolean): Sequence<T>
fun <T> Sequence<T>.filter(predicate: (T) -> Boolean): Sequence<T>
fun <T> Sequence<T>.filterIndexed(predicate: (index: Int, T) -> Boolean): Sequence<T>
fun <T, C : MutableCollection<in T>> Sequence<T>.filterIndexedTo(destination: C, predicate: (index: Int, T) -> Boolean): C
fun <R> Sequence<*>.filterIsInstance(): Sequence<R>
fun <R, C : MutableCollection<in R>> Sequence<*>.filterIsInstanceTo(destination: C): C
fun <T> Sequence<T>.filterNot(predicate: (T) -> Boolean): Sequence<T>
fun <T : Any> Sequence<T?>.filterNotNull(): Sequence<T>
fun <C : MutableCollection<in T>, T : Any> Sequence<T?>.filterNotNullTo(destination: C): C
fun <T, C : MutableCollection<in T>> Sequence<T>.filterNotTo(destination: C, predicate: (T) -> Boolean): C
fun <T, C : MutableCollection<in T>> Sequence<T>.filterTo(destination: C, predicate: (T) -> Boolean): C
fun <T> Sequence<T>.take(n: Int): Sequence<T>
fun <T> Sequence<T>.takeWhile(predicate: (T) -> Boolean): Sequence<T>
fun <T : Comparable<T>> Sequence<T>.isSorted(): Boolean
fun <T, R : Comparable<R>> Sequence<T>.isSortedBy(selector: (T) -> R?): Boolean
fun <T, R : Comparable<R>> Sequence<T>.isSortedByDescending(selector: (T) -> R?): Boolean
fun <T : Comparable<T>> Sequence<T>.isSortedDescending(): Boolean
fun <T> Sequence<T>.isSortedWith(comparator: Comparator<in T>): Boolean
fun <T : Comparable<T>> Sequence<T>.sorted(): Sequence<T>
fun <T, R : Comparable<R>> Sequence<T>.sortedBy(selector: (T) -> R?): Sequence<T>
fun <T, R : Comparable<R>> Sequence<T>.sortedByDescending(selector: (T) -> R?): Sequence<T>
fun <T : Comparable<T>> Sequence<T>.sortedDescending(): Sequence<T>
fun <T> Sequence<T>.sortedWith(comparator: Comparator<in T>): Sequence<T>
fun <T, K, V> Sequence<T>.associate(transform: (T) -> Pair<K, V>): Map<K, V>
fun <T, K> Sequence<T>.associateBy(keySelector: (T) -> K): Map<K, T>
fun <T, K, V> Sequence<T>.associateBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, V>
fun <T, K, M : MutableMap<in K, in T>> Sequence<T>.associateByTo(destination: M, keySelector: (T) -> K): M
fun <T, K, V, M : MutableMap<in K, in V>> Sequence<T>.associateByTo(destination: M, keySelector: (T) -> K, valueTransform: (T) -> V): M
fun <T, K, V, M : MutableMap<in K, in V>> Sequence<T>.associateTo(destination: M, transform: (T) -> Pair<K, V>): M
fun <K, V> Sequence<K>.associateWith(valueSelector: (K) -> V): Map<K, V>
fun <K, V, M : MutableMap<in K, in V>> Sequence<K>.associateWithTo(destination: M, valueSelector: (K) -> V): M
fun <T, C : MutableCollection<in T>> Sequence<T>.toCollection(destination: C): C
fun <T> Sequence<T>.toHashSet(): HashSet<T>
fun <T> Sequence<T>.toList(): List<T>
fun <T> Sequence<T>.toMutableList(): MutableList<T>
fun <T> Sequence<T>.toSet(): Set<T>
fun <T, R> Sequence<T>.flatMap(transform: (T) -> Iterable<R>): Sequence<R>
fun <T, R> Sequence<T>.flatMap(transform: (T) -> Sequence<R>): Sequence<R>
fun <T, R> Sequence<T>.flatMapIndexed(transform: (index: Int, T) -> Iterable<R>): Sequence<R>
fun <T, R> Sequence<T>.flatMapIndexed(transform: (index: Int, T) -> Sequence<R>): Sequence<R>
fun <T, R, C : MutableCollection<in R>> Sequence<T>.flatMapIndexedTo(destination: C, transform: (index: Int, T) -> Iterable<R>): C
fun <T, R, C : MutableCollection<in R>> Sequence<T>.flatMapIndexedTo(destination: C, transform: (index: Int, T) -> Sequence<R>): C
fun <T, R, C : MutableCollection<in R>> Sequence<T>.flatMapTo(destination: C, transform: (T) -> Iterable<R>): C
fun <T, R, C : MutableCollection<in R>> Sequence<T>.flatMapTo(destination: C, transform: (T) -> Sequence<R>): C
fun <T, K> Sequence<T>.groupBy(keySelector: (T) -> K): Map<K, List<T>>
fun <T, K, V> Sequence<T>.groupBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, List<V>>
fun <T, K, M : MutableMap<in K, MutableList<T>>> Sequence<T>.groupByTo(destination: M, keySelector: (T) -> K): M
fun <T, K, V, M : MutableMap<in K, MutableList<V>>> Sequence<T>.groupByTo(destination: M, keySelector: (T) -> K, valueTransform: (T) -> V): M
fun <T, K> Sequence<T>.groupingBy(keySelector: (T) -> K): Grouping<T, K>
fun <T, R> Sequence<T>.map(transform: (T) -> R): Sequence<R>
fun <T, R> Sequence<T>.mapIndexed(transform: (index: Int, T) -> R): Sequence<R>
fun <T, R : Any> Sequence<T>.mapIndexedNotNull(transform: (index: Int, T) -> R?): Sequence<R>
fun <T, R : Any, C : MutableCollection<in R>> Sequence<T>.mapIndexedNotNullTo(destination: C, transform: (index: Int, T) -> R?): C
fun <T, R, C : MutableCollection<in R>> Sequence<T>.mapIndexedTo(destination: C, transform: (index: Int, T) -> R): C
fun <T, R : Any> Sequence<T>.mapNotNull(transform: (T) -> R?): Sequence<R>
fun <T, R : Any, C : MutableCollection<in R>> Sequence<T>.mapNotNullTo(destination: C, transform: (T) -> R?): C
fun <T, R, C : MutableCollection<in R>> Sequence<T>.mapTo(destination: C, transform: (T) -> R): C
fun <T> Sequence<T>.withIndex(): Sequence<IndexedValue<T>>
fun <T> Sequence<T>.distinct(): Sequence<T>
fun <T, K> Sequence<T>.distinctBy(selector: (T) -> K): Sequence<T>
fun <T> Sequence<T>.toMutableSet(): MutableSet<T>
fun <T> Sequence<T>.all(predicate: (T) -> Boolean): Boolean
fun <T> Sequence<T>.allDistinct(): Boolean
fun <T, K> Sequence<T>.allDistinctBy(selector: (T) -> K): Boolean
fun <T> Sequence<T>.allEqual(): Boolean
fun <T, K> Sequence<T>.allEqualBy(selector: (T) -> K): Boolean
fun <T> Sequence<T>.any(): Boolean
fun <T> Sequence<T>.any(predicate: (T) -> Boolean): Boolean
fun <T> Sequence<T>.count(): Int
fun <T> Sequence<T>.count(predicate: (T) -> Boolean): Int
fun <T, R> Sequence<T>.fold(initial: R, operation: (acc: R, T) -> R): R
fun <T, R> Sequence<T>.foldIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): R
fun <T> Sequence<T>.forEach(action: (T) -> Unit): Unit
fun <T> Sequence<T>.forEachIndexed(action: (index: Int, T) -> Unit): Unit
fun Sequence<Double>.max(): Double
fun Sequence<Float>.max(): Float
fun <T : Comparable<T>> Sequence<T>.max(): T
fun <T, R : Comparable<R>> Sequence<T>.maxBy(selector: (T) -> R): T
fun <T, R : Comparable<R>> Sequence<T>.maxByOrNull(selector: (T) -> R): T?
fun <T> Sequence<T>.maxOf(selector: (T) -> Double): Double
fun <T> Sequence<T>.maxOf(selector: (T) -> Float): Float
fun <T, R : Comparable<R>> Sequence<T>.maxOf(selector: (T) -> R): R
fun <T> Sequence<T>.maxOfOrNull(selector: (T) -> Double): Double?
fun <T> Sequence<T>.maxOfOrNull(selector: (T) -> Float): Float?
fun <T, R : Comparable<R>> Sequence<T>.maxOfOrNull(selector: (T) -> R): R?
fun <T, R> Sequence<T>.maxOfWith(comparator: Comparator<in R>, selector: (T) -> R): R
fun <T, R> Sequence<T>.maxOfWithOrNull(comparator: Comparator<in R>, selector: (T) -> R): R?
fun Sequence<Double>.maxOrNull(): Double?
fun Sequence<Float>.maxOrNull(): Float?
fun <T : Comparable<T>> Sequence<T>.maxOrNull(): T?
fun <T> Sequence<T>.maxWith(comparator: Comparator<in T>): T
fun <T> Sequence<T>.maxWithOrNull(comparator: Comparator<in T>): T?
fun Sequence<Double>.min(): Double
fun Sequence<Float>.min(): Float
fun <T : Comparable<T>> Sequence<T>.min(): T
fun <T, R : Comparable<R>> Sequence<T>.minBy(selector: (T) -> R): T
fun <T, R : Comparable<R>> Sequence<T>.minByOrNull(selector: (T) -> R): T?
fun <T> Sequence<T>.minOf(selector: (T) -> Double): Double
fun <T> Sequence<T>.minOf(selector: (T) -> Float): Float
fun <T, R : Comparable<R>> Sequence<T>.minOf(selector: (T) -> R): R
fun <T> Sequence<T>.minOfOrNull(selector: (T) -> Double): Double?
fun <T> Sequence<T>.minOfOrNull(selector: (T) -> Float): Float?
fun <T, R : Comparable<R>> Sequence<T>.minOfOrNull(selector: (T) -> R): R?
fun <T, R> Sequence<T>.minOfWith(comparator: Comparator<in R>, selector: (T) -> R): R
fun <T, R> Sequence<T>.minOfWithOrNull(comparator: Comparator<in R>, selector: (T) -> R): R?
fun Sequence<Double>.minOrNull(): Double?
fun Sequence<Float>.minOrNull(): Float?
fun <T : Comparable<T>> Sequence<T>.minOrNull(): T?
fun <T> Sequence<T>.minWith(comparator: Comparator<in T>): T
fun <T> Sequence<T>.minWithOrNull(comparator: Comparator<in T>): T?
fun <T> Sequence<T>.none(): Boolean
fun <T> Sequence<T>.none(predicate: (T) -> Boolean): Boolean
fun <T> Sequence<T>.onEach(action: (T) -> Unit): Sequence<T>
fun <T> Sequence<T>.onEachIndexed(action: (index: Int, T) -> Unit): Sequence<T>
fun <S, T : S> Sequence<T>.reduce(operation: (acc: S, T) -> S): S
fun <S, T : S> Sequence<T>.reduceIndexed(operation: (index: Int, acc: S, T) -> S): S
fun <S, T : S> Sequence<T>.reduceIndexedOrNull(operation: (index: Int, acc: S, T) -> S): S?
fun <S, T : S> Sequence<T>.reduceOrNull(operation: (acc: S, T) -> S): S?
fun <T, R> Sequence<T>.runningFold(initial: R, operation: (acc: R, T) -> R): Sequence<R>
fun <T, R> Sequence<T>.runningFoldIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): Sequence<R>
fun <S, T : S> Sequence<T>.runningReduce(operation: (acc: S, T) -> S): Sequence<S>
fun <S, T : S> Sequence<T>.runningReduceIndexed(operation: (index: Int, acc: S, T) -> S): Sequence<S>
fun <T, R> Sequence<T>.scan(initial: R, operation: (acc: R, T) -> R): Sequence<R>
fun <T, R> Sequence<T>.scanIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): Sequence<R>
fun <T> Sequence<T>.sumOf(selector: (T) -> Double): Double
fun <T> Sequence<T>.sumOf(selector: (T) -> Int): Int
fun <T> Sequence<T>.sumOf(selector: (T) -> Long): Long
fun <T : Any> Sequence<T?>.requireNoNulls(): Sequence<T>
fun <T> Sequence<T>.chunked(size: Int): Sequence<List<T>>
fun <T, R> Sequence<T>.chunked(size: Int, transform: (List<T>) -> R): Sequence<R>
fun <T> Sequence<T>.minus(element: T): Sequence<T>
fun <T> Sequence<T>.minus(elements: Array<out T>): Sequence<T>
fun <T> Sequence<T>.minus(elements: Iterable<T>): Sequence<T>
fun <T> Sequence<T>.minus(elements: Sequence<T>): Sequence<T>
fun <T> Sequence<T>.minusElement(element: T): Sequence<T>
fun <T> Sequence<T>.partition(predicate: (T) -> Boolean): Pair<List<T>, List<T>>
fun <T> Sequence<T>.plus(element: T): Sequence<T>
fun <T> Sequence<T>.plus(elements: Array<out T>): Sequence<T>
fun <T> Sequence<T>.plus(elements: Iterable<T>): Sequence<T>
fun <T> Sequence<T>.plus(elements: Sequence<T>): Sequence<T>
fun <T> Sequence<T>.plusElement(element: T): Sequence<T>
fun <T> Sequence<T>.windowed(size: Int, step: Int, partialWindows: Boolean): Sequence<List<T>>
fun <T> Sequence<T>.windowed(size: Int): Sequence<List<T>>
fun <T> Sequence<T>.windowed(size: Int, step: Int): Sequence<List<T>>
fun <T, R> Sequence<T>.windowed(size: Int, step: Int, partialWindows: Boolean, transform: (List<T>) -> R): Sequence<R>
fun <T, R> Sequence<T>.windowed(size: Int, transform: (List<T>) -> R): Sequence<R>
fun <T, R> Sequence<T>.zip(other: Sequence<R>): Sequence<Pair<T, R>>
fun <T, R, V> Sequence<T>.zip(other: Sequence<R>, transform: (a: T, b: R) -> V): Sequence<V>
fun <T> Sequence<T>.zipWithNext(): Sequence<Pair<T, T>>
fun <T, R> Sequence<T>.zipWithNext(transform: (a: T, b: T) -> R): Sequence<R>
fun <T, A : Appendable> Sequence<T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence, transform: ((T) -> CharSequence)?): A
fun <T, A : Appendable> Sequence<T>.joinTo(buffer: A): A
fun <T, A : Appendable> Sequence<T>.joinTo(buffer: A, separator: CharSequence): A
fun <T, A : Appendable> Sequence<T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence): A
fun <T, A : Appendable> Sequence<T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence): A
fun <T, A : Appendable> Sequence<T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int): A
fun <T, A : Appendable> Sequence<T>.joinTo(buffer: A, separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence): A
fun <T> Sequence<T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence, transform: ((T) -> CharSequence)?): String
fun <T> Sequence<T>.joinToString(): String
fun <T> Sequence<T>.joinToString(separator: CharSequence): String
fun <T> Sequence<T>.joinToString(separator: CharSequence, prefix: CharSequence): String
fun <T> Sequence<T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence): String
fun <T> Sequence<T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int): String
fun <T> Sequence<T>.joinToString(separator: CharSequence, prefix: CharSequence, postfix: CharSequence, limit: Int, truncated: CharSequence): String
fun <T> Sequence<T>.asIterable(): Iterable<T>
fun <T> Sequence<T>.asSequence(): Sequence<T>
fun Sequence<Byte>.average(): Double
fun Sequence<Short>.average(): Double
fun Sequence<Int>.average(): Double
fun Sequence<Long>.average(): Double
fun Sequence<Float>.average(): Double
fun Sequence<Double>.average(): Double
fun Sequence<Byte>.sum(): Int
fun Sequence<Short>.sum(): Int
fun Sequence<Int>.sum(): Int
fun Sequence<Long>.sum(): Long
fun Sequence<Float>.sum(): Float
fun Sequence<Double>.sum(): Double
fun <T> Set<T>.minus(element: T): Set<T>
fun <T> Set<T>.minus(elements: Array<out T>): Set<T>
fun <T> Set<T>.minus(elements: Iterable<T>): Set<T>
fun <T> Set<T>.minus(elements: Sequence<T>): Set<T>
fun <T> Set<T>.minusElement(element: T): Set<T>
fun <T> Set<T>.plus(element: T): Set<T>
fun <T> Set<T>.plus(elements: Array<out T>): Set<T>
fun <T> Set<T>.plus(elements: Iterable<T>): Set<T>
fun <T> Set<T>.plus(elements: Sequence<T>): Set<T>
fun <T> Set<T>.plusElement(element: T): Set<T>
fun CharSequence.elementAt(index: Int): Char
fun CharSequence.elementAtOrElse(index: Int, defaultValue: (Int) -> Char): Char
fun CharSequence.elementAtOrNull(index: Int): Char?
fun CharSequence.find(predicate: (Char) -> Boolean): Char?
fun CharSequence.findLast(predicate: (Char) -> Boolean): Char?
fun CharSequence.first(): Char
fun CharSequence.first(predicate: (Char) -> Boolean): Char
fun <R : Any> CharSequence.firstNotNullOf(transform: (Char) -> R?): R
fun <R : Any> CharSequence.firstNotNullOfOrNull(transform: (Char) -> R?): R?
fun CharSequence.firstOrNull(): Char?
fun CharSequence.firstOrNull(predicate: (Char) -> Boolean): Char?
fun CharSequence.getOrElse(index: Int, defaultValue: (Int) -> Char): Char
fun CharSequence.getOrNull(index: Int): Char?
fun CharSequence.indexOfFirst(predicate: (Char) -> Boolean): Int
fun CharSequence.indexOfLast(predicate: (Char) -> Boolean): Int
fun CharSequence.last(): Char
fun CharSequence.last(predicate: (Char) -> Boolean): Char
fun CharSequence.lastOrNull(): Char?
fun CharSequence.lastOrNull(predicate: (Char) -> Boolean): Char?
fun CharSequence.random(): Char
fun CharSequence.random(random: Random): Char
fun CharSequence.randomOrNull(): Char?
fun CharSequence.randomOrNull(random: Random): Char?
fun CharSequence.single(): Char
fun CharSequence.single(predicate: (Char) -> Boolean): Char
fun CharSequence.singleOrNull(): Char?
fun CharSequence.singleOrNull(predicate: (Char) -> Boolean): Char?
fun CharSequence.drop(n: Int): CharSequence
fun String.drop(n: Int): String
fun CharSequence.dropLast(n: Int): CharSequence
fun String.dropLast(n: Int): String
fun CharSequence.dropLastWhile(predicate: (Char) -> Boolean): CharSequence
fun String.dropLastWhile(predicate: (Char) -> Boolean): String
fun CharSequence.dropWhile(predicate: (Char) -> Boolean): CharSequence
fun String.dropWhile(predicate: (Char) -> Boolean): String
fun CharSequence.filter(predicate: (Char) -> Boolean): CharSequence
fun String.filter(predicate: (Char) -> Boolean): String
fun CharSequence.filterIndexed(predicate: (index: Int, Char) -> Boolean): CharSequence
fun String.filterIndexed(predicate: (index: Int, Char) -> Boolean): String
fun <C : Appendable> CharSequence.filterIndexedTo(destination: C, predicate: (index: Int, Char) -> Boolean): C
fun CharSequence.filterNot(predicate: (Char) -> Boolean): CharSequence
fun String.filterNot(predicate: (Char) -> Boolean): String
fun <C : Appendable> CharSequence.filterNotTo(destination: C, predicate: (Char) -> Boolean): C
fun <C : Appendable> CharSequence.filterTo(destination: C, predicate: (Char) -> Boolean): C
fun CharSequence.slice(indices: IntRange): CharSequence
fun String.slice(indices: IntRange): String
fun CharSequence.slice(indices: Iterable<Int>): CharSequence
fun String.slice(indices: Iterable<Int>): String
fun CharSequence.take(n: Int): CharSequence
fun String.take(n: Int): String
fun CharSequence.takeLast(n: Int): CharSequence
fun String.takeLast(n: Int): String
fun CharSequence.takeLastWhile(predicate: (Char) -> Boolean): CharSequence
fun String.takeLastWhile(predicate: (Char) -> Boolean): String
fun CharSequence.takeWhile(predicate: (Char) -> Boolean): CharSequence
fun String.takeWhile(predicate: (Char) -> Boolean): String
fun CharSequence.reversed(): CharSequence
fun String.reversed(): String
fun <K, V> CharSequence.associate(transform: (Char) -> Pair<K, V>): Map<K, V>
fun <K> CharSequence.associateBy(keySelector: (Char) -> K): Map<K, Char>
fun <K, V> CharSequence.associateBy(keySelector: (Char) -> K, valueTransform: (Char) -> V): Map<K, V>
fun <K, M : MutableMap<in K, in Char>> CharSequence.associateByTo(destination: M, keySelector: (Char) -> K): M
fun <K, V, M : MutableMap<in K, in V>> CharSequence.associateByTo(destination: M, keySelector: (Char) -> K, valueTransform: (Char) -> V): M
fun <K, V, M : MutableMap<in K, in V>> CharSequence.associateTo(destination: M, transform: (Char) -> Pair<K, V>): M
fun <V> CharSequence.associateWith(valueSelector: (Char) -> V): Map<Char, V>
fun <V, M : MutableMap<in Char, in V>> CharSequence.associateWithTo(destination: M, valueSelector: (Char) -> V): M
fun <C : MutableCollection<in Char>> CharSequence.toCollection(destination: C): C
fun CharSequence.toHashSet(): HashSet<Char>
fun CharSequence.toList(): List<Char>
fun CharSequence.toMutableList(): MutableList<Char>
fun CharSequence.toSet(): Set<Char>
fun <R> CharSequence.flatMap(transform: (Char) -> Iterable<R>): List<R>
fun <R> CharSequence.flatMapIndexed(transform: (index: Int, Char) -> Iterable<R>): List<R>
fun <R, C : MutableCollection<in R>> CharSequence.flatMapIndexedTo(destination: C, transform: (index: Int, Char) -> Iterable<R>): C
fun <R, C : MutableCollection<in R>> CharSequence.flatMapTo(destination: C, transform: (Char) -> Iterable<R>): C
fun <K> CharSequence.groupBy(keySelector: (Char) -> K): Map<K, List<Char>>
fun <K, V> CharSequence.groupBy(keySelector: (Char) -> K, valueTransform: (Char) -> V): Map<K, List<V>>
fun <K, M : MutableMap<in K, MutableList<Char>>> CharSequence.groupByTo(destination: M, keySelector: (Char) -> K): M
fun <K, V, M : MutableMap<in K, MutableList<V>>> CharSequence.groupByTo(destination: M, keySelector: (Char) -> K, valueTransform: (Char) -> V): M
fun <K> CharSequence.groupingBy(keySelector: (Char) -> K): Grouping<Char, K>
fun <R> CharSequence.map(transform: (Char) -> R): List<R>
fun <R> CharSequence.mapIndexed(transform: (index: Int, Char) -> R): List<R>
fun <R : Any> CharSequence.mapIndexedNotNull(transform: (index: Int, Char) -> R?): List<R>
fun <R : Any, C : MutableCollection<in R>> CharSequence.mapIndexedNotNullTo(destination: C, transform: (index: Int, Char) -> R?): C
fun <R, C : MutableCollection<in R>> CharSequence.mapIndexedTo(destination: C, transform: (index: Int, Char) -> R): C
fun <R : Any> CharSequence.mapNotNull(transform: (Char) -> R?): List<R>
fun <R : Any, C : MutableCollection<in R>> CharSequence.mapNotNullTo(destination: C, transform: (Char) -> R?): C
fun <R, C : MutableCollection<in R>> CharSequence.mapTo(destination: C, transform: (Char) -> R): C
fun CharSequence.withIndex(): Iterable<IndexedValue<Char>>
fun CharSequence.all(predicate: (Char) -> Boolean): Boolean
fun CharSequence.any(): Boolean
fun CharSequence.any(predicate: (Char) -> Boolean): Boolean
fun CharSequence.count(): Int
fun CharSequence.count(predicate: (Char) -> Boolean): Int
fun <R> CharSequence.fold(initial: R, operation: (acc: R, Char) -> R): R
fun <R> CharSequence.foldIndexed(initial: R, operation: (index: Int, acc: R, Char) -> R): R
fun <R> CharSequence.foldRight(initial: R, operation: (Char, acc: R) -> R): R
fun <R> CharSequence.foldRightIndexed(initial: R, operation: (index: Int, Char, acc: R) -> R): R
fun CharSequence.forEach(action: (Char) -> Unit): Unit
fun CharSequence.forEachIndexed(action: (index: Int, Char) -> Unit): Unit
fun CharSequence.max(): Char
fun <R : Comparable<R>> CharSequence.maxBy(selector: (Char) -> R): Char
fun <R : Comparable<R>> CharSequence.maxByOrNull(selector: (Char) -> R): Char?
fun CharSequence.maxOf(selector: (Char) -> Double): Double
fun CharSequence.maxOf(selector: (Char) -> Float): Float
fun <R : Comparable<R>> CharSequence.maxOf(selector: (Char) -> R): R
fun CharSequence.maxOfOrNull(selector: (Char) -> Double): Double?
fun CharSequence.maxOfOrNull(selector: (Char) -> Float): Float?
fun <R : Comparable<R>> CharSequence.maxOfOrNull(selector: (Char) -> R): R?
fun <R> CharSequence.maxOfWith(comparator: Comparator<in R>, selector: (Char) -> R): R
fun <R> CharSequence.maxOfWithOrNull(comparator: Comparator<in R>, selector: (Char) -> R): R?
fun CharSequence.maxOrNull(): Char?
fun CharSequence.maxWith(comparator: Comparator<in Char>): Char
fun CharSequence.maxWithOrNull(comparator: Comparator<in Char>): Char?
fun CharSequence.min(): Char
fun <R : Comparable<R>> CharSequence.minBy(selector: (Char) -> R): Char
fun <R : Comparable<R>> CharSequence.minByOrNull(selector: (Char) -> R): Char?
fun CharSequence.minOf(selector: (Char) -> Double): Double
fun CharSequence.minOf(selector: (Char) -> Float): Float
fun <R : Comparable<R>> CharSequence.minOf(selector: (Char) -> R): R
fun CharSequence.minOfOrNull(selector: (Char) -> Double): Double?
fun CharSequence.minOfOrNull(selector: (Char) -> Float): Float?
fun <R : Comparable<R>> CharSequence.minOfOrNull(selector: (Char) -> R): R?
fun <R> CharSequence.minOfWith(comparator: Comparator<in R>, selector: (Char) -> R): R
fun <R> CharSequence.minOfWithOrNull(comparator: Comparator<in R>, selector: (Char) -> R): R?
fun CharSequence.minOrNull(): Char?
fun CharSequence.minWith(comparator: Comparator<in Char>): Char
fun CharSequence.minWithOrNull(comparator: Comparator<in Char>): Char?
fun CharSequence.none(): Boolean
fun CharSequence.none(predicate: (Char) -> Boolean): Boolean
fun <S : CharSequence> S.onEach(action: (Char) -> Unit): S
fun <S : CharSequence> S.onEachIndexed(action: (index: Int, Char) -> Unit): S
fun CharSequence.reduce(operation: (acc: Char, Char) -> Char): Char
fun CharSequence.reduceIndexed(operation: (index: Int, acc: Char, Char) -> Char): Char
fun CharSequence.reduceIndexedOrNull(operation: (index: Int, acc: Char, Char) -> Char): Char?
fun CharSequence.reduceOrNull(operation: (acc: Char, Char) -> Char): Char?
fun CharSequence.reduceRight(operation: (Char, acc: Char) -> Char): Char
fun CharSequence.reduceRightIndexed(operation: (index: Int, Char, acc: Char) -> Char): Char
fun CharSequence.reduceRightIndexedOrNull(operation: (index: Int, Char, acc: Char) -> Char): Char?
fun CharSequence.reduceRightOrNull(operation: (Char, acc: Char) -> Char): Char?
fun <R> CharSequence.runningFold(initial: R, operation: (acc: R, Char) -> R): List<R>
fun <R> CharSequence.runningFoldIndexed(initial: R, operation: (index: Int, acc: R, Char) -> R): List<R>
fun CharSequence.runningReduce(operation: (acc: Char, Char) -> Char): List<Char>
fun CharSequence.runningReduceIndexed(operation: (index: Int, acc: Char, Char) -> Char): List<Char>
fun <R> CharSequence.scan(initial: R, operation: (acc: R, Char) -> R): List<R>
fun <R> CharSequence.scanIndexed(initial: R, operation: (index: Int, acc: R, Char) -> R): List<R>
fun CharSequence.sumOf(selector: (Char) -> Double): Double
fun CharSequence.sumOf(selector: (Char) -> Int): Int
fun CharSequence.sumOf(selector: (Char) -> Long): Long
fun CharSequence.chunked(size: Int): List<String>
fun <R> CharSequence.chunked(size: Int, transform: (CharSequence) -> R): List<R>
fun CharSequence.chunkedSequence(size: Int): Sequence<String>
fun <R> CharSequence.chunkedSequence(size: Int, transform: (CharSequence) -> R): Sequence<R>
fun CharSequence.partition(predicate: (Char) -> Boolean): Pair<CharSequence, CharSequence>
fun String.partition(predicate: (Char) -> Boolean): Pair<String, String>
fun CharSequence.windowed(size: Int, step: Int, partialWindows: Boolean): List<String>
fun CharSequence.windowed(size: Int): List<String>
fun CharSequence.windowed(size: Int, step: Int): List<String>
fun <R> CharSequence.windowed(size: Int, step: Int, partialWindows: Boolean, transform: (CharSequence) -> R): List<R>
fun <R> CharSequence.windowed(size: Int, transform: (CharSequence) -> R): List<R>
fun CharSequence.windowedSequence(size: Int, step: Int, partialWindows: Boolean): Sequence<String>
fun CharSequence.windowedSequence(size: Int): Sequence<String>
fun CharSequence.windowedSequence(size: Int, step: Int): Sequence<String>
fun <R> CharSequence.windowedSequence(size: Int, step: Int, partialWindows: Boolean, transform: (CharSequence) -> R): Sequence<R>
fun <R> CharSequence.windowedSequence(size: Int, transform: (CharSequence) -> R): Sequence<R>
fun CharSequence.zip(other: CharSequence): List<Pair<Char, Char>>
fun <V> CharSequence.zip(other: CharSequence, transform: (a: Char, b: Char) -> V): List<V>
fun CharSequence.zipWithNext(): List<Pair<Char, Char>>
fun <R> CharSequence.zipWithNext(transform: (a: Char, b: Char) -> R): List<R>
fun CharSequence.asIterable(): Iterable<Char>
fun CharSequence.asSequence(): Sequence<Char>
fun <T> emptyArray(): Array<T>
fun AutoCloseable(closeAction: () -> Unit): AutoCloseable
fun <T : AutoCloseable?, R> T.use(block: (T) -> R): R
fun Char(code: Int): Char
fun Throwable.stackTraceToString(): String
fun Throwable.printStackTrace(): Unit
fun Throwable.addSuppressed(exception: Throwable)
fun Double.isNaN(): Boolean
fun Float.isNaN(): Boolean
fun Double.isInfinite(): Boolean
fun Float.isInfinite(): Boolean
fun Double.isFinite(): Boolean
fun Float.isFinite(): Boolean
fun Double.toBits(): Long
fun Double.toRawBits(): Long
fun Double.Companion.fromBits(bits: Long): Double
fun Float.toBits(): Int
fun Float.toRawBits(): Int
fun Float.Companion.fromBits(bits: Int): Float
fun <T> lazy(initializer: () -> T): Lazy<T>
fun <T> lazy(mode: LazyThreadSafetyMode, initializer: () -> T): Lazy<T>
fun Any?.toString(): String
fun String?.plus(other: Any?): String
fun <T> arrayOfNulls(size: Int): Array<T?>
fun <T> arrayOf(vararg elements: T): Array<T>
fun <T : Enum<T>> enumValues(): Array<T>
fun <T : Enum<T>> enumValueOf(name: String): T
fun Char.isHighSurrogate(): Boolean
fun Char.isLowSurrogate(): Boolean
fun String.substring(startIndex: Int): String
fun String.substring(startIndex: Int, endIndex: Int): String
fun CharSequence.repeat(n: Int): String
fun String.replace(oldChar: Char, newChar: Char, ignoreCase: Boolean): String
fun String.replace(oldChar: Char, newChar: Char): String
fun String.replace(oldValue: String, newValue: String, ignoreCase: Boolean): String
fun String.replace(oldValue: String, newValue: String): String
fun String.replaceFirst(oldChar: Char, newChar: Char, ignoreCase: Boolean): String
fun String.replaceFirst(oldChar: Char, newChar: Char): String
fun String.replaceFirst(oldValue: String, newValue: String, ignoreCase: Boolean): String
fun String.replaceFirst(oldValue: String, newValue: String): String
fun String?.equals(other: String?, ignoreCase: Boolean): Boolean
fun String?.equals(other: String?): Boolean
fun String.compareTo(other: String, ignoreCase: Boolean): Int
fun String.compareTo(other: String): Int
fun String.startsWith(prefix: String, ignoreCase: Boolean): Boolean
fun String.startsWith(prefix: String): Boolean
fun String.startsWith(prefix: String, startIndex: Int, ignoreCase: Boolean): Boolean
fun String.startsWith(prefix: String, startIndex: Int): Boolean
fun String.endsWith(suffix: String, ignoreCase: Boolean): Boolean
fun String.endsWith(suffix: String): Boolean
fun CharSequence.regionMatches(thisOffset: Int, other: CharSequence, otherOffset: Int, length: Int, ignoreCase: Boolean): Boolean
fun CharSequence.regionMatches(thisOffset: Int, other: CharSequence, otherOffset: Int, length: Int): Boolean
fun String.regionMatches(thisOffset: Int, other: String, otherOffset: Int, length: Int, ignoreCase: Boolean): Boolean
fun String.regionMatches(thisOffset: Int, other: String, otherOffset: Int, length: Int): Boolean
fun String?.toBoolean(): Boolean
fun String.toByte(): Byte
fun String.toByte(radix: Int): Byte
fun String.toShort(): Short
fun String.toShort(radix: Int): Short
fun String.toInt(): Int
fun String.toInt(radix: Int): Int
fun String.toLong(): Long
fun String.toLong(radix: Int): Long
fun String.toDouble(): Double
fun String.toFloat(): Float
fun String.toDoubleOrNull(): Double?
fun String.toFloatOrNull(): Float?
fun Byte.toString(radix: Int): String
fun Short.toString(radix: Int): String
fun Int.toString(radix: Int): String
fun Long.toString(radix: Int): String
fun <T> Array<out Array<out T>>.flatten(): List<T>
fun <T, R> Array<out Pair<T, R>>.unzip(): Pair<List<T>, List<R>>
fun Array<*>?.isNullOrEmpty(): Boolean
fun <C, R> C.ifEmpty(defaultValue: () -> R): R
fun <T> emptyList(): List<T>
fun <T> listOf(vararg elements: T): List<T>
fun <T> listOf(element: T): List<T>
fun <T> listOf(): List<T>
fun <T> mutableListOf(): MutableList<T>
fun <T> arrayListOf(): ArrayList<T>
fun <T> mutableListOf(vararg elements: T): MutableList<T>
fun <T> arrayListOf(vararg elements: T): ArrayList<T>
fun <T : Any> listOfNotNull(element: T?): List<T>
fun <T : Any> listOfNotNull(vararg elements: T?): List<T>
fun <T> List(size: Int, init: (index: Int) -> T): List<T>
fun <T> MutableList(size: Int, init: (index: Int) -> T): MutableList<T>
fun <E> buildList(builderAction: MutableList<E>.() -> Unit): List<E>
fun <E> buildList(capacity: Int, builderAction: MutableList<E>.() -> Unit): List<E>
fun <T> Collection<T>.isNotEmpty(): Boolean
fun <T> Collection<T>?.isNullOrEmpty(): Boolean
fun <T> Collection<T>?.orEmpty(): Collection<T>
fun <T> List<T>?.orEmpty(): List<T>
fun <T> Collection<T>.containsAll(elements: Collection<T>): Boolean
fun <T> Iterable<T>.shuffled(random: Random): List<T>
fun <T : Comparable<T>> List<T?>.binarySearch(element: T?, fromIndex: Int, toIndex: Int): Int
fun <T : Comparable<T>> List<T?>.binarySearch(element: T?): Int
fun <T : Comparable<T>> List<T?>.binarySearch(element: T?, fromIndex: Int): Int
fun <T> List<T>.binarySearch(element: T, comparator: Comparator<in T>, fromIndex: Int, toIndex: Int): Int
fun <T> List<T>.binarySearch(element: T, comparator: Comparator<in T>): Int
fun <T> List<T>.binarySearch(element: T, comparator: Comparator<in T>, fromIndex: Int): Int
fun <T, K : Comparable<K>> List<T>.binarySearchBy(key: K?, fromIndex: Int, toIndex: Int, selector: (T) -> K?): Int
fun <T, K : Comparable<K>> List<T>.binarySearchBy(key: K?, selector: (T) -> K?): Int
fun <T> List<T>.binarySearch(fromIndex: Int, toIndex: Int, comparison: (T) -> Int): Int
fun <T> List<T>.binarySearch(comparison: (T) -> Int): Int
fun <T> Array<out T>?.orEmpty(): Array<out T>
fun <T> Collection<T>.toTypedArray(): Array<T>
fun <T> MutableList<T>.fill(value: T): Unit
fun <T> MutableList<T>.shuffle(): Unit
fun <T> Iterable<T>.shuffled(): List<T>
fun <T : Comparable<T>> MutableList<T>.sort(): Unit
fun <T> MutableList<T>.sortWith(comparator: Comparator<in T>): Unit
fun <T, K> Grouping<T, K>.eachCount(): Map<K, Int>
fun <T, K, R> Grouping<T, K>.aggregate(operation: (key: K, accumulator: R?, element: T, first: Boolean) -> R): Map<K, R>
fun <T, K, R, M : MutableMap<in K, R>> Grouping<T, K>.aggregateTo(destination: M, operation: (key: K, accumulator: R?, element: T, first: Boolean) -> R): M
fun <T, K, R> Grouping<T, K>.fold(initialValueSelector: (key: K, element: T) -> R, operation: (key: K, accumulator: R, element: T) -> R): Map<K, R>
fun <T, K, R, M : MutableMap<in K, R>> Grouping<T, K>.foldTo(destination: M, initialValueSelector: (key: K, element: T) -> R, operation: (key: K, accumulator: R, element: T) -> R): M
fun <T, K, R> Grouping<T, K>.fold(initialValue: R, operation: (accumulator: R, element: T) -> R): Map<K, R>
fun <T, K, R, M : MutableMap<in K, R>> Grouping<T, K>.foldTo(destination: M, initialValue: R, operation: (accumulator: R, element: T) -> R): M
fun <S, T : S, K> Grouping<T, K>.reduce(operation: (key: K, accumulator: S, element: T) -> S): Map<K, S>
fun <S, T : S, K, M : MutableMap<in K, S>> Grouping<T, K>.reduceTo(destination: M, operation: (key: K, accumulator: S, element: T) -> S): M
fun <T, K, M : MutableMap<in K, Int>> Grouping<T, K>.eachCountTo(destination: M): M
fun <T> Iterable(iterator: () -> Iterator<T>): Iterable<T>
fun <T> Iterable<Iterable<T>>.flatten(): List<T>
fun <T, R> Iterable<Pair<T, R>>.unzip(): Pair<List<T>, List<R>>
fun <T> Iterator<T>.iterator(): Iterator<T>
fun <T> Iterator<T>.withIndex(): Iterator<IndexedValue<T>>
fun <T> Iterator<T>.forEach(operation: (T) -> Unit): Unit
fun <V, V1 : V> Map<in String, V>.getValue(thisRef: Any?, property: KProperty<*>): V1
fun <V, V1 : V> MutableMap<in String, out V>.getValue(thisRef: Any?, property: KProperty<*>): V1
fun <V> MutableMap<in String, in V>.setValue(thisRef: Any?, property: KProperty<*>, value: V)
fun <K, V> Map<K, V>.withDefault(defaultValue: (key: K) -> V): Map<K, V>
fun <K, V> MutableMap<K, V>.withDefault(defaultValue: (key: K) -> V): MutableMap<K, V>
fun <K, V> emptyMap(): Map<K, V>
fun <K, V> mapOf(vararg pairs: Pair<K, V>): Map<K, V>
fun <K, V> mapOf(pair: Pair<K, V>): Map<K, V>
fun <K, V> mapOf(): Map<K, V>
fun <K, V> mutableMapOf(): MutableMap<K, V>
fun <K, V> mutableMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>
fun <K, V> hashMapOf(): HashMap<K, V>
fun <K, V> hashMapOf(vararg pairs: Pair<K, V>): HashMap<K, V>
fun <K, V> linkedMapOf(): LinkedHashMap<K, V>
fun <K, V> linkedMapOf(vararg pairs: Pair<K, V>): LinkedHashMap<K, V>
fun <K, V> buildMap(builderAction: MutableMap<K, V>.() -> Unit): Map<K, V>
fun <K, V> buildMap(capacity: Int, builderAction: MutableMap<K, V>.() -> Unit): Map<K, V>
fun <K, V> Map<out K, V>.isNotEmpty(): Boolean
fun <K, V> Map<out K, V>?.isNullOrEmpty(): Boolean
fun <K, V> Map<K, V>?.orEmpty(): Map<K, V>
fun <M, R> M.ifEmpty(defaultValue: () -> R): R
fun <K, V> Map<out K, V>.contains(key: K): Boolean
fun <K, V> Map<out K, V>.get(key: K): V?
fun <K, V> MutableMap<K, V>.set(key: K, value: V): Unit
fun <K> Map<out K, *>.containsKey(key: K): Boolean
fun <K, V> Map<K, V>.containsValue(value: V): Boolean
fun <K, V> MutableMap<out K, V>.remove(key: K): V?
fun <K, V> Map.Entry<K, V>.component1(): K
fun <K, V> Map.Entry<K, V>.component2(): V
fun <K, V> Map.Entry<K, V>.toPair(): Pair<K, V>
fun <K, V> Map.Entry<K, V>.copy(): Map.Entry<K, V>
fun <K, V> Map<K, V>.getOrElse(key: K, defaultValue: () -> V): V
fun <K, V> Map<K, V>.getOrElseIfNull(key: K, defaultValue: () -> V): V
fun <K, V> Map<K, V>.getOrElseIfMissing(key: K, defaultValue: () -> V): V
fun <K, V> Map<K, V>.getValue(key: K): V
fun <K, V> MutableMap<K, V>.getOrPut(key: K, defaultValue: () -> V): V
fun <K, V> MutableMap<K, V>.getOrPutIfNull(key: K, defaultValue: () -> V): V
fun <K, V> MutableMap<K, V>.getOrPutIfMissing(key: K, defaultValue: () -> V): V
fun <K, V> Map<out K, V>.iterator(): Iterator<Map.Entry<K, V>>
fun <K, V> MutableMap<K, V>.iterator(): MutableIterator<MutableMap.MutableEntry<K, V>>
fun <K, V, R, M : MutableMap<in K, in R>> Map<out K, V>.mapValuesTo(destination: M, transform: (Map.Entry<K, V>) -> R): M
fun <K, V, R, M : MutableMap<in R, in V>> Map<out K, V>.mapKeysTo(destination: M, transform: (Map.Entry<K, V>) -> R): M
fun <K, V> MutableMap<in K, in V>.putAll(pairs: Array<out Pair<K, V>>): Unit
fun <T> MutableCollection<out T>.remove(element: T): Boolean
fun <T> MutableCollection<out T>.removeAll(elements: Collection<T>): Boolean
fun <T> MutableCollection<out T>.retainAll(elements: Collection<T>): Boolean
fun <T> MutableCollection<in T>.plusAssign(element: T)
fun <T> MutableCollection<in T>.plusAssign(elements: Iterable<T>)
fun <T> MutableCollection<in T>.plusAssign(elements: Array<T>)
fun <T> MutableCollection<in T>.plusAssign(elements: Sequence<T>)
fun <T> MutableCollection<in T>.minusAssign(element: T)
fun <T> MutableCollection<in T>.minusAssign(elements: Iterable<T>)
fun <T> MutableCollection<in T>.minusAssign(elements: Array<T>)
fun <T> MutableCollection<in T>.minusAssign(elements: Sequence<T>)
fun <T> MutableCollection<in T>.addAll(elements: Iterable<T>): Boolean
fun <T> MutableCollection<in T>.addAll(elements: Sequence<T>): Boolean
fun <T> MutableCollection<in T>.addAll(elements: Array<out T>): Boolean
fun <T> MutableCollection<in T>.removeAll(elements: Iterable<T>): Boolean
fun <T> MutableCollection<in T>.removeAll(elements: Sequence<T>): Boolean
fun <T> MutableCollection<in T>.removeAll(elements: Array<out T>): Boolean
fun <T> MutableCollection<in T>.retainAll(elements: Iterable<T>): Boolean
fun <T> MutableCollection<in T>.retainAll(elements: Array<out T>): Boolean
fun <T> MutableCollection<in T>.retainAll(elements: Sequence<T>): Boolean
fun <T> MutableIterable<T>.removeAll(predicate: (T) -> Boolean): Boolean
fun <T> MutableIterable<T>.retainAll(predicate: (T) -> Boolean): Boolean
fun <T> MutableList<T>.removeFirst(): T
fun <T> MutableList<T>.removeFirstOrNull(): T?
fun <T> MutableList<T>.removeLast(): T
fun <T> MutableList<T>.removeLastOrNull(): T?
fun <T> MutableList<T>.removeAll(predicate: (T) -> Boolean): Boolean
fun <T> MutableList<T>.retainAll(predicate: (T) -> Boolean): Boolean
fun <T> List<T>.asReversed(): List<T>
fun <T> MutableList<T>.asReversed(): MutableList<T>
fun <T> sequence(block: suspend SequenceScope<T>.() -> Unit): Sequence<T>
fun <T> iterator(block: suspend SequenceScope<T>.() -> Unit): Iterator<T>
fun <T> Sequence(iterator: () -> Iterator<T>): Sequence<T>
fun <T> Iterator<T>.asSequence(): Sequence<T>
fun <T> sequenceOf(vararg elements: T): Sequence<T>
fun <T> sequenceOf(element: T): Sequence<T>
fun <T> sequenceOf(): Sequence<T>
fun <T> emptySequence(): Sequence<T>
fun <T> Sequence<T>?.orEmpty(): Sequence<T>
fun <T> Sequence<T>.ifEmpty(defaultValue: () -> Sequence<T>): Sequence<T>
fun <T> Sequence<Sequence<T>>.flatten(): Sequence<T>
fun <T> Sequence<Iterable<T>>.flatten(): Sequence<T>
fun <T, R> Sequence<Pair<T, R>>.unzip(): Pair<List<T>, List<R>>
fun <T> Sequence<T>.shuffled(): Sequence<T>
fun <T> Sequence<T>.shuffled(random: Random): Sequence<T>
fun <T> Sequence<T>.constrainOnce(): Sequence<T>
fun <T : Any> generateSequence(nextFunction: () -> T?): Sequence<T>
fun <T : Any> generateSequence(seed: T?, nextFunction: (T) -> T?): Sequence<T>
fun <T : Any> generateSequence(seedFunction: () -> T?, nextFunction: (T) -> T?): Sequence<T>
fun <T> emptySet(): Set<T>
fun <T> setOf(vararg elements: T): Set<T>
fun <T> setOf(element: T): Set<T>
fun <T> setOf(): Set<T>
fun <T> mutableSetOf(): MutableSet<T>
fun <T> mutableSetOf(vararg elements: T): MutableSet<T>
fun <T> hashSetOf(): HashSet<T>
fun <T> hashSetOf(vararg elements: T): HashSet<T>
fun <T> linkedSetOf(): LinkedHashSet<T>
fun <T> linkedSetOf(vararg elements: T): LinkedHashSet<T>
fun <T : Any> setOfNotNull(element: T?): Set<T>
fun <T : Any> setOfNotNull(vararg elements: T?): Set<T>
fun <E> buildSet(builderAction: MutableSet<E>.() -> Unit): Set<E>
fun <E> buildSet(capacity: Int, builderAction: MutableSet<E>.() -> Unit): Set<E>
fun <T> Set<T>?.orEmpty(): Set<T>
fun <T> compareValuesBy(a: T, b: T, vararg selectors: (T) -> Comparable<*>?): Int
fun <T> compareValuesBy(a: T, b: T, selector: (T) -> Comparable<*>?): Int
fun <T, K> compareValuesBy(a: T, b: T, comparator: Comparator<in K>, selector: (T) -> K): Int
fun <T : Comparable<*>> compareValues(a: T?, b: T?): Int
fun <T> compareBy(vararg selectors: (T) -> Comparable<*>?): Comparator<T>
fun <T> compareBy(selector: (T) -> Comparable<*>?): Comparator<T>
fun <T, K> compareBy(comparator: Comparator<in K>, selector: (T) -> K): Comparator<T>
fun <T> compareByDescending(selector: (T) -> Comparable<*>?): Comparator<T>
fun <T, K> compareByDescending(comparator: Comparator<in K>, selector: (T) -> K): Comparator<T>
fun <T> Comparator<T>.thenBy(selector: (T) -> Comparable<*>?): Comparator<T>
fun <T, K> Comparator<T>.thenBy(comparator: Comparator<in K>, selector: (T) -> K): Comparator<T>
fun <T> Comparator<T>.thenByDescending(selector: (T) -> Comparable<*>?): Comparator<T>
fun <T, K> Comparator<T>.thenByDescending(comparator: Comparator<in K>, selector: (T) -> K): Comparator<T>
fun <T> Comparator<T>.thenComparator(comparison: (a: T, b: T) -> Int): Comparator<T>
fun <T> Comparator<T>.then(comparator: Comparator<in T>): Comparator<T>
fun <T> Comparator<T>.thenDescending(comparator: Comparator<in T>): Comparator<T>
fun <T : Any> nullsFirst(comparator: Comparator<in T>): Comparator<T?>
fun <T : Comparable<T>> nullsFirst(): Comparator<T?>
fun <T : Any> nullsLast(comparator: Comparator<in T>): Comparator<T?>
fun <T : Comparable<T>> nullsLast(): Comparator<T?>
fun <T : Comparable<T>> naturalOrder(): Comparator<T>
fun <T : Comparable<T>> reverseOrder(): Comparator<T>
fun <T> Comparator<T>.reversed(): Comparator<T>
fun <T> Comparable<T>.compareTo(other: T): Int
fun println()
fun println(message: Any?)
fun print(message: Any?)
fun readln(): String
fun readlnOrNull(): String?
fun <V> KProperty0<V>.getValue(thisRef: Any?, property: KProperty<*>): V
fun <V> KMutableProperty0<V>.setValue(thisRef: Any?, property: KProperty<*>, value: V)
fun <T, V> KProperty1<T, V>.getValue(thisRef: T, property: KProperty<*>): V
fun <T, V> KMutableProperty1<T, V>.setValue(thisRef: T, property: KProperty<*>, value: V)
fun <T : Comparable<T>> T.rangeTo(that: T): ClosedRange<T>
fun <T : Comparable<T>> T.rangeUntil(that: T): OpenEndRange<T>
fun Double.rangeTo(that: Double): ClosedFloatingPointRange<Double>
fun Double.rangeUntil(that: Double): OpenEndRange<Double>
fun Float.rangeTo(that: Float): ClosedFloatingPointRange<Float>
fun Float.rangeUntil(that: Float): OpenEndRange<Float>
fun <T, R> R.contains(element: T?): Boolean
fun <T : Appendable> T.appendRange(value: CharSequence, startIndex: Int, endIndex: Int): T
fun <T : Appendable> T.append(vararg value: CharSequence?): T
fun Appendable.appendLine(): Appendable
fun Appendable.appendLine(value: CharSequence?): Appendable
fun Appendable.appendLine(value: Char): Appendable
fun Char.digitToInt(): Int
fun Char.digitToInt(radix: Int): Int
fun Char.digitToIntOrNull(): Int?
fun Char.digitToIntOrNull(radix: Int): Int?
fun Int.digitToChar(): Char
fun Int.digitToChar(radix: Int): Char
fun Char.lowercaseChar(): Char
fun Char.lowercase(): String
fun Char.uppercaseChar(): Char
fun Char.uppercase(): String
fun Char.titlecaseChar(): Char
fun Char.titlecase(): String
fun Char.plus(other: String): String
fun Char.equals(other: Char, ignoreCase: Boolean): Boolean
fun Char.equals(other: Char): Boolean
fun Char.isSurrogate(): Boolean
fun Char.isDefined(): Boolean
fun Char.isLetter(): Boolean
fun Char.isLetterOrDigit(): Boolean
fun Char.isDigit(): Boolean
fun Char.isUpperCase(): Boolean
fun Char.isLowerCase(): Boolean
fun Char.isTitleCase(): Boolean
fun Char.isISOControl(): Boolean
fun Char.isWhitespace(): Boolean
fun Byte.toHexString(format: HexFormat): String
fun Byte.toHexString(): String
fun String.hexToByte(format: HexFormat): Byte
fun String.hexToByte(): Byte
fun Short.toHexString(format: HexFormat): String
fun Short.toHexString(): String
fun String.hexToShort(format: HexFormat): Short
fun String.hexToShort(): Short
fun Int.toHexString(format: HexFormat): String
fun Int.toHexString(): String
fun String.hexToInt(format: HexFormat): Int
fun String.hexToInt(): Int
fun Long.toHexString(format: HexFormat): String
fun Long.toHexString(): String
fun String.hexToLong(format: HexFormat): Long
fun String.hexToLong(): Long
fun HexFormat(builderAction: HexFormat.Builder.() -> Unit): HexFormat
fun String.trimMargin(marginPrefix: String): String
fun String.trimMargin(): String
fun String.replaceIndentByMargin(newIndent: String, marginPrefix: String): String
fun String.replaceIndentByMargin(): String
fun String.replaceIndentByMargin(newIndent: String): String
fun String.trimIndent(): String
fun String.replaceIndent(newIndent: String): String
fun String.replaceIndent(): String
fun String.prependIndent(indent: String): String
fun String.prependIndent(): String
fun StringBuilder.append(value: Byte): StringBuilder
fun StringBuilder.append(value: Short): StringBuilder
fun StringBuilder.insert(index: Int, value: Byte): StringBuilder
fun StringBuilder.insert(index: Int, value: Short): StringBuilder
fun StringBuilder.clear(): StringBuilder
fun StringBuilder.set(index: Int, value: Char)
fun StringBuilder.setRange(startIndex: Int, endIndex: Int, value: String): StringBuilder
fun StringBuilder.deleteAt(index: Int): StringBuilder
fun StringBuilder.deleteRange(startIndex: Int, endIndex: Int): StringBuilder
fun StringBuilder.appendRange(value: CharSequence, startIndex: Int, endIndex: Int): StringBuilder
fun StringBuilder.insertRange(index: Int, value: CharSequence, startIndex: Int, endIndex: Int): StringBuilder
fun buildString(builderAction: StringBuilder.() -> Unit): String
fun buildString(capacity: Int, builderAction: StringBuilder.() -> Unit): String
fun StringBuilder.append(vararg value: String?): StringBuilder
fun StringBuilder.append(vararg value: Any?): StringBuilder
fun StringBuilder.appendLine(): StringBuilder
fun StringBuilder.appendLine(value: CharSequence?): StringBuilder
fun StringBuilder.appendLine(value: String?): StringBuilder
fun StringBuilder.appendLine(value: Any?): StringBuilder
fun StringBuilder.appendLine(value: Char): StringBuilder
fun StringBuilder.appendLine(value: Boolean): StringBuilder
fun StringBuilder.appendLine(value: Byte): StringBuilder
fun StringBuilder.appendLine(value: Short): StringBuilder
fun StringBuilder.appendLine(value: Int): StringBuilder
fun StringBuilder.appendLine(value: Long): StringBuilder
fun StringBuilder.appendLine(value: Float): StringBuilder
fun StringBuilder.appendLine(value: Double): StringBuilder
fun String.toByteOrNull(): Byte?
fun String.toByteOrNull(radix: Int): Byte?
fun String.toShortOrNull(): Short?
fun String.toShortOrNull(radix: Int): Short?
fun String.toIntOrNull(): Int?
fun String.toIntOrNull(radix: Int): Int?
fun String.toLongOrNull(): Long?
fun String.toLongOrNull(radix: Int): Long?
fun String.uppercase(): String
fun String.lowercase(): String
fun CharSequence.trim(predicate: (Char) -> Boolean): CharSequence
fun String.trim(predicate: (Char) -> Boolean): String
fun CharSequence.trimStart(predicate: (Char) -> Boolean): CharSequence
fun String.trimStart(predicate: (Char) -> Boolean): String
fun CharSequence.trimEnd(predicate: (Char) -> Boolean): CharSequence
fun String.trimEnd(predicate: (Char) -> Boolean): String
fun CharSequence.trim(vararg chars: Char): CharSequence
fun String.trim(vararg chars: Char): String
fun CharSequence.trimStart(vararg chars: Char): CharSequence
fun String.trimStart(vararg chars: Char): String
fun CharSequence.trimEnd(vararg chars: Char): CharSequence
fun String.trimEnd(vararg chars: Char): String
fun CharSequence.trim(): CharSequence
fun String.trim(): String
fun CharSequence.trimStart(): CharSequence
fun String.trimStart(): String
fun CharSequence.trimEnd(): CharSequence
fun String.trimEnd(): String
fun CharSequence.padStart(length: Int, padChar: Char): CharSequence
fun CharSequence.padStart(length: Int): CharSequence
fun String.padStart(length: Int, padChar: Char): String
fun String.padStart(length: Int): String
fun CharSequence.padEnd(length: Int, padChar: Char): CharSequence
fun CharSequence.padEnd(length: Int): CharSequence
fun String.padEnd(length: Int, padChar: Char): String
fun String.padEnd(length: Int): String
fun CharSequence?.isNullOrEmpty(): Boolean
fun CharSequence.isEmpty(): Boolean
fun CharSequence.isNotEmpty(): Boolean
fun CharSequence.isBlank(): Boolean
fun CharSequence.isNotBlank(): Boolean
fun CharSequence?.isNullOrBlank(): Boolean
fun CharSequence.iterator(): CharIterator
fun String?.orEmpty(): String
fun <C, R> C.ifBlank(defaultValue: () -> R): R
fun CharSequence.hasSurrogatePairAt(index: Int): Boolean
fun String.substring(range: IntRange): String
fun CharSequence.subSequence(range: IntRange): CharSequence
fun CharSequence.substring(startIndex: Int, endIndex: Int): String
fun CharSequence.substring(startIndex: Int): String
fun CharSequence.substring(range: IntRange): String
fun String.substringBefore(delimiter: Char, missingDelimiterValue: String): String
fun String.substringBefore(delimiter: Char): String
fun String.substringBefore(delimiter: String, missingDelimiterValue: String): String
fun String.substringBefore(delimiter: String): String
fun String.substringAfter(delimiter: Char, missingDelimiterValue: String): String
fun String.substringAfter(delimiter: Char): String
fun String.substringAfter(delimiter: String, missingDelimiterValue: String): String
fun String.substringAfter(delimiter: String): String
fun String.substringBeforeLast(delimiter: Char, missingDelimiterValue: String): String
fun String.substringBeforeLast(delimiter: Char): String
fun String.substringBeforeLast(delimiter: String, missingDelimiterValue: String): String
fun String.substringBeforeLast(delimiter: String): String
fun String.substringAfterLast(delimiter: Char, missingDelimiterValue: String): String
fun String.substringAfterLast(delimiter: Char): String
fun String.substringAfterLast(delimiter: String, missingDelimiterValue: String): String
fun String.substringAfterLast(delimiter: String): String
fun CharSequence.replaceRange(startIndex: Int, endIndex: Int, replacement: CharSequence): CharSequence
fun String.replaceRange(startIndex: Int, endIndex: Int, replacement: CharSequence): String
fun CharSequence.replaceRange(range: IntRange, replacement: CharSequence): CharSequence
fun String.replaceRange(range: IntRange, replacement: CharSequence): String
fun CharSequence.removeRange(startIndex: Int, endIndex: Int): CharSequence
fun String.removeRange(startIndex: Int, endIndex: Int): String
fun CharSequence.removeRange(range: IntRange): CharSequence
fun String.removeRange(range: IntRange): String
fun CharSequence.removePrefix(prefix: CharSequence): CharSequence
fun String.removePrefix(prefix: CharSequence): String
fun CharSequence.removeSuffix(suffix: CharSequence): CharSequence
fun String.removeSuffix(suffix: CharSequence): String
fun CharSequence.removeSurrounding(prefix: CharSequence, suffix: CharSequence): CharSequence
fun String.removeSurrounding(prefix: CharSequence, suffix: CharSequence): String
fun CharSequence.removeSurrounding(delimiter: CharSequence): CharSequence
fun String.removeSurrounding(delimiter: CharSequence): String
fun String.replaceBefore(delimiter: Char, replacement: String, missingDelimiterValue: String): String
fun String.replaceBefore(delimiter: Char, replacement: String): String
fun String.replaceBefore(delimiter: String, replacement: String, missingDelimiterValue: String): String
fun String.replaceBefore(delimiter: String, replacement: String): String
fun String.replaceAfter(delimiter: Char, replacement: String, missingDelimiterValue: String): String
fun String.replaceAfter(delimiter: Char, replacement: String): String
fun String.replaceAfter(delimiter: String, replacement: String, missingDelimiterValue: String): String
fun String.replaceAfter(delimiter: String, replacement: String): String
fun String.replaceAfterLast(delimiter: String, replacement: String, missingDelimiterValue: String): String
fun String.replaceAfterLast(delimiter: String, replacement: String): String
fun String.replaceAfterLast(delimiter: Char, replacement: String, missingDelimiterValue: String): String
fun String.replaceAfterLast(delimiter: Char, replacement: String): String
fun String.replaceBeforeLast(delimiter: Char, replacement: String, missingDelimiterValue: String): String
fun String.replaceBeforeLast(delimiter: Char, replacement: String): String
fun String.replaceBeforeLast(delimiter: String, replacement: String, missingDelimiterValue: String): String
fun String.replaceBeforeLast(delimiter: String, replacement: String): String
fun CharSequence.replace(regex: Regex, replacement: String): String
fun CharSequence.replace(regex: Regex, transform: (MatchResult) -> CharSequence): String
fun CharSequence.replaceFirst(regex: Regex, replacement: String): String
fun String.replaceFirstChar(transform: (Char) -> Char): String
fun String.replaceFirstChar(transform: (Char) -> CharSequence): String
fun CharSequence.matches(regex: Regex): Boolean
fun CharSequence.startsWith(char: Char, ignoreCase: Boolean): Boolean
fun CharSequence.startsWith(char: Char): Boolean
fun CharSequence.endsWith(char: Char, ignoreCase: Boolean): Boolean
fun CharSequence.endsWith(char: Char): Boolean
fun CharSequence.startsWith(prefix: CharSequence, ignoreCase: Boolean): Boolean
fun CharSequence.startsWith(prefix: CharSequence): Boolean
fun CharSequence.startsWith(prefix: CharSequence, startIndex: Int, ignoreCase: Boolean): Boolean
fun CharSequence.startsWith(prefix: CharSequence, startIndex: Int): Boolean
fun CharSequence.endsWith(suffix: CharSequence, ignoreCase: Boolean): Boolean
fun CharSequence.endsWith(suffix: CharSequence): Boolean
fun CharSequence.commonPrefixWith(other: CharSequence, ignoreCase: Boolean): String
fun CharSequence.commonPrefixWith(other: CharSequence): String
fun CharSequence.commonSuffixWith(other: CharSequence, ignoreCase: Boolean): String
fun CharSequence.commonSuffixWith(other: CharSequence): String
fun CharSequence.findAnyOf(strings: Collection<String>, startIndex: Int, ignoreCase: Boolean): Pair<Int, String>?
fun CharSequence.findAnyOf(strings: Collection<String>): Pair<Int, String>?
fun CharSequence.findAnyOf(strings: Collection<String>, startIndex: Int): Pair<Int, String>?
fun CharSequence.findLastAnyOf(strings: Collection<String>, startIndex: Int, ignoreCase: Boolean): Pair<Int, String>?
fun CharSequence.findLastAnyOf(strings: Collection<String>): Pair<Int, String>?
fun CharSequence.findLastAnyOf(strings: Collection<String>, startIndex: Int): Pair<Int, String>?
fun CharSequence.indexOfAny(strings: Collection<String>, startIndex: Int, ignoreCase: Boolean): Int
fun CharSequence.indexOfAny(strings: Collection<String>): Int
fun CharSequence.indexOfAny(strings: Collection<String>, startIndex: Int): Int
fun CharSequence.lastIndexOfAny(strings: Collection<String>, startIndex: Int, ignoreCase: Boolean): Int
fun CharSequence.lastIndexOfAny(strings: Collection<String>): Int
fun CharSequence.lastIndexOfAny(strings: Collection<String>, startIndex: Int): Int
fun CharSequence.indexOf(char: Char, startIndex: Int, ignoreCase: Boolean): Int
fun CharSequence.indexOf(char: Char): Int
fun CharSequence.indexOf(char: Char, startIndex: Int): Int
fun CharSequence.indexOf(string: String, startIndex: Int, ignoreCase: Boolean): Int
fun CharSequence.indexOf(string: String): Int
fun CharSequence.indexOf(string: String, startIndex: Int): Int
fun CharSequence.lastIndexOf(char: Char, startIndex: Int, ignoreCase: Boolean): Int
fun CharSequence.lastIndexOf(char: Char): Int
fun CharSequence.lastIndexOf(char: Char, startIndex: Int): Int
fun CharSequence.lastIndexOf(string: String, startIndex: Int, ignoreCase: Boolean): Int
fun CharSequence.lastIndexOf(string: String): Int
fun CharSequence.lastIndexOf(string: String, startIndex: Int): Int
fun CharSequence.contains(other: CharSequence, ignoreCase: Boolean): Boolean
fun CharSequence.contains(other: CharSequence): Boolean
fun CharSequence.contains(char: Char, ignoreCase: Boolean): Boolean
fun CharSequence.contains(char: Char): Boolean
fun CharSequence.contains(regex: Regex): Boolean
fun String.toRegex(): Regex
fun String.toRegex(option: RegexOption): Regex
fun String.toRegex(options: Set<RegexOption>): Regex
fun MatchGroupCollection.get(name: String): MatchGroup?
fun <T, R> DeepRecursiveFunction<T, R>.invoke(value: T): R
fun Byte.floorDiv(other: Byte): Int
fun Byte.mod(other: Byte): Byte
fun Byte.floorDiv(other: Short): Int
fun Byte.mod(other: Short): Short
fun Byte.floorDiv(other: Int): Int
fun Byte.mod(other: Int): Int
fun Byte.floorDiv(other: Long): Long
fun Byte.mod(other: Long): Long
fun Short.floorDiv(other: Byte): Int
fun Short.mod(other: Byte): Byte
fun Short.floorDiv(other: Short): Int
fun Short.mod(other: Short): Short
fun Short.floorDiv(other: Int): Int
fun Short.mod(other: Int): Int
fun Short.floorDiv(other: Long): Long
fun Short.mod(other: Long): Long
fun Int.floorDiv(other: Byte): Int
fun Int.mod(other: Byte): Byte
fun Int.floorDiv(other: Short): Int
fun Int.mod(other: Short): Short
fun Int.floorDiv(other: Int): Int
fun Int.mod(other: Int): Int
fun Int.floorDiv(other: Long): Long
fun Int.mod(other: Long): Long
fun Long.floorDiv(other: Byte): Long
fun Long.mod(other: Byte): Byte
fun Long.floorDiv(other: Short): Long
fun Long.mod(other: Short): Short
fun Long.floorDiv(other: Int): Long
fun Long.mod(other: Int): Int
fun Long.floorDiv(other: Long): Long
fun Long.mod(other: Long): Long
fun Float.mod(other: Float): Float
fun Float.mod(other: Double): Double
fun Double.mod(other: Float): Double
fun Double.mod(other: Double): Double
fun Any?.hashCode(): Int
fun <T> lazyOf(value: T): Lazy<T>
fun <T> Lazy<T>.getValue(thisRef: Any?, property: KProperty<*>): T
fun Int.countOneBits(): Int
fun Int.countLeadingZeroBits(): Int
fun Int.countTrailingZeroBits(): Int
fun Int.takeHighestOneBit(): Int
fun Int.takeLowestOneBit(): Int
fun Int.rotateLeft(bitCount: Int): Int
fun Int.rotateRight(bitCount: Int): Int
fun Long.countOneBits(): Int
fun Long.countLeadingZeroBits(): Int
fun Long.countTrailingZeroBits(): Int
fun Long.takeHighestOneBit(): Long
fun Long.takeLowestOneBit(): Long
fun Long.rotateLeft(bitCount: Int): Long
fun Long.rotateRight(bitCount: Int): Long
fun Byte.countOneBits(): Int
fun Byte.countLeadingZeroBits(): Int
fun Byte.countTrailingZeroBits(): Int
fun Byte.takeHighestOneBit(): Byte
fun Byte.takeLowestOneBit(): Byte
fun Byte.rotateLeft(bitCount: Int): Byte
fun Byte.rotateRight(bitCount: Int): Byte
fun Short.countOneBits(): Int
fun Short.countLeadingZeroBits(): Int
fun Short.countTrailingZeroBits(): Int
fun Short.takeHighestOneBit(): Short
fun Short.takeLowestOneBit(): Short
fun Short.rotateLeft(bitCount: Int): Short
fun Short.rotateRight(bitCount: Int): Short
fun require(value: Boolean): Unit
fun require(value: Boolean, lazyMessage: () -> Any): Unit
fun <T : Any> requireNotNull(value: T?): T
fun <T : Any> requireNotNull(value: T?, lazyMessage: () -> Any): T
fun check(value: Boolean): Unit
fun check(value: Boolean, lazyMessage: () -> Any): Unit
fun <T : Any> checkNotNull(value: T?): T
fun <T : Any> checkNotNull(value: T?, lazyMessage: () -> Any): T
fun error(message: Any): Nothing
fun <R> runCatching(block: () -> R): Result<R>
fun <T, R> T.runCatching(block: T.() -> R): Result<R>
fun <T> Result<T>.getOrThrow(): T
fun <R, T : R> Result<T>.getOrElse(onFailure: (exception: Throwable) -> R): R
fun <R, T : R> Result<T>.getOrDefault(defaultValue: R): R
fun <R, T> Result<T>.fold(onSuccess: (value: T) -> R, onFailure: (exception: Throwable) -> R): R
fun <R, T> Result<T>.map(transform: (value: T) -> R): Result<R>
fun <R, T> Result<T>.mapCatching(transform: (value: T) -> R): Result<R>
fun <R, T : R> Result<T>.recover(transform: (exception: Throwable) -> R): Result<R>
fun <R, T : R> Result<T>.recoverCatching(transform: (exception: Throwable) -> R): Result<R>
fun <T> Result<T>.onFailure(action: (exception: Throwable) -> Unit): Result<T>
fun <T> Result<T>.onSuccess(action: (value: T) -> Unit): Result<T>
fun TODO(): Nothing
fun TODO(reason: String): Nothing
fun <R> run(block: () -> R): R
fun <T, R> T.run(block: T.() -> R): R
fun <T, R> with(receiver: T, block: T.() -> R): R
fun <T> T.apply(block: T.() -> Unit): T
fun <T> T.also(block: (T) -> Unit): T
fun <T, R> T.let(block: (T) -> R): R
fun <T> T.takeIf(predicate: (T) -> Boolean): T?
fun <T> T.takeUnless(predicate: (T) -> Boolean): T?
fun repeat(times: Int, action: (Int) -> Unit)
fun <A, B> A.to(that: B): Pair<A, B>
fun <T> Pair<T, T>.toList(): List<T>
fun <T> Triple<T, T, T>.toList(): List<T>
fun <R> Array<*>.filterIsInstance(klass: Class<R>): List<R>
fun <C : MutableCollection<in R>, R> Array<*>.filterIsInstanceTo(destination: C, klass: Class<R>): C
fun <T> Array<out T>.binarySearch(element: T, comparator: Comparator<in T>, fromIndex: Int, toIndex: Int): Int
fun <T> Array<out T>.binarySearch(element: T, comparator: Comparator<in T>): Int
fun <T> Array<out T>.binarySearch(element: T, comparator: Comparator<in T>, fromIndex: Int): Int
fun <T> Array<out T>.binarySearch(element: T, fromIndex: Int, toIndex: Int): Int
fun <T> Array<out T>.binarySearch(element: T): Int
fun <T> Array<out T>.binarySearch(element: T, fromIndex: Int): Int
fun <T> Array<out T>.sort(): Unit
fun <T> Array<out T>.sort(fromIndex: Int, toIndex: Int): Unit
fun <T> Array<out T>.sort(fromIndex: Int): Unit
fun <T : Comparable<T>> Array<out T>.toSortedSet(): java.util.SortedSet<T>
fun <T> Array<out T>.toSortedSet(comparator: Comparator<in T>): java.util.SortedSet<T>
fun Array<out Double>.max(): Double?
fun Array<out Float>.max(): Float?
fun <T : Comparable<T>> Array<out T>.max(): T?
fun <T, R : Comparable<R>> Array<out T>.maxBy(selector: (T) -> R): T?
fun <T> Array<out T>.maxWith(comparator: Comparator<in T>): T?
fun Array<out Double>.min(): Double?
fun Array<out Float>.min(): Float?
fun <T : Comparable<T>> Array<out T>.min(): T?
fun <T, R : Comparable<R>> Array<out T>.minBy(selector: (T) -> R): T?
fun <T> Array<out T>.minWith(comparator: Comparator<in T>): T?
fun <T> Array<out T>.sumOf(selector: (T) -> java.math.BigDecimal): java.math.BigDecimal
fun <T> Array<out T>.sumOf(selector: (T) -> java.math.BigInteger): java.math.BigInteger
fun <R> Iterable<*>.filterIsInstance(klass: Class<R>): List<R>
fun <C : MutableCollection<in R>, R> Iterable<*>.filterIsInstanceTo(destination: C, klass: Class<R>): C
fun <T : Comparable<T>> Iterable<T>.toSortedSet(): java.util.SortedSet<T>
fun <T> Iterable<T>.toSortedSet(comparator: Comparator<in T>): java.util.SortedSet<T>
fun Iterable<Double>.max(): Double?
fun Iterable<Float>.max(): Float?
fun <T : Comparable<T>> Iterable<T>.max(): T?
fun <T, R : Comparable<R>> Iterable<T>.maxBy(selector: (T) -> R): T?
fun <T> Iterable<T>.maxWith(comparator: Comparator<in T>): T?
fun Iterable<Double>.min(): Double?
fun Iterable<Float>.min(): Float?
fun <T : Comparable<T>> Iterable<T>.min(): T?
fun <T, R : Comparable<R>> Iterable<T>.minBy(selector: (T) -> R): T?
fun <T> Iterable<T>.minWith(comparator: Comparator<in T>): T?
fun <T> Iterable<T>.sumOf(selector: (T) -> java.math.BigDecimal): java.math.BigDecimal
fun <T> Iterable<T>.sumOf(selector: (T) -> java.math.BigInteger): java.math.BigInteger
fun <R> Sequence<*>.filterIsInstance(klass: Class<R>): Sequence<R>
fun <C : MutableCollection<in R>, R> Sequence<*>.filterIsInstanceTo(destination: C, klass: Class<R>): C
fun <T : Comparable<T>> Sequence<T>.toSortedSet(): java.util.SortedSet<T>
fun <T> Sequence<T>.toSortedSet(comparator: Comparator<in T>): java.util.SortedSet<T>
fun Sequence<Double>.max(): Double?
fun Sequence<Float>.max(): Float?
fun <T : Comparable<T>> Sequence<T>.max(): T?
fun <T, R : Comparable<R>> Sequence<T>.maxBy(selector: (T) -> R): T?
fun <T> Sequence<T>.maxWith(comparator: Comparator<in T>): T?
fun Sequence<Double>.min(): Double?
fun Sequence<Float>.min(): Float?
fun <T : Comparable<T>> Sequence<T>.min(): T?
fun <T, R : Comparable<R>> Sequence<T>.minBy(selector: (T) -> R): T?
fun <T> Sequence<T>.minWith(comparator: Comparator<in T>): T?
fun <T> Sequence<T>.sumOf(selector: (T) -> java.math.BigDecimal): java.math.BigDecimal
fun <T> Sequence<T>.sumOf(selector: (T) -> java.math.BigInteger): java.math.BigInteger
fun CharSequence.toSortedSet(): java.util.SortedSet<Char>
fun CharSequence.max(): Char?
fun <R : Comparable<R>> CharSequence.maxBy(selector: (Char) -> R): Char?
fun CharSequence.maxWith(comparator: Comparator<in Char>): Char?
fun CharSequence.min(): Char?
fun <R : Comparable<R>> CharSequence.minBy(selector: (Char) -> R): Char?
fun CharSequence.minWith(comparator: Comparator<in Char>): Char?
fun CharSequence.sumOf(selector: (Char) -> java.math.BigDecimal): java.math.BigDecimal
fun CharSequence.sumOf(selector: (Char) -> java.math.BigInteger): java.math.BigInteger
fun <K, V> Map<out K, V>.getOrDefault(key: K, defaultValue: V): V
fun <K, V> MutableMap<out K, out V>.remove(key: K, value: V): Boolean
fun <T> java.util.Enumeration<T>.toList(): List<T>
fun <T> Iterable<T>.shuffled(random: java.util.Random): List<T>
fun <T> java.util.Enumeration<T>.iterator(): Iterator<T>
fun <K, V> ConcurrentMap<K, V>.getOrElseIfMissing(key: K, defaultValue: () -> V): V
fun <K, V> ConcurrentMap<K, V>.getOrPut(key: K, defaultValue: () -> V): V
fun <K, V> ConcurrentMap<K, V>.getOrPutIfNull(key: K, defaultValue: () -> V): V
fun <K, V> ConcurrentMap<K, V>.getOrPutIfMissing(key: K, defaultValue: () -> V): V
fun <K : Comparable<K>, V> Map<out K, V>.toSortedMap(): SortedMap<K, V>
fun <K, V> Map<out K, V>.toSortedMap(comparator: Comparator<in K>): SortedMap<K, V>
fun <K : Comparable<K>, V> sortedMapOf(vararg pairs: Pair<K, V>): SortedMap<K, V>
fun <K, V> sortedMapOf(comparator: Comparator<in K>, vararg pairs: Pair<K, V>): SortedMap<K, V>
fun Map<String, String>.toProperties(): Properties
fun <T> MutableList<T>.fill(value: T)
fun <T> MutableList<T>.shuffle()
fun <T> MutableList<T>.shuffle(random: java.util.Random)
fun <T> java.util.Enumeration<T>.asSequence(): Sequence<T>
fun <T> sortedSetOf(vararg elements: T): java.util.TreeSet<T>
fun <T> sortedSetOf(comparator: Comparator<in T>, vararg elements: T): java.util.TreeSet<T>
fun <T : Closeable?, R> T.use(block: (T) -> R): R
fun print(message: Int)
fun print(message: Long)
fun print(message: Byte)
fun print(message: Short)
fun print(message: Char)
fun print(message: Boolean)
fun print(message: Float)
fun print(message: Double)
fun println(message: Int)
fun println(message: Long)
fun println(message: Byte)
fun println(message: Short)
fun println(message: Char)
fun println(message: Boolean)
fun println(message: Float)
fun println(message: Double)
fun File.reader(charset: Charset): InputStreamReader
fun File.reader(): InputStreamReader
fun File.bufferedReader(charset: Charset, bufferSize: Int): BufferedReader
fun File.bufferedReader(): BufferedReader
fun File.bufferedReader(charset: Charset): BufferedReader
fun File.writer(charset: Charset): OutputStreamWriter
fun File.writer(): OutputStreamWriter
fun File.bufferedWriter(charset: Charset, bufferSize: Int): BufferedWriter
fun File.bufferedWriter(): BufferedWriter
fun File.bufferedWriter(charset: Charset): BufferedWriter
fun File.printWriter(charset: Charset): PrintWriter
fun File.printWriter(): PrintWriter
fun File.readText(charset: Charset): String
fun File.readText(): String
fun File.writeText(text: String, charset: Charset): Unit
fun File.writeText(text: String): Unit
fun File.appendText(text: String, charset: Charset): Unit
fun File.appendText(text: String): Unit
fun File.forEachLine(charset: Charset, action: (line: String) -> Unit): Unit
fun File.forEachLine(action: (line: String) -> Unit): Unit
fun File.inputStream(): FileInputStream
fun File.outputStream(): FileOutputStream
fun File.readLines(charset: Charset): List<String>
fun File.readLines(): List<String>
fun <T> File.useLines(charset: Charset, block: (Sequence<String>) -> T): T
fun <T> File.useLines(block: (Sequence<String>) -> T): T
fun BufferedInputStream.iterator(): ByteIterator
fun String.byteInputStream(charset: Charset): ByteArrayInputStream
fun String.byteInputStream(): ByteArrayInputStream
fun InputStream.buffered(bufferSize: Int): BufferedInputStream
fun InputStream.buffered(): BufferedInputStream
fun InputStream.reader(charset: Charset): InputStreamReader
fun InputStream.reader(): InputStreamReader
fun InputStream.bufferedReader(charset: Charset): BufferedReader
fun InputStream.bufferedReader(): BufferedReader
fun OutputStream.buffered(bufferSize: Int): BufferedOutputStream
fun OutputStream.buffered(): BufferedOutputStream
fun OutputStream.writer(charset: Charset): OutputStreamWriter
fun OutputStream.writer(): OutputStreamWriter
fun OutputStream.bufferedWriter(charset: Charset): BufferedWriter
fun OutputStream.bufferedWriter(): BufferedWriter
fun InputStream.copyTo(out: OutputStream, bufferSize: Int): Long
fun InputStream.copyTo(out: OutputStream): Long
fun Reader.buffered(bufferSize: Int): BufferedReader
fun Reader.buffered(): BufferedReader
fun Writer.buffered(bufferSize: Int): BufferedWriter
fun Writer.buffered(): BufferedWriter
fun Reader.forEachLine(action: (String) -> Unit): Unit
fun Reader.readLines(): List<String>
fun <T> Reader.useLines(block: (Sequence<String>) -> T): T
fun String.reader(): StringReader
fun BufferedReader.lineSequence(): Sequence<String>
fun Reader.readText(): String
fun Reader.copyTo(out: Writer, bufferSize: Int): Long
fun Reader.copyTo(out: Writer): Long
fun URL.readText(charset: Charset): String
fun URL.readText(): String
fun File.walk(direction: FileWalkDirection): FileTreeWalk
fun File.walk(): FileTreeWalk
fun File.walkTopDown(): FileTreeWalk
fun File.walkBottomUp(): FileTreeWalk
fun createTempDir(prefix: String, suffix: String?, directory: File?): File
fun createTempDir(): File
fun createTempDir(prefix: String): File
fun createTempDir(prefix: String, suffix: String?): File
fun File.toRelativeString(base: File): String
fun File.relativeTo(base: File): File
fun File.relativeToOrSelf(base: File): File
fun File.relativeToOrNull(base: File): File?
fun File.copyTo(target: File, overwrite: Boolean, bufferSize: Int): File
fun File.copyTo(target: File): File
fun File.copyTo(target: File, overwrite: Boolean): File
fun File.copyRecursively(target: File, overwrite: Boolean, onError: (File, IOException) -> OnErrorAction): Boolean
fun File.copyRecursively(target: File): Boolean
fun File.copyRecursively(target: File, overwrite: Boolean): Boolean
fun File.deleteRecursively(): Boolean
fun File.startsWith(other: File): Boolean
fun File.startsWith(other: String): Boolean
fun File.endsWith(other: File): Boolean
fun File.endsWith(other: String): Boolean
fun File.normalize(): File
fun File.resolve(relative: File): File
fun File.resolve(relative: String): File
fun File.resolveSibling(relative: File): File
fun File.resolveSibling(relative: String): File
fun Char.isIdentifierIgnorable(): Boolean
fun Char.isJavaIdentifierPart(): Boolean
fun Char.isJavaIdentifierStart(): Boolean
fun Char.uppercase(locale: Locale): String
fun Char.lowercase(locale: Locale): String
fun Char.titlecase(locale: Locale): String
fun charset(charsetName: String): Charset
fun StringBuilder.set(index: Int, value: Char): Unit
fun StringBuilder.appendLine(value: StringBuffer?): StringBuilder
fun StringBuilder.appendLine(value: StringBuilder?): StringBuilder
fun String.toBigInteger(): java.math.BigInteger
fun String.toBigInteger(radix: Int): java.math.BigInteger
fun String.toBigIntegerOrNull(): java.math.BigInteger?
fun String.toBigIntegerOrNull(radix: Int): java.math.BigInteger?
fun String.toBigDecimal(): java.math.BigDecimal
fun String.toBigDecimal(mathContext: java.math.MathContext): java.math.BigDecimal
fun String.toBigDecimalOrNull(): java.math.BigDecimal?
fun String.toBigDecimalOrNull(mathContext: java.math.MathContext): java.math.BigDecimal?
fun String.format(vararg args: Any?): String
fun String.Companion.format(format: String, vararg args: Any?): String
fun String.format(locale: Locale?, vararg args: Any?): String
fun String.Companion.format(locale: Locale?, format: String, vararg args: Any?): String
fun CharSequence.split(regex: Pattern, limit: Int): List<String>
fun CharSequence.split(regex: Pattern): List<String>
fun String(stringBuffer: java.lang.StringBuffer): String
fun String(stringBuilder: java.lang.StringBuilder): String
fun String.codePointAt(index: Int): Int
fun String.codePointBefore(index: Int): Int
fun String.codePointCount(beginIndex: Int, endIndex: Int): Int
fun String.contentEquals(charSequence: CharSequence): Boolean
fun String.contentEquals(stringBuilder: StringBuffer): Boolean
fun CharSequence?.contentEquals(other: CharSequence?): Boolean
fun CharSequence?.contentEquals(other: CharSequence?, ignoreCase: Boolean): Boolean
fun String.intern(): String
fun String.offsetByCodePoints(index: Int, codePointOffset: Int): Int
fun String.lowercase(locale: Locale): String
fun String.uppercase(locale: Locale): String
fun String.toPattern(flags: Int): java.util.regex.Pattern
fun String.toPattern(): java.util.regex.Pattern
fun String.capitalize(locale: Locale): String
fun String.decapitalize(locale: Locale): String
fun java.util.regex.Pattern.toRegex(): Regex
fun assert(value: Boolean)
fun assert(value: Boolean, lazyMessage: () -> Any)
fun BigDecimal.plus(other: BigDecimal): BigDecimal
fun BigDecimal.minus(other: BigDecimal): BigDecimal
fun BigDecimal.times(other: BigDecimal): BigDecimal
fun BigDecimal.div(other: BigDecimal): BigDecimal
fun BigDecimal.rem(other: BigDecimal): BigDecimal
fun BigDecimal.unaryMinus(): BigDecimal
fun BigDecimal.inc(): BigDecimal
fun BigDecimal.dec(): BigDecimal
fun Int.toBigDecimal(): BigDecimal
fun Int.toBigDecimal(mathContext: MathContext): BigDecimal
fun Long.toBigDecimal(): BigDecimal
fun Long.toBigDecimal(mathContext: MathContext): BigDecimal
fun Float.toBigDecimal(): BigDecimal
fun Float.toBigDecimal(mathContext: MathContext): BigDecimal
fun Double.toBigDecimal(): BigDecimal
fun Double.toBigDecimal(mathContext: MathContext): BigDecimal
fun BigInteger.plus(other: BigInteger): BigInteger
fun BigInteger.minus(other: BigInteger): BigInteger
fun BigInteger.times(other: BigInteger): BigInteger
fun BigInteger.div(other: BigInteger): BigInteger
fun BigInteger.rem(other: BigInteger): BigInteger
fun BigInteger.unaryMinus(): BigInteger
fun BigInteger.inc(): BigInteger
fun BigInteger.dec(): BigInteger
fun BigInteger.inv(): BigInteger
fun BigInteger.and(other: BigInteger): BigInteger
fun BigInteger.or(other: BigInteger): BigInteger
fun BigInteger.xor(other: BigInteger): BigInteger
fun BigInteger.shl(n: Int): BigInteger
fun BigInteger.shr(n: Int): BigInteger
fun Int.toBigInteger(): BigInteger
fun Long.toBigInteger(): BigInteger
fun BigInteger.toBigDecimal(): BigDecimal
fun BigInteger.toBigDecimal(scale: Int, mathContext: MathContext): BigDecimal
fun BigInteger.toBigDecimal(scale: Int): BigDecimal
fun Throwable.printStackTrace(writer: PrintWriter): Unit
fun Throwable.printStackTrace(stream: PrintStream): Unit
fun <T> lazy(lock: Any?, initializer: () -> T): Lazy<T>
fun <R> synchronized(lock: Any, block: () -> R): R
