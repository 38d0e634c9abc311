// --- path: Shop/Program.cs ---
using Shop;

builder.Services.Configure<SmtpOptions>(builder.Configuration.GetSection("Smtp"));
// <- joins: receives setting Smtp -> Shop/Options.cs:SmtpOptions
builder.Services.AddOptions<TaxOptions>()
    .BindConfiguration(TaxOptions.Section);
    // <- joins: receives setting Shop:Tax -> Shop/Options.cs:TaxOptions
builder.Services.AddOptions<TaxOptions>().Bind(builder.Configuration.GetSection("Tax")).ValidateOnStart();
// <- joins: receives setting Tax -> Shop/Options.cs:TaxOptions
builder.Services.Configure<TaxOptions>("eu", builder.Configuration.GetSection("Tax:Eu"));
// <- joins: receives setting Tax:Eu -> Shop/Options.cs:TaxOptions
builder.Configuration.GetSection("Smtp").Get<SmtpOptions>().Check();
//                                                          ^ calls: Shop/Options.cs:SmtpOptions.Check (member)
// <- joins: receives setting Smtp -> Shop/Options.cs:SmtpOptions
var tax = new TaxOptions();
builder.Configuration.GetSection("Tax:De").Bind(tax);
// <- joins: receives setting Tax:De -> Shop/Options.cs:TaxOptions
ConfigurationBinder.Bind(builder.Configuration.GetSection("Tax:Fr"), tax);
// <- joins: receives setting Tax:Fr -> Shop/Options.cs:TaxOptions
builder.Configuration.GetSection("Other").Bind(other);
// <- joins: nothing
builder.Services.Configure<TaxOptions>(builder.Configuration.GetSection(nameof(TaxOptions)));
// <- joins: receives setting TaxOptions -> Shop/Options.cs:TaxOptions
builder.Services.Configure<TaxOptions>(builder.Configuration.GetSection(TaxOptions.Named));
// <- joins: receives setting TaxOptions -> Shop/Options.cs:TaxOptions
// --- path: Shop/Options.cs ---
namespace Shop;

public class SmtpOptions { public string Host { get; set; } public void Check() { } }
public class TaxOptions
{
    public const string Section = "Shop:Tax";
    public const string Named = nameof(TaxOptions);
    public int Rate { get; set; }
}
