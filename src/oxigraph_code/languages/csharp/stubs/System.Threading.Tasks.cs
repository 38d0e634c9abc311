namespace System.Threading.Tasks;

using System;
using System.Collections.Generic;
using System.Threading;

public class Task<T> {
  public T await;
  public T Result; public bool IsCompleted; public Exception Exception; public bool IsFaulted; public bool IsCanceled;
  public static Task CompletedTask; public static TaskFactory Factory;
  public static Task<R> FromResult<R>(R value); public static Task<R> Run<R>(Func<R> f); public static Task Run(Action f);
  public static Task Delay(int ms); public static Task Delay(TimeSpan t); public static Task WhenAll(params Task[] tasks); public static Task<R[]> WhenAll<R>(IEnumerable<Task<R>> tasks); public static Task<Task> WhenAny(params Task[] tasks); public static Task<R> FromException<R>(Exception e); public static Task<R> FromCanceled<R>(CancellationToken c); public static YieldAwaitable Yield();
  public Task<T> ConfigureAwait(bool b); public TaskAwaiter<T> GetAwaiter(); public void Wait(); public bool Wait(TimeSpan t); public Task<R> ContinueWith<R>(Func<Task<T>, R> f); public Task<T> WaitAsync(CancellationToken c);
}
public class YieldAwaitable { }
public class TaskFactory { public Task<R> StartNew<R>(Func<R> f); }
public class TaskAwaiter<T> { public T GetResult(); }
public class ValueTask<T> { public T await; public T Result; public bool IsCompletedSuccessfully; public Task<T> AsTask(); public ValueTask<T> ConfigureAwait(bool b); public TaskAwaiter<T> GetAwaiter(); }
public class TaskCompletionSource<T> { public Task<T> Task; public void SetResult(T value); public void SetException(Exception e); public bool TrySetResult(T value); public bool TrySetException(Exception e); public bool TrySetCanceled(); }
