package shop

@Service
@Transactional
class Box {
//    ^ decorators: Service | Transactional
    fun open(): Int = 2
    //  ^ defines: method Box.open
    val lid = 1
    //  ^ defines: field Box.lid
}

@Component
@Scope("x")
class Other<T> {

    // A comment.
    fun close() = Box().open()
    //                  ^ calls: Box.open (member)
}

@Component class Third {
    fun open() = 1
    //  ^ defines: method Third.open
}

@Component
@Scope("y")
class Fourth { fun open() = 1 }
//                 ^ defines: method Fourth.open

@Component
@Scope("z")
internal abstract class Fifth {
    fun open() = 1
    //  ^ defines: method Fifth.open
}

@Component
@Scope("z")
interface Sixth {
    fun open(): Int
    //  ^ defines: method Sixth.open
}

@Component
@Scope("z")
open class Seventh protected constructor() {
    val size = Seventh.of()
    //                 ^ calls: Seventh.Companion.of (inherited)
    companion object {
        fun of() = 1
    }
}

@Component
annotation class Eighth
//               ^ defines: class Eighth

class BoxSpec : StringSpec({
//    ^ roles: test
    "opens" { Box().open() shouldBe 2 }
    //              ^ calls: Box.open (member)
})
