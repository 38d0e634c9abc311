package shop.tax;

public class TaxException extends Exception {
    TaxException(String message) {
        super(message);
    }
}
