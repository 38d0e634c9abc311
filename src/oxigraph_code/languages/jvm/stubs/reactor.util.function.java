package reactor.util.function;

import java.lang.*;
import java.io.Serializable;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

public class Tuple2<T1, T2> implements Iterable<Object>, Serializable {
    public <R> Tuple2<R, T2> mapT1(Function<T1, R> a);
    public <R> Tuple2<T1, R> mapT2(Function<T2, R> a);
    public boolean equals(Object a);
    public Object get(int a);
    public T1 getT1();
    public T2 getT2();
    public int hashCode();
    public Iterator<Object> iterator();
    public int size();
    public Object[] toArray();
    public List<Object> toList();
    public String toString();
}

public class Tuple3<T1, T2, T3> extends Tuple2<T1, T2> {
    public <R> Tuple3<R, T2, T3> mapT1(Function<T1, R> a);
    public <R> Tuple3<T1, R, T3> mapT2(Function<T2, R> a);
    public <R> Tuple3<T1, T2, R> mapT3(Function<T3, R> a);
    public boolean equals(Object a);
    public Object get(int a);
    public T3 getT3();
    public int hashCode();
    public int size();
    public Object[] toArray();
}
