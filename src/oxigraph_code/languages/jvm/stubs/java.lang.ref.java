// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.lang.ref;

import java.lang.*;
import java.util.concurrent.ThreadFactory;

public class Cleaner {
    public static Cleaner create();
    public static Cleaner create(ThreadFactory a);
    public Cleaner.Cleanable register(Object a, Runnable b);
    public static interface Cleanable {
        void clean();
    }
}

public class PhantomReference<T> extends Reference<T> {
}

public class Reference<T> {
    public void clear();
    protected Object clone();
    public boolean enqueue();
    public T get();
    public boolean isEnqueued();
    public static void reachabilityFence(Object a);
    public boolean refersTo(T a);
}

public class ReferenceQueue<T> {
    public Reference<? extends T> poll();
    public Reference<? extends T> remove();
    public Reference<? extends T> remove(long a);
}

public class SoftReference<T> extends Reference<T> {
}

public class WeakReference<T> extends Reference<T> {
}
