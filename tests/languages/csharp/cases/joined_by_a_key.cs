// --- path: Orders/CreateOrder.cs ---
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
