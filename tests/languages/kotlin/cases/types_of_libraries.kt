import org.lib.Shape

class Square : Shape {
    override fun area() = 1
}

fun size(shape: Shape) = shape.area()
//                             ^ external: org.lib.Shape.area
//                             ^ may: Square.area
