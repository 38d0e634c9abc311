// --- path: Orders/CreateOrder.cs ---
using MassTransit;
using MediatR;

namespace Shop.Orders;

public record CreateOrder(int Id) : IRequest<int>;

public class CreateOrderHandler(IStore store) : IRequestHandler<CreateOrder, int>
{
    public Task<int> Handle(CreateOrder request, CancellationToken token) => store.Save(request.Id);
    // <- joins: receives message CreateOrder of CreateOrder -> CreateOrderHandler.Handle
}

public class OrderCreated : INotification { }

public class Mails : INotificationHandler<OrderCreated>
{
    public Task Handle(OrderCreated created, CancellationToken token) => null;
    // <- joins: receives message OrderCreated of OrderCreated -> Mails.Handle

    public Task Handle(int number) => null;
}

public record OrderPlaced(int Id);

public class Placed : IConsumer<OrderPlaced>
{
    public Task Consume(ConsumeContext<OrderPlaced> context) => null;
    // <- joins: receives message OrderPlaced of OrderPlaced -> Placed.Consume
}
// --- path: Web/Api.cs ---
using Shop.Orders;

namespace Shop.Web;

public class Api(ISender sender)
{
    public async Task<int> Create(CreateOrder command) => await sender.Send(command);
    // <- joins: sends message CreateOrder of Orders/CreateOrder.cs:CreateOrder

    public async Task Tell()
    {
        await sender.Publish(new OrderCreated());
        // <- joins: sends message OrderCreated of Orders/CreateOrder.cs:OrderCreated
    }
}
// --- path: Web/Modules.cs ---
using Shop.Orders;

namespace Shop.Web;

public class Modules(IOrdersModule module)
{
    public async Task Create(int id)
    {
        await module.ExecuteCommandAsync(new CreateOrder(id));
        // <- joins: sends message CreateOrder of Orders/CreateOrder.cs:CreateOrder
        await CommandsExecutor.Execute(new OrderPlaced(id));
        // <- joins: sends message OrderPlaced of Orders/CreateOrder.cs:OrderPlaced
        var placed = new OrderPlaced(id);
        await _outboxStore.AddAsync(placed, default);
        // <- joins: sends message OrderPlaced of Orders/CreateOrder.cs:OrderPlaced
        await _names.AddAsync(placed, default);
        // <- joins: nothing
    }
}
