namespace System.Collections.Concurrent;

using System;
using System.Collections.Generic;

public class ConcurrentDictionary<K, V> : IDictionary<K, V>, IReadOnlyDictionary<K, V> { public V GetOrAdd(K key, Func<K, V> factory); public V AddOrUpdate(K key, V value, Func<K, V, V> update); public bool TryAdd(K key, V value); public bool TryRemove(K key, V value); public bool IsEmpty; }
public class ConcurrentQueue<T> : IReadOnlyCollection<T> { public void Enqueue(T item); public bool TryDequeue(T item); public bool TryPeek(T item); }
public class ConcurrentBag<T> : IReadOnlyCollection<T> { public void Add(T item); public bool TryTake(T item); }
public class ConcurrentStack<T> : IReadOnlyCollection<T> { public void Push(T item); public bool TryPop(T item); }
