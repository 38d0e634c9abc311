// Android runs the methods of its components by their names.
// --- path: Main.kt ---
package shop

import android.app.Activity
import androidx.work.CoroutineWorker

open class Base : Activity()

class MainActivity : Base() {
    override fun onCreate(state: Any?) { load() }
    //           ^ roles: main
    fun load() {}
    //  ^ roles: nothing
}

class Sync : CoroutineWorker() {
    override suspend fun doWork(): Any = 1
    //                   ^ roles: main
}

class Button {
    fun onClick() {}
    //  ^ roles: nothing
}
