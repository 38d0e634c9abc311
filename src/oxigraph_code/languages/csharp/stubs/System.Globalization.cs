namespace System.Globalization;

using System;

public class CultureInfo : IFormatProvider { public static CultureInfo InvariantCulture; public static CultureInfo CurrentCulture; public static CultureInfo CurrentUICulture; public string Name; public CultureInfo Parent; public bool IsNeutralCulture; }
