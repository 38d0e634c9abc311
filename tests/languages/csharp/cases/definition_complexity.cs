class Cart
{
    int Total(int a, int[] lines)
    //  ^ complexity: 12
    {
        if (a > 1 && a < 3 || a == 7) { return 1; }
        foreach (var line in lines) { while (a > 1) { a--; } }
        switch (a)
        {
            case 1: return 1;
            case 2: return 2;
            default: break;
        }
        try
        {
            return a > 1 ? 2 : a switch { 1 => 2, 2 => 3, _ => 4 };
        }
        catch (System.Exception)
        {
            return 4;
        }
    }

    void Plain() { }
    //   ^ complexity: 1
}
