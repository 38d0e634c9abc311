// The signatures of the public classes of the JDK that programs use most, as source, a file for each package.
//   java benchmarks/JavaSignatures.java src/oxigraph_code/languages/jvm/stubs
// Members that a base has with the same types are left out. Parameters have names by their position.
import java.io.IOException;
import java.lang.reflect.*;
import java.net.URI;
import java.nio.file.*;
import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

public class JavaSignatures {
    static final String[] PACKAGES = {
        "java.lang", "java.util", "java.util.function", "java.util.stream", "java.util.regex", "java.util.concurrent",
        "java.util.concurrent.atomic", "java.util.concurrent.locks", "java.io", "java.nio", "java.nio.file",
        "java.nio.charset", "java.net", "java.math", "java.text", "java.time", "java.time.format", "java.lang.reflect", "java.lang.ref",
        "java.nio.file.attribute", "java.sql", "java.time.chrono", "java.time.temporal", "java.security",
        "java.nio.channels", "java.util.logging", "org.w3c.dom",
        "java.util.zip"};
    static final String[] MODULES = {"java.base", "java.sql", "java.logging", "java.xml"};
    static final int SEEN = Modifier.PUBLIC | Modifier.PROTECTED;

    final String packaged;
    final Map<String, Class<?>> found;
    final Map<String, String> imports = new TreeMap<>();

    JavaSignatures(String packaged, Map<String, Class<?>> found) {
        this.packaged = packaged;
        this.found = found;
    }

    String name(Class<?> type) {
        if (type.isPrimitive()) return type.getName();
        String full = type.getCanonicalName(), own = type.getPackageName();
        String inside = full.substring(own.length() + 1), top = inside.split("\\.")[0];
        if (own.equals(packaged)) return inside;
        boolean isTaken = found.containsKey(packaged + "." + top) || found.containsKey("java.lang." + top);
        if (own.equals("java.lang")) return found.containsKey(packaged + "." + top) ? full : inside;
        if (isTaken || !own.equals(imports.computeIfAbsent(top, key -> own))) return full;
        return inside;
    }

    String text(Type type) {
        if (type instanceof Class<?> plain) return plain.isArray() ? text(plain.getComponentType()) + "[]" : name(plain);
        if (type instanceof GenericArrayType array) return text(array.getGenericComponentType()) + "[]";
        if (type instanceof TypeVariable<?> variable) return variable.getName();
        if (type instanceof WildcardType wildcard) {
            if (wildcard.getLowerBounds().length > 0) return "? super " + text(wildcard.getLowerBounds()[0]);
            return wildcard.getUpperBounds()[0] == Object.class ? "?" : "? extends " + text(wildcard.getUpperBounds()[0]);
        }
        ParameterizedType generic = (ParameterizedType) type;
        return name(raw(generic)) + joined(generic.getActualTypeArguments(), ", ", "<", ">", this::text);
    }

    String variables(GenericDeclaration declared) {
        return joined(declared.getTypeParameters(), ", ", "<", ">", variable ->
            variable.getName() + (variable.getBounds()[0] == Object.class ? "" : joined(variable.getBounds(), " & ", " extends ", "", this::text)));
    }

    String member(Class<?> type, Method method) {
        int modifiers = method.getModifiers();
        Type[] types = method.getGenericParameterTypes();
        List<String> taken = new ArrayList<>();
        for (int nth = 0; nth < types.length; nth++) {
            String text = text(types[nth]);
            if (method.isVarArgs() && nth == types.length - 1) text = text.substring(0, text.length() - 2) + "...";
            taken.add(text + " " + (char) ('a' + nth));
        }
        String generics = variables(method);
        return modifiers(type, modifiers, method.isDefault()) + generics + (generics.isEmpty() ? "" : " ")
            + text(method.getGenericReturnType()) + " " + method.getName() + "(" + String.join(", ", taken) + ");";
    }

    static String modifiers(Class<?> type, int modifiers, boolean isDefault) {
        return (type.isInterface() ? "" : Modifier.isPublic(modifiers) ? "public " : "protected ")
            + (Modifier.isStatic(modifiers) ? "static " : "") + (isDefault ? "default " : "");
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
                if (called(other).equals(called(method)) && !other.isBridge() && other.getReturnType() == method.getReturnType())
                    return true;
        }
        return false;
    }

    static String called(Method method) {
        return method.getName() + Arrays.toString(method.getParameterTypes());
    }

    // The fields and methods of a class, in the order of their names and parameters.
    Map<String, String> members(Class<?> type) {
        Map<String, String> lines = new TreeMap<>();
        for (Field field : type.getDeclaredFields())
            if ((field.getModifiers() & SEEN) != 0 && !field.isSynthetic() && !field.isEnumConstant())
                lines.put(field.getName(), modifiers(type, field.getModifiers() & (type.isInterface() ? 0 : -1), false)
                    + text(field.getGenericType()) + " " + field.getName() + ";");
        for (Method method : type.getDeclaredMethods())
            if ((method.getModifiers() & SEEN) != 0 && !method.isBridge() && !method.isSynthetic() && !inherited(type, method))
                put(lines, member(type, method));
        if (type == Enum.class)  // what the language adds to each of them
            for (String line : new String[] {"public static E valueOf(String a);", "public static E[] values();"}) put(lines, line);
        return lines;
    }

    static void put(Map<String, String> lines, String method) {
        lines.put(method.replaceFirst(".* (?=\\w+\\()", ""), method);
    }

    String declared(Class<?> type, String indent) {
        Map<String, String> lines = members(type);
        List<Type> parents = new ArrayList<>(), bases = new ArrayList<>(List.of(type.getGenericInterfaces()));
        Type parent = type.getGenericSuperclass();
        // What a class that is not public has is that of the classes that inherit from it.
        while (parent != null && !Modifier.isPublic(raw(parent).getModifiers())) {
            members(raw(parent)).forEach(lines::putIfAbsent);
            for (Type base : raw(parent).getGenericInterfaces()) if (!bases.contains(base)) bases.add(base);
            parent = raw(parent).getGenericSuperclass();
        }
        bases.removeIf(base -> !found.containsKey(raw(base).getCanonicalName()));
        if (parent != null && parent != Object.class && !type.isEnum()) parents.add(parent);
        String kind = type.isAnnotation() ? "@interface " : type.isInterface() ? "interface " : type.isEnum() ? "enum " : "class ";
        StringBuilder text = new StringBuilder(indent).append(Modifier.isProtected(type.getModifiers()) ? "protected " : "public ");
        text.append(type.getDeclaringClass() != null && Modifier.isStatic(type.getModifiers()) ? "static " : "");
        text.append(kind).append(type.getSimpleName()).append(variables(type));
        text.append(joined(parents.toArray(Type[]::new), "", " extends ", "", this::text));
        text.append(joined(bases.toArray(Type[]::new), ", ", type.isInterface() ? " extends " : " implements ", "", this::text)).append(" {\n");
        if (type.isEnum()) text.append(indent).append("    ").append(joined(type.getEnumConstants(), ", ", "", "", one -> ((Enum<?>) one).name())).append(";\n");
        lines.values().forEach(line -> text.append(indent).append("    ").append(line).append("\n"));
        found.values().stream().filter(inner -> inner.getDeclaringClass() == type)
            .forEach(inner -> text.append(declared(inner, indent + "    ")));
        return text.append(indent).append("}\n").toString();
    }

    String file() {
        String classes = found.values().stream()
            .filter(type -> type.getDeclaringClass() == null && type.getPackageName().equals(packaged))
            .map(type -> "\n" + declared(type, "")).collect(Collectors.joining());
        String named = imports.entrySet().stream()
            .map(entry -> "import " + entry.getValue() + "." + entry.getKey() + ";\n").sorted().collect(Collectors.joining("", "\n", ""));
        return "// Made by benchmarks/JavaSignatures.java of the JDK " + Runtime.version().feature() + ".\n"
            + "package " + packaged + ";\n\nimport java.lang.*;" + named + classes;
    }

    public static void main(String[] arguments) throws Exception {
        Map<String, Class<?>> found = new TreeMap<>();
        for (String packaged : PACKAGES) for (String module : MODULES) read(module, packaged, found);
        for (String packaged : PACKAGES)
            Files.writeString(Path.of(arguments[0], packaged + ".java"), new JavaSignatures(packaged, found).file());
    }

    static void read(String module, String packaged, Map<String, Class<?>> found) throws IOException, ClassNotFoundException {
        Path folder = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", module, packaged.replace('.', '/'));
        if (!Files.isDirectory(folder)) return;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.class")) {
            for (Path file : files) {
                String stem = file.getFileName().toString().replace(".class", "");
                if (stem.matches(".*\\$\\d.*") || stem.contains("-")) continue;
                Class<?> type = Class.forName(packaged + "." + stem, false, ClassLoader.getPlatformClassLoader());
                boolean visible = true;
                for (Class<?> around = type; around != null; around = around.getDeclaringClass())
                    visible &= (around.getModifiers() & SEEN) != 0;
                if (visible && type.getCanonicalName() != null) found.put(type.getCanonicalName(), type);
            }
        }
    }

    static <T> String joined(T[] parts, String between, String before, String after, Function<? super T, String> text) {
        return parts.length == 0 ? "" : Stream.of(parts).map(text).collect(Collectors.joining(between, before, after));
    }

    static Class<?> raw(Type type) {
        return type instanceof Class<?> plain ? plain : (Class<?>) ((ParameterizedType) type).getRawType();
    }
}
