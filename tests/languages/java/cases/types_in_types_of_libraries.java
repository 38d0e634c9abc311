// --- path: shop/Socket.java ---
package shop;

import org.web.Session;
import org.web.Options;

interface Listener {
    void changed();
}

class Socket implements Listener, Session.Handler.Demanding {
//    ^ implements: Listener, org.web.Session.Handler.Demanding
    private Session.Endpoint endpoint;

    @Override
    public void changed() {
        //      ^ overrides: Listener.changed
        endpoint.close();
        //       ^ external: org.web.Session.Endpoint.close
        Session.Endpoint.open();
        //               ^ external: org.web.Session.Endpoint.open
        Options.DEFAULT.apply();
        //              ^ unresolved: unknown-receiver
        missing.Part.run();
        //           ^ unresolved: unknown-receiver
    }

    @Override
    public void opened() { }
    //          ^ overrides: nothing
}
