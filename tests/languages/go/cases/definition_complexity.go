package a

func f(a, b int, c chan int) int {
//   ^ complexity: 10
    if a > 1 && b > 1 || a == b {
        return 0
    } else if a > 2 {
        return 1
    }
    for i := 0; i < a; i++ {
        switch {
        case i == 1:
        case i == 2:
        default:
        }
    }
    select {
    case <-c:
    default:
    }
    run(func() {
        if a > 3 {
        }
    })
    return 1
}

func run(g func()) {}
//   ^ complexity: 1
