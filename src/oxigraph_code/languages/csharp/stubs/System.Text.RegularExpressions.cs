namespace System.Text.RegularExpressions;

using System;
using System.Collections.Generic;

public class Regex { public static bool IsMatch(string s, string p); public bool IsMatch(string s); public Match Match(string s); public MatchCollection Matches(string s); public string Replace(string s, string r); public string[] Split(string s); public static string Escape(string s); }
public class Group : Capture { public bool Success; }
public class Capture { public string Value; public int Index; public int Length; }
public class Match : Group { public GroupCollection Groups; public Match NextMatch(); }
public class GroupCollection : IReadOnlyList<Group> { }
public class MatchCollection : IReadOnlyList<Match> { }
