// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.util.concurrent.locks;

import java.lang.*;
import java.io.Serializable;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;

public class AbstractOwnableSynchronizer implements Serializable {
    protected Thread getExclusiveOwnerThread();
    protected void setExclusiveOwnerThread(Thread a);
}

public class AbstractQueuedLongSynchronizer extends AbstractOwnableSynchronizer implements Serializable {
    public void acquire(long a);
    public void acquireInterruptibly(long a);
    public void acquireShared(long a);
    public void acquireSharedInterruptibly(long a);
    protected boolean compareAndSetState(long a, long b);
    public Collection<Thread> getExclusiveQueuedThreads();
    public Thread getFirstQueuedThread();
    public int getQueueLength();
    public Collection<Thread> getQueuedThreads();
    public Collection<Thread> getSharedQueuedThreads();
    protected long getState();
    public int getWaitQueueLength(AbstractQueuedLongSynchronizer.ConditionObject a);
    public Collection<Thread> getWaitingThreads(AbstractQueuedLongSynchronizer.ConditionObject a);
    public boolean hasContended();
    public boolean hasQueuedPredecessors();
    public boolean hasQueuedThreads();
    public boolean hasWaiters(AbstractQueuedLongSynchronizer.ConditionObject a);
    protected boolean isHeldExclusively();
    public boolean isQueued(Thread a);
    public boolean owns(AbstractQueuedLongSynchronizer.ConditionObject a);
    public boolean release(long a);
    public boolean releaseShared(long a);
    protected void setState(long a);
    protected boolean tryAcquire(long a);
    public boolean tryAcquireNanos(long a, long b);
    protected long tryAcquireShared(long a);
    public boolean tryAcquireSharedNanos(long a, long b);
    protected boolean tryRelease(long a);
    protected boolean tryReleaseShared(long a);
    public class ConditionObject implements Condition, Serializable {
        public void await();
        public boolean await(long a, TimeUnit b);
        public long awaitNanos(long a);
        public void awaitUninterruptibly();
        public boolean awaitUntil(Date a);
        protected int getWaitQueueLength();
        protected Collection<Thread> getWaitingThreads();
        protected boolean hasWaiters();
        public void signal();
        public void signalAll();
    }
}

public class AbstractQueuedSynchronizer extends AbstractOwnableSynchronizer implements Serializable {
    public void acquire(int a);
    public void acquireInterruptibly(int a);
    public void acquireShared(int a);
    public void acquireSharedInterruptibly(int a);
    protected boolean compareAndSetState(int a, int b);
    public Collection<Thread> getExclusiveQueuedThreads();
    public Thread getFirstQueuedThread();
    public int getQueueLength();
    public Collection<Thread> getQueuedThreads();
    public Collection<Thread> getSharedQueuedThreads();
    protected int getState();
    public int getWaitQueueLength(AbstractQueuedSynchronizer.ConditionObject a);
    public Collection<Thread> getWaitingThreads(AbstractQueuedSynchronizer.ConditionObject a);
    public boolean hasContended();
    public boolean hasQueuedPredecessors();
    public boolean hasQueuedThreads();
    public boolean hasWaiters(AbstractQueuedSynchronizer.ConditionObject a);
    protected boolean isHeldExclusively();
    public boolean isQueued(Thread a);
    public boolean owns(AbstractQueuedSynchronizer.ConditionObject a);
    public boolean release(int a);
    public boolean releaseShared(int a);
    protected void setState(int a);
    protected boolean tryAcquire(int a);
    public boolean tryAcquireNanos(int a, long b);
    protected int tryAcquireShared(int a);
    public boolean tryAcquireSharedNanos(int a, long b);
    protected boolean tryRelease(int a);
    protected boolean tryReleaseShared(int a);
    public class ConditionObject implements Condition, Serializable {
        public void await();
        public boolean await(long a, TimeUnit b);
        public long awaitNanos(long a);
        public void awaitUninterruptibly();
        public boolean awaitUntil(Date a);
        protected int getWaitQueueLength();
        protected Collection<Thread> getWaitingThreads();
        protected boolean hasWaiters();
        public void signal();
        public void signalAll();
    }
}

public interface Condition {
    void await();
    boolean await(long a, TimeUnit b);
    long awaitNanos(long a);
    void awaitUninterruptibly();
    boolean awaitUntil(Date a);
    void signal();
    void signalAll();
}

public interface Lock {
    void lock();
    void lockInterruptibly();
    Condition newCondition();
    boolean tryLock();
    boolean tryLock(long a, TimeUnit b);
    void unlock();
}

public class LockSupport {
    public static Object getBlocker(Thread a);
    public static void park();
    public static void park(Object a);
    public static void parkNanos(Object a, long b);
    public static void parkNanos(long a);
    public static void parkUntil(Object a, long b);
    public static void parkUntil(long a);
    public static void setCurrentBlocker(Object a);
    public static void unpark(Thread a);
}

public interface ReadWriteLock {
    Lock readLock();
    Lock writeLock();
}

public class ReentrantLock implements Lock, Serializable {
    public int getHoldCount();
    protected Thread getOwner();
    public int getQueueLength();
    protected Collection<Thread> getQueuedThreads();
    public int getWaitQueueLength(Condition a);
    protected Collection<Thread> getWaitingThreads(Condition a);
    public boolean hasQueuedThread(Thread a);
    public boolean hasQueuedThreads();
    public boolean hasWaiters(Condition a);
    public boolean isFair();
    public boolean isHeldByCurrentThread();
    public boolean isLocked();
    public void lock();
    public void lockInterruptibly();
    public Condition newCondition();
    public boolean tryLock();
    public boolean tryLock(long a, TimeUnit b);
    public void unlock();
}

public class ReentrantReadWriteLock implements ReadWriteLock, Serializable {
    protected Thread getOwner();
    public int getQueueLength();
    protected Collection<Thread> getQueuedReaderThreads();
    protected Collection<Thread> getQueuedThreads();
    protected Collection<Thread> getQueuedWriterThreads();
    public int getReadHoldCount();
    public int getReadLockCount();
    public int getWaitQueueLength(Condition a);
    protected Collection<Thread> getWaitingThreads(Condition a);
    public int getWriteHoldCount();
    public boolean hasQueuedThread(Thread a);
    public boolean hasQueuedThreads();
    public boolean hasWaiters(Condition a);
    public boolean isFair();
    public boolean isWriteLocked();
    public boolean isWriteLockedByCurrentThread();
    public ReentrantReadWriteLock.ReadLock readLock();
    public ReentrantReadWriteLock.WriteLock writeLock();
    public static class ReadLock implements Lock, Serializable {
        public void lock();
        public void lockInterruptibly();
        public Condition newCondition();
        public boolean tryLock();
        public boolean tryLock(long a, TimeUnit b);
        public void unlock();
    }
    public static class WriteLock implements Lock, Serializable {
        public int getHoldCount();
        public boolean isHeldByCurrentThread();
        public void lock();
        public void lockInterruptibly();
        public Condition newCondition();
        public boolean tryLock();
        public boolean tryLock(long a, TimeUnit b);
        public void unlock();
    }
}

public class StampedLock implements Serializable {
    public Lock asReadLock();
    public ReadWriteLock asReadWriteLock();
    public Lock asWriteLock();
    public int getReadLockCount();
    public static boolean isLockStamp(long a);
    public static boolean isOptimisticReadStamp(long a);
    public static boolean isReadLockStamp(long a);
    public boolean isReadLocked();
    public static boolean isWriteLockStamp(long a);
    public boolean isWriteLocked();
    public long readLock();
    public long readLockInterruptibly();
    public long tryConvertToOptimisticRead(long a);
    public long tryConvertToReadLock(long a);
    public long tryConvertToWriteLock(long a);
    public long tryOptimisticRead();
    public long tryReadLock();
    public long tryReadLock(long a, TimeUnit b);
    public boolean tryUnlockRead();
    public boolean tryUnlockWrite();
    public long tryWriteLock();
    public long tryWriteLock(long a, TimeUnit b);
    public void unlock(long a);
    public void unlockRead(long a);
    public void unlockWrite(long a);
    public boolean validate(long a);
    public long writeLock();
    public long writeLockInterruptibly();
}
