package shop;

import java.util.ArrayList;
import java.util.List;

class Tax {
    void rate(int percent) { }
    void rate(long percent) { }
    void rate(double percent) { }
    void rate(Integer percent) { }
    void rate(Object percent) { }
    void rate(String name) { }
    void rate(String name, Object... others) { }
    void rate(List<String> names) { }
    void rate(char mark) { }

    void run(Integer boxed, byte small, char mark, List<String> names, Object any, String name) {
        rate(1);
        // <- calls: Tax.rate (lexical)
        rate(1L);
        // <- calls: Tax.rate~2 (lexical)
        rate(1.5f);
        // <- calls: Tax.rate~3 (lexical)
        rate(boxed);
        // <- calls: Tax.rate~4 (lexical)
        rate(any);
        // <- calls: Tax.rate~5 (lexical)
        rate("a" + 1);
        // <- calls: Tax.rate~6 (lexical)
        rate(name, 1, 2);
        // <- calls: Tax.rate~7 (lexical)
        rate(new ArrayList<String>());
        // <- calls: Tax.rate~8 (lexical)
        rate(mark);
        // <- calls: Tax.rate~9 (lexical)
        rate(small);
        // <- calls: Tax.rate (lexical)
        rate(name.length());
        // <- calls: Tax.rate (lexical)
        rate(any == null ? 1 : 2L);
        // <- calls: Tax.rate~2 (lexical)
        rate(names.get(0));
        // <- calls: Tax.rate~6 (lexical)
        rate(unknown());
        // <- unresolved: ambiguous
    }
}
// --- path: shop/Fault.java ---
package shop;

import com.other.Rejected;

class Fault extends RuntimeException {
    Fault(String text) { }
    Fault(Throwable cause) { }

    static void run(Rejected given) {
        try {
            unknown();
        } catch (Rejected rejected) {
            throw new Fault(rejected);
            //        ^ calls: Fault, Fault.Fault~2 (lexical)
        }
        new Fault(given);
        //  ^ calls: Fault, Fault.Fault~2 (lexical)
    }
}
