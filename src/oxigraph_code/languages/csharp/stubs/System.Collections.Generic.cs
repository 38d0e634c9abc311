namespace System.Collections.Generic;

using System;
using System.Collections.ObjectModel;

public interface IEnumerable<T> { IEnumerator<T> GetEnumerator(); }
public interface IAsyncEnumerable<T> { }
public interface IEnumerator<T> : IDisposable { T Current { get; } bool MoveNext(); void Reset(); }
public interface ICollection<T> : IEnumerable<T> { int Count { get; } bool IsReadOnly { get; } void Add(T item); void Clear(); bool Contains(T item); bool Remove(T item); void CopyTo(T[] array, int index); }
public interface IList<T> : ICollection<T> { T this[int index] { get; } int IndexOf(T item); void Insert(int index, T item); void RemoveAt(int index); }
public interface IReadOnlyCollection<T> : IEnumerable<T> { int Count { get; } }
public interface IReadOnlyList<T> : IReadOnlyCollection<T> { T this[int index] { get; } }
public interface ISet<T> : ICollection<T> { void UnionWith(IEnumerable<T> other); void ExceptWith(IEnumerable<T> other); void IntersectWith(IEnumerable<T> other); }
public interface IDictionary<K, V> : ICollection<KeyValuePair<K, V>> { V this[K key] { get; } ICollection<K> Keys { get; } ICollection<V> Values { get; } void Add(K key, V value); bool ContainsKey(K key); bool Remove(K key); bool TryGetValue(K key, V value); }
public interface IReadOnlyDictionary<K, V> : IReadOnlyCollection<KeyValuePair<K, V>> { V this[K key] { get; } IEnumerable<K> Keys { get; } IEnumerable<V> Values { get; } bool ContainsKey(K key); bool TryGetValue(K key, V value); }
public interface IComparer<T> { int Compare(T a, T b); }
public interface IEqualityComparer<T> { bool Equals(T a, T b); int GetHashCode(T a); }
public class Comparer<T> : IComparer<T> { public static Comparer<T> Default; public int Compare(T a, T b); public static Comparer<T> Create(Comparison<T> c); }
public class EqualityComparer<T> : IEqualityComparer<T> { public static EqualityComparer<T> Default; public bool Equals(T a, T b); public int GetHashCode(T a); }
public class KeyValuePair<K, V> { public K Key; public V Value; }
public class List<T> : IList<T>, IReadOnlyList<T> {
  public int Capacity;
  public void AddRange(IEnumerable<T> items); public void InsertRange(int index, IEnumerable<T> items); public void RemoveRange(int index, int count); public int RemoveAll(Predicate<T> match); public T Find(Predicate<T> match); public List<T> FindAll(Predicate<T> match); public int FindIndex(Predicate<T> match); public bool Exists(Predicate<T> match); public bool TrueForAll(Predicate<T> match); public void ForEach(Action<T> action); public void Sort(); public void Sort(Comparison<T> comparison); public void Sort(IComparer<T> comparer); public void Reverse(); public T[] ToArray(); public ReadOnlyCollection<T> AsReadOnly(); public List<T> GetRange(int index, int count); public List<R> ConvertAll<R>(Converter<T, R> converter);
}
public class Dictionary<K, V> : IDictionary<K, V>, IReadOnlyDictionary<K, V> { public bool TryAdd(K key, V value); }
public class SortedDictionary<K, V> : IDictionary<K, V>, IReadOnlyDictionary<K, V> { }
public class SortedList<K, V> : IDictionary<K, V> { }
public class HashSet<T> : ISet<T>, IReadOnlyCollection<T> { public int RemoveWhere(Predicate<T> match); }
public class SortedSet<T> : ISet<T> { }
public class LinkedList<T> : ICollection<T> { public void AddLast(T item); public void AddFirst(T item); }
public class Queue<T> : IReadOnlyCollection<T> { public void Enqueue(T item); public T Dequeue(); public T Peek(); public bool TryDequeue(T item); public void Clear(); public bool Contains(T item); public T[] ToArray(); }
public class Stack<T> : IReadOnlyCollection<T> { public void Push(T item); public T Pop(); public T Peek(); public bool TryPop(T item); public void Clear(); public bool Contains(T item); public T[] ToArray(); }
public class KeyNotFoundException : SystemException { }
