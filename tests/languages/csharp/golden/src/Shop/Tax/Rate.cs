global using System;

namespace Shop.Tax;

public struct Rate { public const int Max = 3; }
