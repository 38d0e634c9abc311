package org.reactivestreams;

import java.lang.*;

public interface Publisher<T> {
    void subscribe(Subscriber<T> a);
}

public interface Subscriber<T> {
    void onComplete();
    void onError(Throwable a);
    void onNext(T a);
    void onSubscribe(Subscription a);
}

public interface Subscription {
    void cancel();
    void request(long a);
}
