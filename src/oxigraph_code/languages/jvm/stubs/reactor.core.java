package reactor.core;

import java.lang.*;
import java.util.Collection;
import java.util.function.Supplier;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import reactor.util.context.Context;

public interface CorePublisher<T> extends Publisher<T> {
    void subscribe(CoreSubscriber<T> a);
}

public interface CoreSubscriber<T> extends Subscriber<T> {
    void onSubscribe(Subscription a);
    default Context currentContext();
}

public interface Disposable {
    void dispose();
    default boolean isDisposed();
    public static interface Composite extends Disposable {
        boolean add(Disposable a);
        void dispose();
        boolean isDisposed();
        boolean remove(Disposable a);
        int size();
        default boolean addAll(Collection<Disposable> a);
    }
    public static interface Swap extends Disposable, Supplier<Disposable> {
        boolean replace(Disposable a);
        boolean update(Disposable a);
    }
}
