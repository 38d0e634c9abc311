// --- path: src/test/java/shop/CartTest.java ---
package shop;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

class CartTest {
    @Test
    void adds() { }
    //   ^ roles: test

    @ParameterizedTest(name = "{0}")
    void multiplies(int factor) { }
    //   ^ roles: test

    void helps() { }
    //   ^ roles: nothing
}
// --- path: src/test/java/shop/OldTest.java ---
package shop;

import junit.framework.TestCase;

public class OldTest extends TestCase {
    public void testAdds() { }
    //          ^ roles: test
}
// --- path: src/main/java/shop/Main.java ---
package shop;

public class Main {
    public static void main(String[] arguments) { }
    //                 ^ roles: main
}
