namespace Microsoft.Extensions.Options;

using System;

public interface IOptions<T> { T Value { get; } }
public interface IOptionsSnapshot<T> : IOptions<T> { T Get(string name); }
public interface IOptionsMonitor<T> {
  T CurrentValue { get; }
  T Get(string name);
  IDisposable OnChange(Action<T> listener);
}
public static class Options { public static IOptions<T> Create<T>(T options); }
