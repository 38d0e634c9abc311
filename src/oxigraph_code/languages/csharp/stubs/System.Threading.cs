namespace System.Threading;

using System;
using System.Threading.Tasks;

public class CancellationToken : ValueType { public static CancellationToken None; public bool IsCancellationRequested; public bool CanBeCanceled; public void ThrowIfCancellationRequested(); public IDisposable Register(Action a); }
public class CancellationTokenSource : IDisposable { public CancellationToken Token; public bool IsCancellationRequested; public void Cancel(); public void CancelAfter(TimeSpan t); }
public class SemaphoreSlim : IDisposable { public Task WaitAsync(); public void Wait(); public int Release(); }
public class Timer : IDisposable { public bool Change(int a, int b); }
public class Thread { public static Thread CurrentThread; public int ManagedThreadId; public void Start(); public void Join(); public static void Sleep(int ms); }
public class Interlocked { public static int Increment(int a); public static int Decrement(int a); public static int Exchange(int a, int b); public static int CompareExchange(int a, int b, int c); }
public class Monitor { public static void Enter(object o); public static void Exit(object o); }
public class ManualResetEvent : IDisposable { public bool Set(); public bool Reset(); public bool WaitOne(); }
public class AsyncLocal<T> { public T Value; }
public class ThreadLocal<T> : IDisposable { public T Value; }
