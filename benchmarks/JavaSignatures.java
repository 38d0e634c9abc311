// The signatures of the public classes of the JDK that programs use most, as the data file of the language.
//   java benchmarks/JavaSignatures.java > src/oxigraph_code/languages/java/libraries/jdk.toml
// One key for each class with its type parameters; the value has its bases, after ":", and a line for each member:
// a field as "name type", a method as "name(types) result", with its own type parameters in front. Names without a
// package are of java.lang; "u.", "f.", "s.", "c." and "io." stand for java.util, its packages function, stream and
// concurrent, and java.io. Members that a base has with the same types are left out, as are those that take and give
// nothing but nothing.
import java.lang.reflect.*;
import java.net.URI;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

public class JavaSignatures {
    static final String[] PACKAGES = {
        "java.lang", "java.util", "java.util.function", "java.util.stream", "java.util.regex", "java.util.concurrent",
        "java.util.concurrent.atomic", "java.util.concurrent.locks", "java.io", "java.nio", "java.nio.file",
        "java.nio.charset", "java.net", "java.math", "java.text", "java.time", "java.time.format", "java.lang.reflect", "java.lang.ref",
        "java.nio.file.attribute", "java.sql", "java.time.chrono", "java.time.temporal", "java.security",
        "java.nio.channels", "java.util.logging", "org.w3c.dom",
        "java.util.zip"};
    static final String[][] SHORT = {
        {"java.util.function.", "f."}, {"java.util.stream.", "s."}, {"java.util.concurrent.", "c."},
        {"java.util.", "u."}, {"java.io.", "io."}, {"java.lang.", ""}};

    static String name(Class<?> type) {
        String full = type.getCanonicalName();
        for (String[] pair : SHORT)
            if (full.startsWith(pair[0]) && Character.isUpperCase(full.charAt(pair[0].length())))
                return pair[1] + full.substring(pair[0].length());
        return full;
    }

    static String text(Type type) {
        if (type instanceof Class<?> plain) return plain.isArray() ? text(plain.getComponentType()) + "[]" : name(plain);
        if (type instanceof GenericArrayType array) return text(array.getGenericComponentType()) + "[]";
        if (type instanceof TypeVariable<?> variable) return variable.getName();
        if (type instanceof WildcardType wildcard) {
            if (wildcard.getLowerBounds().length > 0) return text(wildcard.getLowerBounds()[0]);
            return wildcard.getUpperBounds()[0] == Object.class ? "?" : text(wildcard.getUpperBounds()[0]);
        }
        ParameterizedType generic = (ParameterizedType) type;
        return name((Class<?>) generic.getRawType())
            + Stream.of(generic.getActualTypeArguments()).map(JavaSignatures::text).collect(Collectors.joining(",", "<", ">"));
    }

    static String variables(TypeVariable<?>[] variables) {
        return variables.length == 0 ? "" : Stream.of(variables).map(variable -> {
            Type bound = variable.getBounds()[0];
            boolean plain = bound == Object.class || bound instanceof ParameterizedType;
            return variable.getName() + (plain ? "" : " extends " + text(bound));
        }).collect(Collectors.joining(",", "<", ">"));
    }

    static String parameters(Executable method) {
        Type[] types = method.getGenericParameterTypes();
        List<String> texts = Stream.of(types).map(JavaSignatures::text).collect(Collectors.toList());
        if (method.isVarArgs()) {
            String last = texts.remove(texts.size() - 1);
            texts.add(last.substring(0, last.length() - 2) + "...");
        }
        return "(" + String.join(",", texts) + ")";
    }

    static boolean inherited(Class<?> type, Method method) {
        // A class that implements a method comes before the interface that declares it.
        boolean implemented = !type.isInterface() && !Modifier.isAbstract(method.getModifiers());
        List<Class<?>> bases = new ArrayList<>(implemented ? List.of() : List.of(type.getInterfaces()));
        if (type.getSuperclass() != null) bases.add(type.getSuperclass());
        else if (type.isInterface()) bases.add(Object.class);
        for (Class<?> base : bases) {
            if (!Modifier.isPublic(base.getModifiers())) continue;
            for (Method other : base.getMethods())
                if (other.getName().equals(method.getName()) && !other.isBridge()
                        && Arrays.equals(other.getParameterTypes(), method.getParameterTypes())
                        && other.getReturnType() == method.getReturnType())
                    return true;
        }
        return false;
    }

    static Set<String> members(Class<?> type) {
        Set<String> lines = new TreeSet<>();
        for (Field field : type.getDeclaredFields())
            if ((field.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0 && !field.isSynthetic())
                lines.add(field.getName() + " " + text(field.getGenericType()));
        for (Method method : type.getDeclaredMethods()) {
            int modifiers = method.getModifiers();
            if ((modifiers & (Modifier.PUBLIC | Modifier.PROTECTED)) == 0 || method.isBridge() || method.isSynthetic()) continue;
            if (inherited(type, method)) continue;
            boolean single = type.isInterface() && Modifier.isAbstract(modifiers);
            lines.add((single ? "!" : "") + (Modifier.isStatic(modifiers) ? "=" : "") + variables(method.getTypeParameters())
                + method.getName() + parameters(method) + " " + text(method.getGenericReturnType()));
        }
        return lines;
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("# Made by benchmarks/JavaSignatures.java of the JDK " + Runtime.version().feature() + ".");
        FileSystem modules = FileSystems.getFileSystem(URI.create("jrt:/"));
        Map<String, Class<?>> found = new TreeMap<>();
        for (String packaged : PACKAGES) {
            for (String module : new String[] {"java.base", "java.sql", "java.logging", "java.xml"}) {
                Path folder = modules.getPath("modules", module, packaged.replace('.', '/'));
                if (!Files.isDirectory(folder)) continue;
                try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.class")) {
                    for (Path file : files) {
                        String stem = file.getFileName().toString().replace(".class", "");
                        if (stem.matches(".*\\$\\d.*") || stem.contains("-")) continue;
                        Class<?> type = Class.forName(packaged + "." + stem, false, ClassLoader.getPlatformClassLoader());
                        boolean visible = true;
                        for (Class<?> around = type; around != null; around = around.getDeclaringClass())
                            visible &= (around.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
                        if (visible && type.getCanonicalName() != null) found.put(name(type), type);
                    }
                }
            }
        }
        for (Map.Entry<String, Class<?>> entry : found.entrySet()) {
            Class<?> type = entry.getValue();
            List<String> bases = new ArrayList<>();
            for (Class<?> above = type.getSuperclass(); above != null && !Modifier.isPublic(above.getModifiers());)
                above = above.getSuperclass();
            Type parent = type.getGenericSuperclass();
            while (parent != null && !Modifier.isPublic(raw(parent).getModifiers())) parent = raw(parent).getGenericSuperclass();
            if (parent != null && parent != Object.class) bases.add(text(parent));
            for (Type base : type.getGenericInterfaces()) if (found.containsKey(name(raw(base)))) bases.add(text(base));
            for (Class<?> above = type.getSuperclass(); above != null && !Modifier.isPublic(above.getModifiers()); above = above.getSuperclass())
                for (Type base : above.getGenericInterfaces())
                    if (found.containsKey(name(raw(base))) && !bases.contains(text(base))) bases.add(text(base));
            String head = (type.isInterface() ? "@" : "") + ": " + String.join(" ", bases);
            Set<String> lines = members(type);
            if (type.getSuperclass() != null)  // what a class that is not public gives to those that inherit from it
                for (Class<?> above = type.getSuperclass(); above != null && !Modifier.isPublic(above.getModifiers()); above = above.getSuperclass())
                    for (String line : members(above))
                        if (lines.stream().noneMatch(own -> called(own).equals(called(line)))) lines.add(line);
            System.out.println("'" + entry.getKey() + variables(type.getTypeParameters()) + "' = '''" + head.stripTrailing());
            lines.forEach(System.out::println);
            System.out.println("'''");
        }
    }

    static String called(String line) {
        return line.substring(0, Math.max(line.indexOf(')'), 0)).replaceFirst("^!?=?(<[^(]*>)?", "");
    }

    static Class<?> raw(Type type) {
        return type instanceof Class<?> plain ? plain : (Class<?>) ((ParameterizedType) type).getRawType();
    }
}
