int total(int a, const std::vector<int>& lines) {
//  ^ complexity: 5
    for (auto line : lines) {
        if (line and a) a++;
    }
    try {
        return a;
    } catch (int code) {
        return code;
    }
}
