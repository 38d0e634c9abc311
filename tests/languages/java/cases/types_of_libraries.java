// --- path: Square.java ---
package shapes;

import org.lib.Shape;

class Square extends Named implements Shape {
    public int area() { return 1; }
}

class Named {
    public String name() { return ""; }
}

class Use {
    int of(Shape shape) {
        shape.name();
        //    ^ external: org.lib.Shape.name
        //    ^ may: Named.name
        return shape.area();
        //           ^ external: org.lib.Shape.area
        //           ^ may: Square.area
    }
}
