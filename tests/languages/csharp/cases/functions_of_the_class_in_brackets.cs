// Runners of jobs and makers of options take a function of the class in their brackets.
public class Cleanup { public Task RunAsync(int n) => null; }
public class Boot {
    public void Start(IRecurringJobManager jobs) {
        RecurringJob.AddOrUpdate<Cleanup>("x", j => j.RunAsync(1), "* * *");
        //                                            ^ calls: Cleanup.RunAsync (member)
        jobs.Add("y", Job.FromExpression<Cleanup>(j => j.RunAsync(2)));
        //                                               ^ calls: Cleanup.RunAsync (member)
        services.AddHttpClient<Cleanup>(c => c.RunAsync(3));
        //                                     ^ unresolved: unknown-receiver
    }
}
