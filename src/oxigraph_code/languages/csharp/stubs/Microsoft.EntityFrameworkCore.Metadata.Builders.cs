namespace Microsoft.EntityFrameworkCore.Metadata.Builders;

using System;
using System.Collections.Generic;

public class EntityTypeBuilder<T> {
  public PropertyBuilder<P> Property<P>(Func<T, P> path);
  public KeyBuilder HasKey(Func<T, object> path);
  public KeyBuilder HasAlternateKey(Func<T, object> path);
  public IndexBuilder<T> HasIndex(Func<T, object> path);
  public EntityTypeBuilder<T> Ignore(Func<T, object> path);
  public EntityTypeBuilder<T> HasQueryFilter(Func<T, bool> filter);
  public EntityTypeBuilder<T> HasNoKey();
  public ReferenceNavigationBuilder<T, R> HasOne<R>(Func<T, R> path);
  public ReferenceNavigationBuilder<T, R> HasOne<R>();
  public CollectionNavigationBuilder<T, R> HasMany<R>(Func<T, IEnumerable<R>> path);
  public CollectionNavigationBuilder<T, R> HasMany<R>();
  public OwnedNavigationBuilder<T, R> OwnsOne<R>(Func<T, R> path);
  public EntityTypeBuilder<T> OwnsOne<R>(Func<T, R> path, Action<OwnedNavigationBuilder<T, R>> build);
  public OwnedNavigationBuilder<T, R> OwnsMany<R>(Func<T, IEnumerable<R>> path);
  public EntityTypeBuilder<T> OwnsMany<R>(Func<T, IEnumerable<R>> path, Action<OwnedNavigationBuilder<T, R>> build);
}
public class OwnedNavigationBuilder<T, R> : EntityTypeBuilder<R> { }
public class KeyBuilder { }
public class IndexBuilder<T> { public IndexBuilder<T> IsUnique(bool unique); }
public class PropertyBuilder<P> { public PropertyBuilder<P> IsRequired(bool required); }
public class ReferenceNavigationBuilder<T, R> {
  public ReferenceCollectionBuilder<R, T> WithMany(Func<R, IEnumerable<T>> path);
  public ReferenceCollectionBuilder<R, T> WithMany();
  public ReferenceReferenceBuilder<T, R> WithOne(Func<R, T> path);
  public ReferenceReferenceBuilder<T, R> WithOne();
}
public class CollectionNavigationBuilder<T, R> {
  public ReferenceCollectionBuilder<T, R> WithOne(Func<R, T> path);
  public ReferenceCollectionBuilder<T, R> WithOne();
}
public class ReferenceCollectionBuilder<T, R> {
  public ReferenceCollectionBuilder<T, R> HasForeignKey(Func<R, object> path);
  public ReferenceCollectionBuilder<T, R> HasPrincipalKey(Func<T, object> path);
  public ReferenceCollectionBuilder<T, R> IsRequired(bool required);
}
public class ReferenceReferenceBuilder<T, R> { public ReferenceReferenceBuilder<T, R> HasForeignKey<E>(Func<E, object> path); }
