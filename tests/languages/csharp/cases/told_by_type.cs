// --- path: Shop/Program.cs ---
using Shop;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddScoped<IMailer, SmtpMailer>();
//                                  ^ hands: argument by module to builder.Services.AddScoped
builder.Services.AddScoped(typeof(IStore<>), typeof(Disk<>));
//                                                  ^ hands: argument by module to builder.Services.AddScoped
app.UseMiddleware<Timing>();
//                ^ hands: argument by module to app.UseMiddleware
// --- path: Shop/Mailer.cs ---
namespace Shop;

public interface IMailer { void Send(); }
public interface IStore<T> { }
public class Disk<T> : IStore<T> { }
public class Timing { }

public class SmtpMailer : IMailer
{
    public event EventHandler Sent;
    public Func<int, bool> Accepts { get; set; }

    [Authorize]
    // <- no hands
    public void Send() { }

    public void Listen()
    {
        Sent += OnSent;
        //      ^ hands: stored by SmtpMailer.Listen to Sent
        Accepts = IsBig;
        //        ^ hands: stored by SmtpMailer.Listen to Accepts
    }

    private void OnSent(object sender, EventArgs args) { }
    private bool IsBig(int size) => size > 9;
}
