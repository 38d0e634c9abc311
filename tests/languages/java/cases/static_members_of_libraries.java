// A name that no other place has comes from the one class of a library whose static members are all imported.
// --- path: shop/OneTest.java ---
package shop;

import static org.other.Matchers.*;

class OneTest {
    void run() {
        status();
        // <- external: org.other.Matchers.status
        own();
        // <- calls: OneTest.own (lexical)
    }

    void own() { }
}
// --- path: shop/TwoTest.java ---
package shop;

import static org.other.Builders.*;
import static org.other.Matchers.*;

class TwoTest {
    void run() {
        status();
        // <- unresolved: elsewhere
    }
}
// --- path: shop/ThreeTest.java ---
package shop;

import static org.other.Matchers.*;

import org.other.Base;

class ThreeTest extends Base {
    void run() {
        status();
        // <- unresolved: elsewhere
    }
}
// --- path: shop/FourTest.java ---
package shop;

class FourTest {
    void run() {
        status();
        // <- unresolved: undefined
    }
}
