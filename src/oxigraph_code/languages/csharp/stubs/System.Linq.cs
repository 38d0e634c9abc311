namespace System.Linq;

using System;
using System.Collections.Generic;
using System.Linq.Expressions;

public interface IQueryable<T> : IEnumerable<T> { }
public interface IOrderedQueryable<T> : IQueryable<T> { }
public interface IOrderedEnumerable<T> : IEnumerable<T> { }
public interface IGrouping<K, T> : IEnumerable<T> { K Key { get; } }
public interface ILookup<K, T> : IEnumerable<IGrouping<K, T>> { }
public static class Enumerable {
  public static IEnumerable<T> Empty<T>();
  public static IEnumerable<int> Range(int start, int count);
  public static IEnumerable<T> Repeat<T>(T value, int count);
  public static IEnumerable<R> Select<T, R>(this IEnumerable<T> source, Func<T, R> selector);
  public static IEnumerable<R> Select<T, R>(this IEnumerable<T> source, Func<T, int, R> selector);
  public static IEnumerable<R> SelectMany<T, R>(this IEnumerable<T> source, Func<T, IEnumerable<R>> selector);
  public static IEnumerable<T> Where<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static IEnumerable<T> Where<T>(this IEnumerable<T> source, Func<T, int, bool> test);
  public static IEnumerable<R> OfType<R>(this IEnumerable<object> source);
  public static IEnumerable<R> Cast<R>(this IEnumerable<object> source);
  public static T First<T>(this IEnumerable<T> source);
  public static T First<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static T FirstOrDefault<T>(this IEnumerable<T> source);
  public static T FirstOrDefault<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static T Last<T>(this IEnumerable<T> source);
  public static T Last<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static T LastOrDefault<T>(this IEnumerable<T> source);
  public static T LastOrDefault<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static T Single<T>(this IEnumerable<T> source);
  public static T Single<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static T SingleOrDefault<T>(this IEnumerable<T> source);
  public static T SingleOrDefault<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static T ElementAt<T>(this IEnumerable<T> source, int index);
  public static T ElementAtOrDefault<T>(this IEnumerable<T> source, int index);
  public static bool Any<T>(this IEnumerable<T> source);
  public static bool Any<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static bool All<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static bool Contains<T>(this IEnumerable<T> source, T value);
  public static bool SequenceEqual<T>(this IEnumerable<T> source, IEnumerable<T> other);
  public static int Count<T>(this IEnumerable<T> source);
  public static int Count<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static int Sum<T>(this IEnumerable<T> source, Func<T, int> selector);
  public static T Max<T>(this IEnumerable<T> source);
  public static R Max<T, R>(this IEnumerable<T> source, Func<T, R> selector);
  public static T Min<T>(this IEnumerable<T> source);
  public static R Min<T, R>(this IEnumerable<T> source, Func<T, R> selector);
  public static T MaxBy<T, K>(this IEnumerable<T> source, Func<T, K> key);
  public static T MinBy<T, K>(this IEnumerable<T> source, Func<T, K> key);
  public static A Aggregate<T, A>(this IEnumerable<T> source, A seed, Func<A, T, A> fold);
  public static T Aggregate<T>(this IEnumerable<T> source, Func<T, T, T> fold);
  public static IOrderedEnumerable<T> OrderBy<T, K>(this IEnumerable<T> source, Func<T, K> key);
  public static IOrderedEnumerable<T> OrderByDescending<T, K>(this IEnumerable<T> source, Func<T, K> key);
  public static IOrderedEnumerable<T> ThenBy<T, K>(this IOrderedEnumerable<T> source, Func<T, K> key);
  public static IOrderedEnumerable<T> ThenByDescending<T, K>(this IOrderedEnumerable<T> source, Func<T, K> key);
  public static IEnumerable<T> Reverse<T>(this IEnumerable<T> source);
  public static IEnumerable<T> Skip<T>(this IEnumerable<T> source, int count);
  public static IEnumerable<T> SkipWhile<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static IEnumerable<T> Take<T>(this IEnumerable<T> source, int count);
  public static IEnumerable<T> TakeWhile<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static IEnumerable<T> Distinct<T>(this IEnumerable<T> source);
  public static IEnumerable<T> DistinctBy<T, K>(this IEnumerable<T> source, Func<T, K> key);
  public static IEnumerable<T> Concat<T>(this IEnumerable<T> source, IEnumerable<T> other);
  public static IEnumerable<T> Union<T>(this IEnumerable<T> source, IEnumerable<T> other);
  public static IEnumerable<T> Except<T>(this IEnumerable<T> source, IEnumerable<T> other);
  public static IEnumerable<T> Intersect<T>(this IEnumerable<T> source, IEnumerable<T> other);
  public static IEnumerable<T> Append<T>(this IEnumerable<T> source, T value);
  public static IEnumerable<T> Prepend<T>(this IEnumerable<T> source, T value);
  public static IEnumerable<T> DefaultIfEmpty<T>(this IEnumerable<T> source);
  public static IEnumerable<T> AsEnumerable<T>(this IEnumerable<T> source);
  public static IQueryable<T> AsQueryable<T>(this IEnumerable<T> source);
  public static IEnumerable<R> Zip<T, U, R>(this IEnumerable<T> source, IEnumerable<U> other, Func<T, U, R> selector);
  public static IEnumerable<T[]> Chunk<T>(this IEnumerable<T> source, int size);
  public static IEnumerable<IGrouping<K, T>> GroupBy<T, K>(this IEnumerable<T> source, Func<T, K> key);
  public static ILookup<K, T> ToLookup<T, K>(this IEnumerable<T> source, Func<T, K> key);
  public static List<T> ToList<T>(this IEnumerable<T> source);
  public static T[] ToArray<T>(this IEnumerable<T> source);
  public static HashSet<T> ToHashSet<T>(this IEnumerable<T> source);
  public static Dictionary<K, T> ToDictionary<T, K>(this IEnumerable<T> source, Func<T, K> key);
  public static Dictionary<K, V> ToDictionary<T, K, V>(this IEnumerable<T> source, Func<T, K> key, Func<T, V> value);
}
