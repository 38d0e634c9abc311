namespace Microsoft.EntityFrameworkCore;

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.EntityFrameworkCore.ChangeTracking;
using Microsoft.EntityFrameworkCore.Metadata.Builders;

public class DbSet<T> : IQueryable<T> {
  public EntityEntry<T> Add(T entity);
  public EntityEntry<T> Attach(T entity);
  public EntityEntry<T> Remove(T entity);
  public EntityEntry<T> Update(T entity);
  public EntityEntry<T> Entry(T entity);
  public Task<EntityEntry<T>> AddAsync(T entity);
  public void AddRange(IEnumerable<T> entities);
  public void RemoveRange(IEnumerable<T> entities);
  public void UpdateRange(IEnumerable<T> entities);
  public T Find(params object[] keys);
  public Task<T> FindAsync(params object[] keys);
  public IQueryable<T> AsQueryable();
  public LocalView<T> Local { get; }
}
public class DbContext {
  public DbSet<T> Set<T>();
  public EntityEntry<T> Entry<T>(T entity);
  public EntityEntry<T> Add<T>(T entity);
  public EntityEntry<T> Attach<T>(T entity);
  public EntityEntry<T> Remove<T>(T entity);
  public EntityEntry<T> Update<T>(T entity);
  public T Find<T>(params object[] keys);
  public Task<T> FindAsync<T>(params object[] keys);
  public int SaveChanges();
  public Task<int> SaveChangesAsync();
}
public class ModelBuilder {
  public EntityTypeBuilder<T> Entity<T>();
  public ModelBuilder Entity<T>(Action<EntityTypeBuilder<T>> build);
}
public interface IEntityTypeConfiguration<T> { }
public interface IDbContextFactory<T> { T CreateDbContext(); Task<T> CreateDbContextAsync(); }
public static class EntityFrameworkQueryableExtensions {
  public static IQueryable<T> Include<T, P>(this IEnumerable<T> source, Func<T, P> path);
  public static IQueryable<T> AsNoTracking<T>(this IEnumerable<T> source);
  public static IQueryable<T> AsNoTrackingWithIdentityResolution<T>(this IEnumerable<T> source);
  public static IQueryable<T> AsTracking<T>(this IEnumerable<T> source);
  public static IQueryable<T> AsSplitQuery<T>(this IEnumerable<T> source);
  public static IQueryable<T> AsSingleQuery<T>(this IEnumerable<T> source);
  public static IQueryable<T> IgnoreQueryFilters<T>(this IEnumerable<T> source);
  public static IQueryable<T> IgnoreAutoIncludes<T>(this IEnumerable<T> source);
  public static IQueryable<T> TagWith<T>(this IEnumerable<T> source, string tag);
  public static Task<List<T>> ToListAsync<T>(this IEnumerable<T> source);
  public static Task<T[]> ToArrayAsync<T>(this IEnumerable<T> source);
  public static Task<HashSet<T>> ToHashSetAsync<T>(this IEnumerable<T> source);
  public static Task<Dictionary<K, T>> ToDictionaryAsync<T, K>(this IEnumerable<T> source, Func<T, K> key);
  public static Task<Dictionary<K, V>> ToDictionaryAsync<T, K, V>(this IEnumerable<T> source, Func<T, K> key, Func<T, V> value);
  public static Task<T> FirstAsync<T>(this IEnumerable<T> source);
  public static Task<T> FirstAsync<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static Task<T> FirstOrDefaultAsync<T>(this IEnumerable<T> source);
  public static Task<T> FirstOrDefaultAsync<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static Task<T> LastOrDefaultAsync<T>(this IEnumerable<T> source);
  public static Task<T> LastOrDefaultAsync<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static Task<T> SingleAsync<T>(this IEnumerable<T> source);
  public static Task<T> SingleAsync<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static Task<T> SingleOrDefaultAsync<T>(this IEnumerable<T> source);
  public static Task<T> SingleOrDefaultAsync<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static Task<bool> AnyAsync<T>(this IEnumerable<T> source);
  public static Task<bool> AnyAsync<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static Task<bool> AllAsync<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static Task<int> CountAsync<T>(this IEnumerable<T> source);
  public static Task<int> CountAsync<T>(this IEnumerable<T> source, Func<T, bool> test);
  public static Task<R> MaxAsync<T, R>(this IEnumerable<T> source, Func<T, R> selector);
  public static Task<R> MinAsync<T, R>(this IEnumerable<T> source, Func<T, R> selector);
  public static Task<R> SumAsync<T, R>(this IEnumerable<T> source, Func<T, R> selector);
  public static Task<int> ExecuteDeleteAsync<T>(this IEnumerable<T> source);
  public static IAsyncEnumerable<T> AsAsyncEnumerable<T>(this IEnumerable<T> source);
}
