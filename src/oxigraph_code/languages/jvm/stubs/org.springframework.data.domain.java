package org.springframework.data.domain;

import java.lang.*;
import java.io.Serializable;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.springframework.data.core.TypedPropertyPath;
import org.springframework.data.util.MethodInvocationRecorder;
import org.springframework.data.util.Streamable;

public class AbstractPageRequest implements Pageable, Serializable {
    public boolean equals(Object a);
    public Pageable first();
    public long getOffset();
    public int getPageNumber();
    public int getPageSize();
    public boolean hasPrevious();
    public int hashCode();
    public Pageable next();
    public Pageable previous();
    public Pageable previousOrFirst();
}

public class Chunk<T> implements Slice<T>, Serializable {
    public <U> List<U> getConvertedContent(Function<T, U> a);
    public boolean equals(Object a);
    public List<T> getContent();
    public int getNumber();
    public int getNumberOfElements();
    public Pageable getPageable();
    public int getSize();
    public Sort getSort();
    public boolean hasContent();
    public boolean hasPrevious();
    public int hashCode();
    public boolean isFirst();
    public boolean isLast();
    public Iterator<T> iterator();
    public Pageable nextPageable();
    public Pageable previousPageable();
}

public interface Page<T> extends Slice<T> {
    int getTotalPages();
    long getTotalElements();
    <U> Page<U> map(Function<T, U> a);
}

public class PageImpl<T> extends Chunk<T> implements Page<T> {
    public <U> Page<U> map(Function<T, U> a);
    public boolean equals(Object a);
    public long getTotalElements();
    public int getTotalPages();
    public boolean hasNext();
    public int hashCode();
    public boolean isLast();
    public String toString();
}

public class PageRequest extends AbstractPageRequest {
    public static PageRequest of(int a, int b);
    public static PageRequest of(int a, int b, Sort c);
    public static PageRequest of(int a, int b, Sort.Direction c, String... d);
    public static PageRequest ofSize(int a);
    public boolean equals(Object a);
    public PageRequest first();
    public Sort getSort();
    public int hashCode();
    public PageRequest next();
    public PageRequest previous();
    public String toString();
    public PageRequest withPage(int a);
    public PageRequest withSort(Sort a);
    public PageRequest withSort(Sort.Direction a, String... b);
}

public interface Pageable {
    Pageable first();
    long getOffset();
    int getPageNumber();
    int getPageSize();
    Sort getSort();
    boolean hasPrevious();
    Pageable next();
    Pageable previousOrFirst();
    Pageable withPage(int a);
    static Pageable ofSize(int a);
    static Pageable unpaged();
    static Pageable unpaged(Sort a);
    default Sort getSortOr(Sort a);
    default boolean isPaged();
    default boolean isUnpaged();
    default Limit toLimit();
    default Optional<Pageable> toOptional();
    default OffsetScrollPosition toScrollPosition();
}

public interface Slice<T> extends Iterable<T> {
    int getNumber();
    int getSize();
    int getNumberOfElements();
    List<T> getContent();
    boolean hasContent();
    Sort getSort();
    boolean isFirst();
    boolean isLast();
    boolean hasNext();
    boolean hasPrevious();
    Pageable nextPageable();
    Pageable previousPageable();
    <U> Slice<U> map(Function<T, U> a);
    default Pageable getPageable();
    default Stream<T> stream();
    default List<T> toList();
    default Set<T> toSet();
    default boolean isEmpty();
}

public class Sort implements Streamable<Sort.Order>, Serializable {
    public static Sort.Direction DEFAULT_DIRECTION;
    public static <T> Sort by(TypedPropertyPath<T, Object>... a);
    public static <T> Sort by(Sort.Direction a, TypedPropertyPath<T, Object>... b);
    public static Sort by(String... a);
    public static Sort by(Sort.Direction a, String... b);
    public static Sort by(Sort.Order... a);
    public static Sort by(List<Sort.Order> a);
    public static <T> Sort.TypedSort<T> sort(Class<T> a);
    public static Sort unsorted();
    public Sort and(Sort a);
    public Sort ascending();
    public Sort descending();
    public List<Sort.Order> doReverse();
    public boolean equals(Object a);
    public Sort.Order getOrderFor(String a);
    public int hashCode();
    public boolean isEmpty();
    public boolean isSorted();
    public boolean isUnsorted();
    public Iterator<Sort.Order> iterator();
    public Sort reverse();
    public String toString();
    public static class Direction {
        public static Optional<Sort.Direction> fromOptionalString(String a);
        public static Sort.Direction fromString(String a);
        public boolean isAscending();
        public boolean isDescending();
    }
    public static class NullHandling {
    }
    public static class Order implements Serializable {
        public <T, P> Sort.Order withProperty(TypedPropertyPath<T, P> a);
        public Sort.Order withProperty(String a);
        public <T> Sort withProperties(TypedPropertyPath<T, Object>... a);
        public Sort withProperties(String... a);
        public static <T, P> Sort.Order asc(TypedPropertyPath<T, P> a);
        public static Sort.Order asc(String a);
        public static <T, P> Sort.Order by(TypedPropertyPath<T, P> a);
        public static Sort.Order by(String a);
        public static <T, P> Sort.Order desc(TypedPropertyPath<T, P> a);
        public static Sort.Order desc(String a);
        public boolean equals(Object a);
        public Sort.Direction getDirection();
        public Sort.NullHandling getNullHandling();
        public String getProperty();
        public int hashCode();
        public Sort.Order ignoreCase();
        public boolean isAscending();
        public boolean isDescending();
        public boolean isIgnoreCase();
        public Sort.Order nullsFirst();
        public Sort.Order nullsLast();
        public Sort.Order nullsNative();
        public Sort.Order reverse();
        public String toString();
        public Sort.Order with(Sort.Direction a);
        public Sort.Order with(Sort.NullHandling a);
    }
    public static class TypedSort<T> extends Sort {
        public <S> Sort.TypedSort<S> by(Function<T, S> a);
        public <S> Sort.TypedSort<S> by(MethodInvocationRecorder.Recorded.ToCollectionConverter<T, S> a);
        public <S> Sort.TypedSort<S> by(MethodInvocationRecorder.Recorded.ToMapConverter<T, S> a);
        public Sort ascending();
        public Sort descending();
        public boolean isEmpty();
        public Iterator<Sort.Order> iterator();
        public String toString();
    }
}
