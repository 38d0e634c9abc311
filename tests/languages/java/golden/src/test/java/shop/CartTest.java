package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CartTest {
    @Test
    void addsTaxes() throws Exception {
        assertEquals(119, new Cart().add("tea", 100).total());
    }
}
