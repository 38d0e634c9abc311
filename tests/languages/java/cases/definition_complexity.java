class Cart {
    int total(int a, int[] lines) {
    //  ^ complexity: 12
        if (a > 1 && a < 3 || a == 7) {
            return 1;
        } else if (a == 2) {
            return 2;
        }
        for (int line : lines) {
            while (a > 1) { a--; }
        }
        do { a++; } while (a < 2);
        switch (a) {
            case 1: return 1;
            case 2: return 2;
            default: break;
        }
        try {
            return a > 1 ? 2 : 3;
        } catch (RuntimeException e) {
            return 4;
        }
    }

    void plain() {}
    //   ^ complexity: 1
}
