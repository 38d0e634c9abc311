namespace MassTransit;

public interface ConsumeContext<T> { T Message { get; } }
