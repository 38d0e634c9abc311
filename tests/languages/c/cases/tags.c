// A tag and a variable may have one name: a type is looked up among the tags.
// --- path: src/output.h ---
struct output { int (*init)(void); void (*show)(int); };
struct settings { int idle; };
// --- path: src/output.c ---
#include "output.h"
struct settings settings;
static int a_init(void) { return settings.idle; }
//                                        ^ references: src/output.h:settings.idle
static void a_show(int window) { }
const struct output output_a = { a_init, a_show };
static const struct output *output;
void run(void) {
    output->show(1);
    //      ^ may: a_show
}
