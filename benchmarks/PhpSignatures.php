<?php
// Writes the stubs of PHP's own classes and functions: `php -n benchmarks/PhpSignatures.php > …/php/stubs/core.php`.
// Names, bases, and the types of results, which are what resolution asks for.

function type_of(?ReflectionType $type): string
{
    return $type === null ? '' : ': ' . $type;
}

function result_of(ReflectionFunctionAbstract $function): string
{
    $type = type_of($function->getReturnType() ?? $function->getTentativeReturnType());
    return $function instanceof ReflectionMethod ? preg_replace('/\b(self|static)\b/', $function->class, $type) : $type;
}

echo "<?php\n// Signatures of PHP " . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION . ": names, bases and types of results.\n\n";
$classes = array_filter([...get_declared_classes(), ...get_declared_interfaces()],
    fn ($name) => (new ReflectionClass($name))->isInternal() && !str_contains($name, '\\'));
sort($classes);
foreach ($classes as $name) {
    $class = new ReflectionClass($name);
    $parent = $class->getParentClass();
    $inherited = $parent ? $parent->getInterfaceNames() : [];
    $interfaces = array_values(array_diff($class->getInterfaceNames(), $inherited));
    $word = $class->isInterface() ? 'interface' : 'class';
    $list = $interfaces ? ($class->isInterface() ? ' extends ' : ' implements ') . implode(', ', $interfaces) : '';
    echo "$word $name" . ($parent ? " extends {$parent->getName()}" : '') . "$list\n{\n";
    foreach ($class->getProperties() as $property) {
        if ($property->getDeclaringClass() == $class && $property->isPublic()) {
            echo "    public " . ($property->getType() ?? '') . " \${$property->getName()};\n";
        }
    }
    foreach ($class->getMethods() as $method) {
        if ($method->getDeclaringClass() == $class && !$method->isPrivate()) {
            $static = $method->isStatic() ? 'static ' : '';
            $end = $class->isInterface() ? ';' : ' {}';
            echo "    public {$static}function {$method->getName()}()" . result_of($method) . "$end\n";
        }
    }
    echo "}\n\n";
}
$functions = get_defined_functions()['internal'];
sort($functions);
foreach ($functions as $name) {
    if (!str_starts_with($name, 'xdebug') && !str_contains($name, '\\')) {
        echo "function $name()" . result_of(new ReflectionFunction($name)) . " {}\n";
    }
}
