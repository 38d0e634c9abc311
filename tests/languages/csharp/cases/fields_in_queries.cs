// --- path: Shop/Context.cs ---
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Metadata.Builders;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace Shop;

public class Limits { public int Most; }
public class Order { public int Id; public string Name; public decimal Total; public decimal Paid() => 0; }

public class OrderConfiguration : IEntityTypeConfiguration<Order>
{
    public void Configure(EntityTypeBuilder<Order> builder)
    {
        builder.Property(order => order.Total).HasColumnName("total_sum");
        //                              ^ references: Order.Total
    }
}

public class ShopContext : DbContext { public DbSet<Order> Orders { get; set; } }

public class Orders(ShopContext context, IOptions<Limits> limits, IServiceProvider services)
{
    public async Task<string> First()
    {
        var found = await context.Orders.Where(order => order.Total > limits.Value.Most).FirstOrDefaultAsync();
        //                                                    ^ references: Order.Total
        //                                                                         ^ references: Limits.Most
        found.Paid();
        //    ^ calls: Order.Paid (member)
        return found.Name;
        //           ^ references: Order.Name
    }

    public void Second()
    {
        var names = from order in context.Set<Order>() where order.Id > 1 select order.Name;
        //                                                         ^ references: Order.Id
        services.GetRequiredService<Orders>().First();
        //                                    ^ calls: Orders.First (member)
    }
}
