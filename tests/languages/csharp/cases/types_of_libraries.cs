using Lib.Shapes;

class Square : IShape
{
    public int Area() => 1;
}

class Use
{
    int Of(IShape shape)
    {
        shape.Name();
        //    ^ external: Lib.Shapes.IShape.Name
        //    ^ may: nothing
        return shape.Area();
        //           ^ external: Lib.Shapes.IShape.Area
        //           ^ may: Square.Area
    }
}
