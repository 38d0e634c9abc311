using System.Collections.Generic;
using Shop.Tax;
using Money = Shop.Tax.Rate;

namespace Shop;

/// <summary>A cart with its <see cref="Rate"/>.</summary>
public partial class Cart : Container, IPriced
{
    private readonly List<string> _names = new();

    /// <summary>Make a cart.</summary>
    /// <param name="rate">The rate of tax.</param>
    public Cart(Rate rate) { Rate = rate; }

    public Rate Rate { get; set; }

    public event Changed? OnChange;

    public int Total() => Weigh(2);

    [Pure]
    protected virtual int Weigh(int count) { return count; }
}

public enum Size { Small, Large }

internal delegate void Changed(Cart cart);

public record Line(string Name, int Count);
