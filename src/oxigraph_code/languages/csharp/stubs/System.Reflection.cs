namespace System.Reflection;

using System;
using System.Collections.Generic;

public class MemberInfo { public string Name; public Type DeclaringType; public Type ReflectedType; public object[] GetCustomAttributes(bool inherit); }
public class MethodBase : MemberInfo { public bool IsStatic; public bool IsPublic; public ParameterInfo[] GetParameters(); public object Invoke(object o, object[] args); }
public class MethodInfo : MethodBase { public Type ReturnType; public MethodInfo MakeGenericMethod(params Type[] types); }
public class ConstructorInfo : MethodBase { }
public class PropertyInfo : MemberInfo { public Type PropertyType; public bool CanRead; public bool CanWrite; public MethodInfo GetMethod; public MethodInfo SetMethod; public object GetValue(object o); public void SetValue(object o, object v); }
public class FieldInfo : MemberInfo { public Type FieldType; public object GetValue(object o); }
public class ParameterInfo { public string Name; public Type ParameterType; public bool HasDefaultValue; public object DefaultValue; public int Position; }
public class Assembly { public string FullName; public static Assembly Load(string n); public static Assembly GetExecutingAssembly(); public static Assembly GetEntryAssembly(); public Type GetType(string n); public Type[] GetTypes(); public IEnumerable<Type> ExportedTypes; public AssemblyName GetName(); }
public class AssemblyName { public string Name; public Version Version; }
