package shop;

import java.util.ArrayList;
import java.util.List;
import shop.tax.Rate;
import shop.tax.TaxException;

/** A cart with its lines. */
public class Cart implements Priced {
    private final List<Line> lines = new ArrayList<>();
    private Rate rate = Rate.FULL;

    /** A line of a cart. */
    public record Line(String name, int price) { }

    public Cart() {
        this(Rate.FULL);
    }

    public Cart(Rate rate) {
        this.rate = rate;
    }

    public Cart add(Line line) {
        lines.add(line);
        return this;
    }

    public Cart add(String name, int price) {
        return add(new Line(name, price));
    }

    @Override
    public int total() throws TaxException {
        int sum = lines.stream().mapToInt(line -> line.price()).sum();
        return rate.of(sum);
    }

    Runnable printer() {
        return new Runnable() {
            @Override
            public void run() {
                print();
            }
        };
    }

    void print() {
        lines.forEach(this::show);
        lines.forEach(System.out::println);
    }

    private void show(Line line) {
        System.out.println(line.name());
    }
}
