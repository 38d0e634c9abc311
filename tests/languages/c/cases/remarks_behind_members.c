// A comment behind a member, on its line, is not about the next one.
enum kind {
    NONE, /* Nothing is asked. */
    ALL,
//  ^ docstring:
};
struct cart {
    int count; /* The number of lines. */
    int rate;
//      ^ docstring:
};
