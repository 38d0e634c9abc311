package org.springframework.data.repository.query;

import java.lang.*;
import java.util.Optional;
import org.springframework.data.domain.Example;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;

public interface QueryByExampleExecutor<T> {
    <S> Optional<S> findOne(Example<S> a);
    <S> Iterable<S> findAll(Example<S> a);
    <S> Iterable<S> findAll(Example<S> a, Sort b);
    <S> Page<S> findAll(Example<S> a, Pageable b);
    <S> long count(Example<S> a);
    <S> boolean exists(Example<S> a);
}
