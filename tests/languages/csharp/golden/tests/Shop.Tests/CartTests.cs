using Xunit;

namespace Shop.Tests;

public class CartTests
{
    [Fact]
    public void Totals() { Assert.Equal(2, new Cart(default).Total()); missing(); value.Run(); }
}
