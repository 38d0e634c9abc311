namespace Microsoft.EntityFrameworkCore.ChangeTracking;

using System.Collections.Generic;

public class EntityEntry<T> { public T Entity { get; } }
public class LocalView<T> : IEnumerable<T> { }
