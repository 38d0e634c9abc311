int total(int a, int n) {
//  ^ complexity: 10
    if (a > 1 && a < 3 || a == 7) return 1;
    for (int i = 0; i < n; i++) while (a > 1) a--;
    do { a++; } while (a < 2);
    switch (a) {
    case 1: return 1;
    case 2: return 2;
    default: break;
    }
    return a > 1 ? 2 : 3;
}
