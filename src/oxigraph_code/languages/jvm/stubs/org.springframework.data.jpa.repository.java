package org.springframework.data.jpa.repository;

import java.lang.*;
import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Example;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.data.repository.ListCrudRepository;
import org.springframework.data.repository.ListPagingAndSortingRepository;
import org.springframework.data.repository.query.QueryByExampleExecutor;

public interface JpaRepository<T, ID> extends ListCrudRepository<T, ID>, ListPagingAndSortingRepository<T, ID>, QueryByExampleExecutor<T> {
    void flush();
    <S> S saveAndFlush(S a);
    <S> List<S> saveAllAndFlush(Iterable<S> a);
    void deleteInBatch(Iterable<T> a);
    void deleteAllInBatch(Iterable<T> a);
    void deleteAllInBatch();
    void deleteAllByIdInBatch(Iterable<ID> a);
    T getOne(ID a);
    T getById(ID a);
    T getReferenceById(ID a);
    <S> List<S> findAll(Example<S> a);
    <S> List<S> findAll(Example<S> a, Sort b);
}

public interface JpaSpecificationExecutor<T> {
    Optional<T> findOne(Specification<T> a);
    List<T> findAll(Specification<T> a);
    List<T> findAll(Specification<T> a, Sort b);
    Page<T> findAll(Specification<T> a, Pageable b);
    long count(Specification<T> a);
    boolean exists(Specification<T> a);
    long delete(Specification<T> a);
}
