namespace System.Collections.ObjectModel;

using System.Collections.Generic;

public class Collection<T> : IList<T>, IReadOnlyList<T> { }
public class ReadOnlyCollection<T> : IList<T>, IReadOnlyList<T> { }
public class ObservableCollection<T> : Collection<T> { }
public class ReadOnlyDictionary<K, V> : IDictionary<K, V>, IReadOnlyDictionary<K, V> { }
