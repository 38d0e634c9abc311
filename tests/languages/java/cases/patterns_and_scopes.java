package shop;

import java.io.Closeable;

sealed interface Shape permits Circle, Square { }

record Circle(Point center, int radius) implements Shape {
    Circle {
        check(radius);
        // <- calls: Circle.check (lexical)
    }

    static void check(int value) { }
}

record Square(Point corner) implements Shape { }

record Point(int x, int y) {
    void draw() { }
}

class Canvas implements Closeable {
    void draw(Shape shape, Object any) {
        if (any instanceof Point point && point.x() > 0) {
            point.draw();
            //    ^ calls: Point.draw (member)
        }
        if (!(any instanceof Canvas other)) {
            return;
        }
        other.close();
        //    ^ calls: Canvas.close (member)
        switch (shape) {
            case Circle circle -> circle.center().draw();
            //                                    ^ calls: Point.draw (member)
            case Square(Point corner) -> corner.draw();
            //                                  ^ calls: Point.draw (member)
        }
        try (Canvas canvas = new Canvas(); var second = new Canvas()) {
            canvas.close();
            //     ^ calls: Canvas.close (member)
            second.close();
            //     ^ calls: Canvas.close (member)
        } catch (Failure | IllegalStateException failure) {
            failure.printStackTrace();
            //      ^ external: java.lang.Throwable.printStackTrace
        }
        ((Point) any).draw();
        //            ^ calls: Point.draw (member)
        Runnable later = () -> this.close();
        //                          ^ calls: Canvas.close (member)
        class Local {
            void run() { close(); Canvas.this.close(); }
            //           ^ calls: Canvas.close (lexical)
            //                                ^ calls: Canvas.close (member)
        }
    }

    public void close() { }
}

class Failure extends RuntimeException { }
