"""The names of the standard library and of POSIX, and the steps through pointers.

For maintainers: data only. The header of a function is not asked for, since headers include one another.

Sources: ISO/IEC 9899, "Library"; POSIX.1-2017, "System Interfaces".
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.resolution.language.type_model import Library

_NAMES_TEXT: Final = """
    _exit abort abs accept access alarm asctime atexit atof atoi atol atoll bind bsearch calloc ceil chdir chmod
    chown clearerr clock clock_gettime close closedir closelog connect cos ctime dlclose dlerror dlopen dlsym
    dprintf dup dup2 epoll_create epoll_create1 epoll_ctl epoll_wait errno eventfd execl execle execlp execv execve
    execvp exit exp fabs fclose fcntl fdopen feof ferror fflush fgetc fgets fileno flock floor fmod fnmatch fopen
    fork fprintf fputc fputs fread free freeaddrinfo freopen fscanf fseek fseeko fstat fsync ftell ftello ftruncate
    fwrite gai_strerror getaddrinfo getc getchar getcwd getegid getenv geteuid getgid getgrnam gethostbyname
    gethostname getline getopt getopt_long getpeername getpid getppid getpwnam getpwuid getrlimit getrusage
    getsockname getsockopt gettimeofday getuid glob gmtime gmtime_r htonl htons inet_ntop inet_pton initgroups
    inotify_add_watch inotify_init ioctl isalnum isalpha isatty iscntrl isdigit isgraph isinf islower isnan isprint
    ispunct isspace isupper isxdigit kevent kill kqueue labs link listen localtime localtime_r log log10 longjmp
    lseek lstat malloc memchr memcmp memcpy memmem memmove memset mkdir mkfifo mkstemp mktime mmap munmap nanosleep
    ntohl ntohs open openat opendir openlog pause pclose perror pipe poll popen posix_memalign pow pread printf
    pthread_cond_broadcast pthread_cond_init pthread_cond_signal pthread_cond_wait pthread_create pthread_detach
    pthread_join pthread_mutex_destroy pthread_mutex_init pthread_mutex_lock pthread_mutex_unlock pthread_once
    pthread_self pthread_setspecific pthread_sigmask putc putchar putenv puts pwrite qsort raise rand random read
    readdir readlink readv realloc realpath recv recvfrom recvmsg regcomp regexec regfree remove rename rewind
    rewinddir rmdir round scanf select send sendmsg sendto setbuf setenv setgid setgroups setjmp setlocale setrlimit
    setsid setsockopt setuid setvbuf shutdown sigaction sigaddset sigemptyset sigfillset signal sigprocmask sin
    sleep snprintf socket socketpair sprintf sqrt srand sscanf stat strcasecmp strcat strchr strcmp strcoll strcpy
    strcspn strdup strerror strerror_r strftime strlcat strlcpy strlen strncasecmp strncat strncmp strncpy strndup
    strnlen strpbrk strptime strrchr strsep strsignal strspn strstr strtod strtok strtok_r strtol strtoll strtoul
    strtoull symlink sysconf syslog system tan time timerfd_create tmpfile tolower toupper truncate umask uname
    ungetc unlink unsetenv usleep utime vfprintf vprintf vsnprintf vsprintf vsyslog wait waitpid write writev
"""
NAMES: Final = frozenset(_NAMES_TEXT.split())
STARTS_PROCESSES: Final = frozenset({"system", "popen", "execl", "execle", "execlp", "execv", "execve", "execvp"})
# The target of a pointer, and an element, are read as the pointer or array itself.
LIBRARY: Final = Library(steps={"[]": ((),)})


def is_library_name(name: str) -> bool:
    """Return true if every file may mean the name of the library."""
    return name in NAMES


def library_name(name: str) -> str:
    """Return the qualified name of a function of the library; empty for any other name."""
    return name if name in NAMES or name == "std" else ""
