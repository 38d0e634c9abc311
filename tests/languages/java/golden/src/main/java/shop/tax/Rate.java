package shop.tax;

public enum Rate {
    FULL(19),
    NONE(0) {
        @Override
        public int of(int sum) {
            return sum;
        }
    };

    private final int percent;

    Rate(int percent) {
        this.percent = percent;
    }

    public int of(int sum) throws TaxException {
        if (sum < 0) {
            throw new TaxException("negative: " + sum);
        }
        return sum + sum * percent / 100;
    }
}
