// A class that is passed to a call is handed over, but not where the call only writes a log with its name.
// --- path: shop/Nightly.java ---
package shop;

class Nightly { }
// --- path: shop/Plan.java ---
package shop;

import org.quartz.JobBuilder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

class Plan {
    private static final Logger LOG = LoggerFactory.getLogger(Plan.class);
    //                                                        ^ hands: nothing

    void start() {
        JobBuilder.newJob(Nightly.class).build();
        //                ^ hands: argument by Plan.start to JobBuilder.newJob
    }
}
