// --- path: Shop/Program.cs ---
using Shop;

builder.Services.AddKeyedScoped<IMailer, SmtpMailer>("smtp");
// <- joins: receives service smtp -> Shop/Mailers.cs:SmtpMailer
builder.Services.AddKeyedSingleton<LogMailer>(Kinds.Log);
// <- joins: receives service log -> Shop/Mailers.cs:LogMailer
builder.Services.AddKeyedSingleton<IMailer, LogMailer>(Kind.Log);
// <- joins: receives service Kind.Log of Shop/Mailers.cs:Kind.Log -> Shop/Mailers.cs:LogMailer
// --- path: Shop/Mailers.cs ---
namespace Shop;

public static class Kinds { public const string Log = "log"; }
public enum Kind { Log }
public interface IMailer { void Send(); }
public class SmtpMailer : IMailer { public void Send() { } }
public class LogMailer : IMailer { public void Send() { } }

public class Orders
{
    public Orders([FromKeyedServices("smtp")] IMailer mailer) { }
    // <- joins: sends service smtp

    public void Told(IServiceProvider services) => services.GetRequiredKeyedService<IMailer>(Kinds.Log).Send();
    // <- joins: sends service log
}

public class Reports([FromKeyedServices(Kinds.Log)] IMailer mailer)
// <- joins: sends service log
{
}
