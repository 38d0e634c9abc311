namespace Shop
{
    public interface IPriced { int Total(); }

    public abstract class Container { }

    partial class Cart { static string Named<T>(T value, string other = "") { return other; } }
}
