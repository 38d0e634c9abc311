// --- path: Shop/Usings.cs ---
global using Shop.Prices;
// --- path: Shop/Tax/Rate.cs ---
namespace Shop.Tax
{
    public interface IRate<T> { T Of(int sum); }
    public class Rate : IRate<Rate>
    {
        Rate IRate<Rate>.Of(int sum) { return this; }
        public Rate Of(int sum) => this;
        public Rate Of(string name) => this;
        public Rate Of(int sum, params object[] others) => this;
        public Rate Of<T>(int sum, T other) => this;
        public static Task<Rate> Load() => null;
        public void Print() { }
    }
    public class Rate<T> { public T Value; }
}
// --- path: Shop/Prices/Price.cs ---
namespace Shop.Prices;
public class Price { public void Round() { } }
public static class Extensions
{
    public static Price Doubled(this Price price, int times = 2) { return price; }
    public static void Sort<T>(this IEnumerable<T> all) { }
}
// --- path: Shop/Cart.cs ---
using System.Linq;
using Shop.Tax;
using Named = Shop.Tax.Rate;

namespace Shop;

public record Line(Price Price, string Name) { public void Show() { } }

public class Base(int count)
{
    protected Rate rate = new();
    public virtual void Load() { }
    public Price this[int at] => null;
}

public partial class Cart : Base
{
    private readonly List<Line> lines = new List<Line>();
    private readonly Dictionary<string, Rate<Price>> rates = new();
    public event Action<Line>? Changed;
    public Rate? Current { get; set; }

    public Cart(int count) : base(count)
    //                       ^ calls: Base (lexical)
    {
        Current = new(); Load();
        //               ^ calls: Base.Load (inherited)
    }

    public async Task Run(object value, IRate<Rate> some)
    {
        rate.Of(1).Of("a").Print();
        //   ^ calls: Shop/Tax/Rate.cs:Rate.Of~2 (member)
        //         ^ calls: Shop/Tax/Rate.cs:Rate.Of~3 (member)
        //                 ^ calls: Shop/Tax/Rate.cs:Rate.Print (member)
        Current?.Of(1, new object[0]);
        //       ^ calls: Shop/Tax/Rate.cs:Rate.Of~4 (member)
        some.Of(1);
        //   ^ calls: Shop/Tax/Rate.cs:IRate.Of (member)
        (await Named.Load()).Print();
        //           ^ calls: Shop/Tax/Rate.cs:Rate.Load (member)
        //                   ^ calls: Shop/Tax/Rate.cs:Rate.Print (member)
        foreach (var line in lines.Where(one => one.Name != null)) line.Show();
        //                                                              ^ calls: Line.Show (member)
        lines.Select(line => line.Price).First().Round();
        //                                       ^ calls: Shop/Prices/Price.cs:Price.Round (member)
        rates["a"].Value.Round();
        //               ^ calls: Shop/Prices/Price.cs:Price.Round (member)
        this[1].Doubled().Doubled(times: 3);
        //      ^ calls: Shop/Prices/Price.cs:Extensions.Doubled (imported)
        //                ^ calls: Shop/Prices/Price.cs:Extensions.Doubled (imported)
        lines.Sort();
        //    ^ external: System.Collections.Generic.List.Sort
        rates.Values.Sort();
        //           ^ calls: Shop/Prices/Price.cs:Extensions.Sort (imported)
        if (value is not Line found) return;
        found.Show();
        //    ^ calls: Line.Show (member)
        ((Line)value).Show();
        //            ^ calls: Line.Show (member)
        Line made = new(null, "a");
        // <- calls: Line (lexical)
        Tax.Rate.Load();
        //       ^ calls: Shop/Tax/Rate.cs:Rate.Load (member)
        global::Shop.Tax.Rate.Load();
        //                    ^ calls: Shop/Tax/Rate.cs:Rate.Load (member)
        int Local(int sum) => sum;
        Local(1);
        // <- calls: Cart.Run.Local (lexical)
        Weigh<Line>(made);
        // <- calls: Shop/More.cs:Cart.Weigh (lexical)
        value.Guess();
        //    ^ external: System.Object.Guess
    }
}
// --- path: Shop/More.cs ---
namespace Shop;
partial class Cart { void Weigh<T>(T value) where T : Line { value.Show(); } }
//                                                                 ^ calls: Shop/Cart.cs:Line.Show (member)
// --- path: Other/Cart.cs ---
namespace Other;
class Cart { void Run(Price price) { price.Round(); } }
//                                         ^ external: Price.Round
