package shop;

import org.acme.Foreign;
import java.util.List;

class Undeclared {
    void run(List<String> items) {
        var made = new Foreign<>(items);
        made.go();
        //   ^ external: org.acme.Foreign.go
        new Foreign<>(items, item -> item.go());
        //                                ^ unresolved: unknown-receiver
        items.stream().map(Foreign::new).toList();
        pass(new Foreign<>(items));
        // <- calls: Undeclared.pass (lexical)
    }

    void pass(Foreign<String> value) {}

    void pass(String value) {}
}
