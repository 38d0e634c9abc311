package org.springframework.data.repository;

import java.lang.*;
import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;

public interface CrudRepository<T, ID> extends Repository<T, ID> {
    <S> S save(S a);
    <S> Iterable<S> saveAll(Iterable<S> a);
    Optional<T> findById(ID a);
    boolean existsById(ID a);
    Iterable<T> findAll();
    Iterable<T> findAllById(Iterable<ID> a);
    long count();
    void deleteById(ID a);
    void delete(T a);
    void deleteAllById(Iterable<ID> a);
    void deleteAll(Iterable<T> a);
    void deleteAll();
}

public interface ListCrudRepository<T, ID> extends CrudRepository<T, ID> {
    <S> List<S> saveAll(Iterable<S> a);
    List<T> findAll();
    List<T> findAllById(Iterable<ID> a);
}

public interface ListPagingAndSortingRepository<T, ID> extends PagingAndSortingRepository<T, ID> {
    List<T> findAll(Sort a);
}

public interface PagingAndSortingRepository<T, ID> extends CrudRepository<T, ID> {
    Iterable<T> findAll(Sort a);
    Page<T> findAll(Pageable a);
}

public interface Repository<T, ID> {
}
