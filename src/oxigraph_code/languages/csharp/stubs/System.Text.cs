namespace System.Text;

using System;

public class StringBuilder { public int Length; public StringBuilder Append(object o); public StringBuilder AppendLine(); public StringBuilder AppendLine(string s); public StringBuilder AppendFormat(string f, params object[] a); public StringBuilder Insert(int i, object o); public StringBuilder Replace(string a, string b); public StringBuilder Remove(int a, int b); public StringBuilder Clear(); }
public class Encoding { public static Encoding UTF8; public static Encoding ASCII; public static Encoding Unicode; public static Encoding Latin1; public static Encoding Default; public string WebName; public static Encoding GetEncoding(string name); public byte[] GetBytes(string s); public string GetString(byte[] b); public int GetByteCount(string s); }
public class UTF8Encoding : Encoding { }
