// --- path: src/conf.c ---
#define HANDLE_FUNC(func) int func(struct config *conf, const char *line)
#define STDCONF(name, func) { name, func }

static HANDLE_FUNC (handle_port);

static struct directive directives[] = {
    STDCONF ("port", handle_port),
    //               ^ hands: argument by directives to STDCONF
};

static int checked(int port) { return port; }

static HANDLE_FUNC (handle_port)
//                  ^ defines: function handle_port [static]
{
    return checked(1);
    //     ^ calls: checked (lexical)
}
