package org.springframework.data.util;

import java.lang.*;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Stream;

public interface Streamable<T> extends Iterable<T>, Supplier<Stream<T>> {
    default <R> Streamable<R> flatMap(Function<T, Stream<R>> a);
    default <R> Streamable<R> map(Function<T, R> a);
    static <S, T> Collector<S, Object, Streamable<S>> toStreamable(Collector<S, Object, T> a);
    static <S> Collector<S, Object, Streamable<S>> toStreamable();
    static <T> Streamable<T> empty();
    static <T> Streamable<T> of(Iterable<T> a);
    static <T> Streamable<T> of(T... a);
    static <T> Streamable<T> of(Supplier<Stream<T>> a);
    default Streamable<T> and(Iterable<T> a);
    default Streamable<T> and(T... a);
    default Streamable<T> and(Supplier<Stream<T>> a);
    default Streamable<T> and(Streamable<T> a);
    default Streamable<T> filter(Predicate<T> a);
    default Stream<T> get();
    default boolean isEmpty();
    default Stream<T> stream();
    default List<T> toList();
    default Set<T> toSet();
}
