fun f(a: Int, lines: List<Int>): Int {
//  ^ complexity: 9
    if (a > 1 && a < 3 || a == 7) return 1
    for (line in lines) { }
    while (a > 2) { }
    try {
        return when (a) {
            1 -> 2
            2 -> 3
            else -> 4
        }
    } catch (e: Exception) {
        return 5
    }
}

fun plain() { }
//  ^ complexity: 1
