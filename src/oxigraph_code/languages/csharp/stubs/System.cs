namespace System;

using System.Collections.Generic;
using System.Threading.Tasks;
using System.Reflection;

public class Object {
  public virtual bool Equals(object other);
  public virtual int GetHashCode();
  public Type GetType();
  public virtual string ToString();
  public static bool ReferenceEquals(object a, object b);
}
public interface IDisposable { void Dispose(); }
public interface IAsyncDisposable { ValueTask DisposeAsync(); }
public interface IFormatProvider { object GetFormat(Type type); }
public interface IFormattable { string ToString(string format, IFormatProvider provider); }
public interface IComparable<T> { int CompareTo(T other); }
public interface IEquatable<T> { bool Equals(T other); }
public interface IServiceProvider { object GetService(Type type); }
public interface IProgress<T> { void Report(T value); }
public delegate void EventHandler<T>(object sender, T e);
public delegate int Comparison<T>(T a, T b);
public delegate R Converter<T, R>(T value);
public class ValueType : Object { }
public class Enum : ValueType {
  public static string GetName(Type type, object value);
  public static Array GetValues(Type type);
  public static object Parse(Type type, string value);
  public static bool IsDefined(Type type, object value);
  public bool HasFlag(Enum flag);
}
public class Delegate { public object Target; public object DynamicInvoke(params object[] args); }
public class Array : IEnumerable<object> {
  public int Length;
  public static T[] Empty<T>();
  public static void Sort<T>(T[] array);
  public static void Copy(Array a, Array b, int length);
  public static int IndexOf<T>(T[] array, T value);
  public static T Find<T>(T[] array, Predicate<T> match);
  public static bool Exists<T>(T[] array, Predicate<T> match);
  public static R[] ConvertAll<T, R>(T[] array, Converter<T, R> converter);
  public object Clone();
  public object GetValue(int index);
  public void CopyTo(Array array, int index);
}
public class Boolean : ValueType, IComparable<bool>, IEquatable<bool> { public static bool Parse(string s); public static bool TryParse(string s, bool result); }
public class Char : ValueType, IComparable<char>, IEquatable<char> {
  public static bool IsDigit(char c); public static bool IsLetter(char c); public static bool IsLetterOrDigit(char c);
  public static bool IsWhiteSpace(char c); public static bool IsUpper(char c); public static bool IsLower(char c);
  public static char ToUpper(char c); public static char ToLower(char c); public static char ToUpperInvariant(char c); public static char ToLowerInvariant(char c);
}
public class Byte : ValueType, IComparable<byte>, IFormattable { public static byte Parse(string s); }
public class SByte : ValueType, IComparable<sbyte>, IFormattable { }
public class Int16 : ValueType, IComparable<short>, IFormattable { public static short Parse(string s); }
public class UInt16 : ValueType, IComparable<ushort>, IFormattable { }
public class Int32 : ValueType, IComparable<int>, IEquatable<int>, IFormattable { public const int MaxValue = 1; public const int MinValue = 1; public static int Parse(string s); public static bool TryParse(string s, int result); }
public class UInt32 : ValueType, IComparable<uint>, IFormattable { }
public class Int64 : ValueType, IComparable<long>, IEquatable<long>, IFormattable { public const long MaxValue = 1; public static long Parse(string s); public static bool TryParse(string s, long result); }
public class UInt64 : ValueType, IComparable<ulong>, IFormattable { }
public class Single : ValueType, IComparable<float>, IFormattable { public static float Parse(string s); }
public class Double : ValueType, IComparable<double>, IEquatable<double>, IFormattable { public static double Parse(string s); public static bool IsNaN(double d); }
public class Decimal : ValueType, IComparable<decimal>, IEquatable<decimal>, IFormattable { public static decimal Parse(string s); public static decimal Round(decimal d, int n); }
public class String : IEnumerable<char>, IComparable<string>, IEquatable<string> {
  public const string Empty = "";
  public int Length;
  public static bool IsNullOrEmpty(string s); public static bool IsNullOrWhiteSpace(string s);
  public static string Join(string separator, params object[] parts); public static string Join<T>(string separator, IEnumerable<T> parts);
  public static string Format(string format, params object[] args); public static string Concat(params object[] parts);
  public static int Compare(string a, string b, StringComparison kind); public static bool Equals(string a, string b, StringComparison kind);
  public bool Equals(string other); public bool Equals(string other, StringComparison kind);
  public bool Contains(string s); public bool StartsWith(string s); public bool StartsWith(string s, StringComparison kind);
  public bool EndsWith(string s); public bool EndsWith(string s, StringComparison kind); public int IndexOf(string s); public int IndexOf(char s); public int LastIndexOf(string s);
  public string Substring(int start); public string Substring(int start, int length); public string Trim(); public string TrimStart(); public string TrimEnd(params char[] chars);
  public string Replace(string a, string b); public string ToLower(); public string ToUpper(); public string ToLowerInvariant(); public string ToUpperInvariant();
  public string[] Split(params char[] separators); public string PadLeft(int n); public string PadRight(int n); public string Insert(int at, string s); public string Remove(int at, int n);
  public char[] ToCharArray(); public int CompareTo(string other);
}
public enum StringComparison { Ordinal, OrdinalIgnoreCase, CurrentCulture, InvariantCulture, CurrentCultureIgnoreCase, InvariantCultureIgnoreCase }
public class StringComparer : IComparer<string>, IEqualityComparer<string> { public static StringComparer Ordinal; public static StringComparer OrdinalIgnoreCase; public static StringComparer InvariantCultureIgnoreCase; public int Compare(string a, string b); public bool Equals(string a, string b); public int GetHashCode(string s); }
public class Type : MemberInfo {
  public string FullName; public string Namespace; public Type BaseType; public Assembly Assembly; public bool IsGenericType; public bool IsValueType; public bool IsEnum; public bool IsInterface; public bool IsAbstract; public bool IsArray; public string AssemblyQualifiedName; public Type[] GenericTypeArguments;
  public static Type GetType(string name);
  public Type[] GetGenericArguments(); public Type GetGenericTypeDefinition(); public Type GetElementType(); public Type[] GetInterfaces(); public bool IsAssignableFrom(Type other); public bool IsInstanceOfType(object o); public bool IsSubclassOf(Type other); public Type MakeGenericType(params Type[] types);
  public MethodInfo GetMethod(string name); public MethodInfo[] GetMethods(); public PropertyInfo GetProperty(string name); public PropertyInfo[] GetProperties(); public ConstructorInfo[] GetConstructors(); public FieldInfo[] GetFields();
}
public class Exception { public Exception InnerException; public string Message; public string StackTrace; public string Source; public Exception GetBaseException(); public Exception(); public Exception(string message); public Exception(string message, Exception inner); }
public class SystemException : Exception { }
public class ApplicationException : Exception { }
public class ArgumentException : SystemException { public string ParamName; }
public class ArgumentNullException : ArgumentException { public static void ThrowIfNull(object value); }
public class ArgumentOutOfRangeException : ArgumentException { }
public class InvalidOperationException : SystemException { }
public class ObjectDisposedException : InvalidOperationException { }
public class NotSupportedException : SystemException { }
public class NotImplementedException : SystemException { }
public class FormatException : SystemException { }
public class InvalidCastException : SystemException { }
public class NullReferenceException : SystemException { }
public class TimeoutException : SystemException { }
public class OperationCanceledException : SystemException { }
public class AggregateException : Exception { public IList<Exception> InnerExceptions; public AggregateException Flatten(); }
public class EventArgs { public static EventArgs Empty; }
public class Attribute { }
public class Guid : ValueType, IEquatable<Guid>, IComparable<Guid> { public static Guid Empty; public static Guid NewGuid(); public static Guid Parse(string s); public static bool TryParse(string s, Guid g); public string ToString(string format); }
public class DateTime : ValueType, IComparable<DateTime>, IEquatable<DateTime>, IFormattable { public static DateTime Now; public static DateTime UtcNow; public static DateTime Today; public static DateTime MinValue; public static DateTime MaxValue; public DateTime Date; public int Year; public int Month; public int Day; public int Hour; public int Minute; public int Second; public long Ticks; public DayOfWeek DayOfWeek; public DateTime AddDays(double d); public DateTime AddHours(double d); public DateTime AddMinutes(double d); public DateTime AddSeconds(double d); public DateTime AddMonths(int d); public DateTime AddYears(int d); public DateTime Add(TimeSpan t); public TimeSpan Subtract(DateTime t); public DateTime ToUniversalTime(); public DateTime ToLocalTime(); public string ToString(string format); public static DateTime Parse(string s); }
public class DateTimeOffset : ValueType, IComparable<DateTimeOffset>, IEquatable<DateTimeOffset>, IFormattable { public static DateTimeOffset Now; public static DateTimeOffset UtcNow; public DateTime UtcDateTime; public DateTime DateTime; public DateTime Date; public TimeSpan Offset; public DateTimeOffset Add(TimeSpan t); public DateTimeOffset AddDays(double d); public DateTimeOffset AddSeconds(double d); public DateTimeOffset AddMinutes(double d); public DateTimeOffset ToLocalTime(); public DateTimeOffset ToUniversalTime(); public string ToString(string format); }
public class DateOnly : ValueType { }
public class TimeOnly : ValueType { }
public enum DayOfWeek { Sunday, Monday }
public class TimeSpan : ValueType, IComparable<TimeSpan>, IEquatable<TimeSpan>, IFormattable { public static TimeSpan Zero; public static TimeSpan MaxValue; public double TotalMilliseconds; public double TotalSeconds; public double TotalMinutes; public double TotalHours; public double TotalDays; public long Ticks; public static TimeSpan FromSeconds(double d); public static TimeSpan FromMilliseconds(double d); public static TimeSpan FromMinutes(double d); public static TimeSpan FromHours(double d); public static TimeSpan FromDays(double d); public static TimeSpan FromTicks(long d); public TimeSpan Add(TimeSpan t); public TimeSpan Subtract(TimeSpan t); }
public class Uri { public string Host; public string Scheme; public string AbsolutePath; public string AbsoluteUri; public string Query; public static bool TryCreate(string s, UriKind kind, Uri u); }
public enum UriKind { Absolute, Relative, RelativeOrAbsolute }
public class Version { public int Major; public int Minor; }
public class Lazy<T> { public T Value; public bool IsValueCreated; }
public class Nullable<T> { public T Value; public bool HasValue; public T GetValueOrDefault(); }
public class Tuple<A, B> { public A Item1; public B Item2; }
public class WeakReference<T> { }
public class Random { public int Next(); public int Next(int max); public int Next(int min, int max); public double NextDouble(); }
public class Math { public static int Max(int a, int b); public static int Min(int a, int b); public static int Abs(int a); public static double Pow(double a, double b); public static double Sqrt(double a); public static double Round(double a); public static double Floor(double a); public static double Ceiling(double a); }
public class Convert { public static int ToInt32(object o); public static long ToInt64(object o); public static string ToString(object o, IFormatProvider p); public static bool ToBoolean(object o); public static double ToDouble(object o); public static decimal ToDecimal(object o); public static string ToBase64String(byte[] b); public static byte[] FromBase64String(string s); public static object ChangeType(object o, Type t); }
public class Console { public static System.IO.TextWriter Out; public static System.IO.TextWriter Error; public static System.IO.TextReader In; public static void WriteLine(params object[] args); public static void Write(params object[] args); public static string ReadLine(); }
public class Environment { public static string NewLine; public static string MachineName; public static string UserName; public static int ProcessorCount; public static string GetEnvironmentVariable(string name); public static void SetEnvironmentVariable(string name, string value); public static void Exit(int code); }
public class GC { public static void SuppressFinalize(object o); public static void Collect(); }
public class Activator { public static object CreateInstance(Type type, params object[] args); public static T CreateInstance<T>(); }
public class AppDomain { public static AppDomain CurrentDomain; public Assembly[] GetAssemblies(); }
public class AppContext { public static string BaseDirectory; }
public class Span<T> { public int Length; public Span<T> Slice(int a, int b); public T[] ToArray(); }
public class ReadOnlySpan<T> { public int Length; public ReadOnlySpan<T> Slice(int a, int b); public T[] ToArray(); }
public class Memory<T> { public Span<T> Span; }
public class ReadOnlyMemory<T> { public ReadOnlySpan<T> Span; }
public class Buffer { }
public class BitConverter { public static byte[] GetBytes(int i); }
public class HashCode { public static int Combine(params object[] parts); public void Add(object o); public int ToHashCode(); }
public class Index { }
public class Range { }
