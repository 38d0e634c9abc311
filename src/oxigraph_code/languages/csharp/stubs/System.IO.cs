namespace System.IO;

using System;
using System.Threading.Tasks;

public class TextWriter : IDisposable { public IFormatProvider FormatProvider; public virtual void Write(params object[] args); public virtual void WriteLine(params object[] args); public virtual void Flush(); public Task WriteAsync(string s); public Task WriteLineAsync(string s); public Task FlushAsync(); public void Dispose(); public void Close(); public static TextWriter Null; public static TextWriter Synchronized(TextWriter w); }
public class StringWriter : TextWriter { }
public class StreamWriter : TextWriter { public Stream BaseStream; }
public class TextReader : IDisposable { public int Read(); public int Peek(); public string ReadLine(); public string ReadToEnd(); public Task<string> ReadLineAsync(); public Task<string> ReadToEndAsync(); public void Dispose(); }
public class StringReader : TextReader { }
public class StreamReader : TextReader { }
public class Stream : IDisposable { public long Length; public long Position; public void Flush(); public int Read(byte[] b, int o, int n); public void Write(byte[] b, int o, int n); public void CopyTo(Stream s); public Task CopyToAsync(Stream s); public void Dispose(); public void Close(); }
public class MemoryStream : Stream { public byte[] ToArray(); }
public class FileStream : Stream { }
public class File { public static bool Exists(string p); public static string ReadAllText(string p); public static void WriteAllText(string p, string s); public static string[] ReadAllLines(string p); public static void Delete(string p); public static FileStream OpenRead(string p); public static FileStream Open(string p, FileMode m); public static void Copy(string a, string b); public static byte[] ReadAllBytes(string p); }
public enum FileMode { Open, Create }
public class Directory { public static bool Exists(string p); public static DirectoryInfo CreateDirectory(string p); public static string[] GetFiles(string p); public static string GetCurrentDirectory(); public static void Delete(string p, bool r); }
public class DirectoryInfo { public string FullName; }
public class FileInfo { public string FullName; public string Name; public long Length; public bool Exists; }
public class Path { public static string Combine(params string[] p); public static string GetFileName(string p); public static string GetDirectoryName(string p); public static string GetExtension(string p); public static string GetFullPath(string p); public static string GetTempPath(); public static string GetFileNameWithoutExtension(string p); public static string GetTempFileName(); }
public class IOException : SystemException { }
