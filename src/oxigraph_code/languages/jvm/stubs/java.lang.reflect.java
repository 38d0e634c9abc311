// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.lang.reflect;

import java.lang.*;
import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.security.BasicPermission;

public class AccessibleObject implements AnnotatedElement {
    public boolean canAccess(Object a);
    public <T extends Annotation> T getAnnotation(Class<T> a);
    public Annotation[] getAnnotations();
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> a);
    public <T extends Annotation> T getDeclaredAnnotation(Class<T> a);
    public Annotation[] getDeclaredAnnotations();
    public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> a);
    public boolean isAccessible();
    public boolean isAnnotationPresent(Class<? extends Annotation> a);
    public static void setAccessible(AccessibleObject[] a, boolean b);
    public void setAccessible(boolean a);
    public boolean trySetAccessible();
}

public interface AnnotatedArrayType extends AnnotatedType {
    AnnotatedType getAnnotatedGenericComponentType();
}

public interface AnnotatedElement {
    <T extends Annotation> T getAnnotation(Class<T> a);
    Annotation[] getAnnotations();
    default <T extends Annotation> T[] getAnnotationsByType(Class<T> a);
    default <T extends Annotation> T getDeclaredAnnotation(Class<T> a);
    Annotation[] getDeclaredAnnotations();
    default <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> a);
    default boolean isAnnotationPresent(Class<? extends Annotation> a);
}

public interface AnnotatedParameterizedType extends AnnotatedType {
    AnnotatedType[] getAnnotatedActualTypeArguments();
}

public interface AnnotatedType extends AnnotatedElement {
    default AnnotatedType getAnnotatedOwnerType();
    Type getType();
}

public interface AnnotatedTypeVariable extends AnnotatedType {
    AnnotatedType[] getAnnotatedBounds();
}

public interface AnnotatedWildcardType extends AnnotatedType {
    AnnotatedType[] getAnnotatedLowerBounds();
    AnnotatedType[] getAnnotatedUpperBounds();
}

public class Array {
    public static Object get(Object a, int b);
    public static boolean getBoolean(Object a, int b);
    public static byte getByte(Object a, int b);
    public static char getChar(Object a, int b);
    public static double getDouble(Object a, int b);
    public static float getFloat(Object a, int b);
    public static int getInt(Object a, int b);
    public static int getLength(Object a);
    public static long getLong(Object a, int b);
    public static short getShort(Object a, int b);
    public static Object newInstance(Class<?> a, int b);
    public static Object newInstance(Class<?> a, int... b);
    public static void set(Object a, int b, Object c);
    public static void setBoolean(Object a, int b, boolean c);
    public static void setByte(Object a, int b, byte c);
    public static void setChar(Object a, int b, char c);
    public static void setDouble(Object a, int b, double c);
    public static void setFloat(Object a, int b, float c);
    public static void setInt(Object a, int b, int c);
    public static void setLong(Object a, int b, long c);
    public static void setShort(Object a, int b, short c);
}

public class Constructor<T> extends Executable {
    public T newInstance(Object... a);
}

public class Executable extends AccessibleObject implements Member, GenericDeclaration {
    public AnnotatedType[] getAnnotatedExceptionTypes();
    public AnnotatedType[] getAnnotatedParameterTypes();
    public AnnotatedType getAnnotatedReceiverType();
    public AnnotatedType getAnnotatedReturnType();
    public Class<?>[] getExceptionTypes();
    public Type[] getGenericExceptionTypes();
    public Type[] getGenericParameterTypes();
    public Annotation[][] getParameterAnnotations();
    public int getParameterCount();
    public Class<?>[] getParameterTypes();
    public Parameter[] getParameters();
    public boolean isSynthetic();
    public boolean isVarArgs();
    public String toGenericString();
}

public class Field extends AccessibleObject implements Member {
    public Object get(Object a);
    public AnnotatedType getAnnotatedType();
    public boolean getBoolean(Object a);
    public byte getByte(Object a);
    public char getChar(Object a);
    public Class<?> getDeclaringClass();
    public double getDouble(Object a);
    public float getFloat(Object a);
    public Type getGenericType();
    public int getInt(Object a);
    public long getLong(Object a);
    public int getModifiers();
    public String getName();
    public short getShort(Object a);
    public Class<?> getType();
    public boolean isEnumConstant();
    public boolean isSynthetic();
    public void set(Object a, Object b);
    public void setBoolean(Object a, boolean b);
    public void setByte(Object a, byte b);
    public void setChar(Object a, char b);
    public void setDouble(Object a, double b);
    public void setFloat(Object a, float b);
    public void setInt(Object a, int b);
    public void setLong(Object a, long b);
    public void setShort(Object a, short b);
    public String toGenericString();
}

public interface GenericArrayType extends Type {
    Type getGenericComponentType();
}

public interface GenericDeclaration extends AnnotatedElement {
    TypeVariable<?>[] getTypeParameters();
}

public class GenericSignatureFormatError extends ClassFormatError {
}

public class InaccessibleObjectException extends RuntimeException {
}

public interface InvocationHandler {
    Object invoke(Object a, Method b, Object[] c);
    static Object invokeDefault(Object a, Method b, Object... c);
}

public class InvocationTargetException extends ReflectiveOperationException {
    public Throwable getTargetException();
}

public class MalformedParameterizedTypeException extends RuntimeException {
}

public class MalformedParametersException extends RuntimeException {
}

public interface Member {
    int DECLARED;
    int PUBLIC;
    Class<?> getDeclaringClass();
    int getModifiers();
    String getName();
    boolean isSynthetic();
}

public class Method extends Executable {
    public Object getDefaultValue();
    public Type getGenericReturnType();
    public Class<?> getReturnType();
    public Object invoke(Object a, Object... b);
    public boolean isBridge();
    public boolean isDefault();
}

public class Modifier {
    public static int ABSTRACT;
    public static int FINAL;
    public static int INTERFACE;
    public static int NATIVE;
    public static int PRIVATE;
    public static int PROTECTED;
    public static int PUBLIC;
    public static int STATIC;
    public static int STRICT;
    public static int SYNCHRONIZED;
    public static int TRANSIENT;
    public static int VOLATILE;
    public static int classModifiers();
    public static int constructorModifiers();
    public static int fieldModifiers();
    public static int interfaceModifiers();
    public static boolean isAbstract(int a);
    public static boolean isFinal(int a);
    public static boolean isInterface(int a);
    public static boolean isNative(int a);
    public static boolean isPrivate(int a);
    public static boolean isProtected(int a);
    public static boolean isPublic(int a);
    public static boolean isStatic(int a);
    public static boolean isStrict(int a);
    public static boolean isSynchronized(int a);
    public static boolean isTransient(int a);
    public static boolean isVolatile(int a);
    public static int methodModifiers();
    public static int parameterModifiers();
    public static String toString(int a);
}

public class Parameter implements AnnotatedElement {
    public AnnotatedType getAnnotatedType();
    public <T extends Annotation> T getAnnotation(Class<T> a);
    public Annotation[] getAnnotations();
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> a);
    public <T extends Annotation> T getDeclaredAnnotation(Class<T> a);
    public Annotation[] getDeclaredAnnotations();
    public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> a);
    public Executable getDeclaringExecutable();
    public int getModifiers();
    public String getName();
    public Type getParameterizedType();
    public Class<?> getType();
    public boolean isImplicit();
    public boolean isNamePresent();
    public boolean isSynthetic();
    public boolean isVarArgs();
}

public interface ParameterizedType extends Type {
    Type[] getActualTypeArguments();
    Type getOwnerType();
    Type getRawType();
}

public class Proxy implements Serializable {
    public static InvocationHandler getInvocationHandler(Object a);
    public static Class<?> getProxyClass(ClassLoader a, Class<?>... b);
    protected InvocationHandler h;
    public static boolean isProxyClass(Class<?> a);
    public static Object newProxyInstance(ClassLoader a, Class<?>[] b, InvocationHandler c);
}

public class RecordComponent implements AnnotatedElement {
    public Method getAccessor();
    public AnnotatedType getAnnotatedType();
    public <T extends Annotation> T getAnnotation(Class<T> a);
    public Annotation[] getAnnotations();
    public Annotation[] getDeclaredAnnotations();
    public Class<?> getDeclaringRecord();
    public String getGenericSignature();
    public Type getGenericType();
    public String getName();
    public Class<?> getType();
}

public class ReflectPermission extends BasicPermission {
}

public interface Type {
    default String getTypeName();
}

public interface TypeVariable<D extends GenericDeclaration> extends Type, AnnotatedElement {
    AnnotatedType[] getAnnotatedBounds();
    Type[] getBounds();
    D getGenericDeclaration();
    String getName();
}

public class UndeclaredThrowableException extends RuntimeException {
    public Throwable getUndeclaredThrowable();
}

public interface WildcardType extends Type {
    Type[] getLowerBounds();
    Type[] getUpperBounds();
}
