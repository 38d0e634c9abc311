// --- path: Shop/Context.cs ---
namespace Shop;

public interface IParser { }
public interface IReader { }
public class Context
{
    public Context(IReader reader) { }
    public Context(IParser parser) { }
    public Context(int number) { }
    public void Take(IReader r) { }
    public void Take(IParser p) { }
}
public class Parser : IParser, IDisposable
{
    public Parser()
    {
        var c = new Context(this);
        //          ^ calls: Context, Context.Context~2 (lexical)
        c.Take(this);
        //^ calls: Context.Take~2 (member)
        Write(ToString());
        // <- calls: Parser.Write (lexical)
        Write(this.Name, true);
        // <- calls: Parser.Write~3 (lexical)
    }
    private string Name;
    private void Write(string a) { }
    private void Write(int a) { }
    private void Write(string a, bool b) { }
    private void Write(int a, bool b) { }
}
public class Links
{
    public bool Try(ref int text, out string link) { link = ""; return true; }
    public bool Try(ref string text, out string link) { link = ""; return true; }
    public bool Try(ref int text, out string link, out int other) { link = ""; return true; }
    public bool Try(ref int text, out string link, out string other) { link = ""; return true; }
    public void Run(int start)
    {
        Try(ref start, out var link);
        // <- calls: Links.Try (lexical)
        Try(ref start, out string a, out int b);
        // <- calls: Links.Try~3 (lexical)
        Try(ref start, out _, out string c);
        // <- calls: Links.Try~4 (lexical)
    }
}
