namespace Microsoft.Extensions.DependencyInjection;

using System;
using System.Collections.Generic;

public interface IServiceScope : IDisposable { IServiceProvider ServiceProvider { get; } }
public class AsyncServiceScope : IServiceScope { }
public interface IServiceScopeFactory { IServiceScope CreateScope(); AsyncServiceScope CreateAsyncScope(); }
public interface IServiceCollection { }
public static class ServiceProviderServiceExtensions {
  public static T GetRequiredService<T>(this IServiceProvider provider);
  public static T GetService<T>(this IServiceProvider provider);
  public static T GetRequiredKeyedService<T>(this IServiceProvider provider, object key);
  public static T GetKeyedService<T>(this IServiceProvider provider, object key);
  public static IEnumerable<T> GetServices<T>(this IServiceProvider provider);
  public static IServiceScope CreateScope(this IServiceProvider provider);
  public static AsyncServiceScope CreateAsyncScope(this IServiceProvider provider);
  public static AsyncServiceScope CreateAsyncScope(this IServiceScopeFactory factory);
}
public static class ActivatorUtilities { public static T CreateInstance<T>(IServiceProvider provider, params object[] values); }
