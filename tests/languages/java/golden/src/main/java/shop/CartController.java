package shop;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import shop.tax.TaxException;

@RestController
@RequestMapping("/carts")
public class CartController {
    private static final String NAME = System.getenv("SHOP_NAME");

    @Autowired
    private Priced priced;

    @GetMapping("/{id}")
    public int show(int id) throws TaxException {
        return priced.total();
    }

    public static void main(String[] arguments) {
        System.out.println(NAME + logger.name);
        report(NAME);
    }

    @EventListener
    void paid(Priced event) {
        events.publishEvent(priced);
    }
}
