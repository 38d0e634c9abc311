class Cart:
    def total(self, lines, rate=None):
    #   ^ complexity: 11
        if not lines and rate is None or rate == 0:
            return 0
        elif rate:
            pass
        for line in lines:
            while line:
                try:
                    line = line.next if line else None
                except ValueError:
                    break
        return sum(line for line in lines if line)

    def plain(self):
    #   ^ complexity: 1
        def inner(line):
        #   ^ complexity: 3
            match line:
                case 1:
                    return 2
                case 2:
                    return 3
        return inner


def keyed(lines):
#   ^ complexity: 2
    return sorted(lines, key=lambda line: line.a if line.a else line.b)
