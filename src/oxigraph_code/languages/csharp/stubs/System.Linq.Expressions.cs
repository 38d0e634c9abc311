namespace System.Linq.Expressions;

using System;

public class Expression<F> { public F Compile(); public Expression Body; }
public class LambdaExpression : Expression { public Delegate Compile(); }
public class MemberExpression : Expression { }
public class ParameterExpression : Expression { }
