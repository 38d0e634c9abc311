"""Edits of included files."""

from __future__ import annotations

from tests.indexing.support import Steps

SHOP = {
    "Makefile": "all:\n\tcc shop/*.c\n",
    "shop/pay.h": "struct payment { int (*ask)(int), (*back)(int), (*end)(int), (*pay)(int); };\n"
    "int total(int rate);\n",
    "shop/kinds.c": '#include "pay.h"\nstatic int cash(int a) { return a; }\nstatic int card(int a) { return a; }\n'
    "const struct payment kinds[] = { { .ask = cash, .back = cash, .end = cash, .pay = cash } };\n",
    "shop/main.c": '#include "pay.h"\nint main(void) { struct payment *one = 0; one->pay(1); return total(2); }\n',
}
STEPS: Steps = (
    # A function is stored in a field that another file calls.
    {"shop/kinds.c": SHOP["shop/kinds.c"].replace(".pay = cash", ".pay = card")},
    # A prototype is defined, and an inclusion goes elsewhere.
    {"shop/total.c": '#include "pay.h"\nint total(int rate) { return rate; }\n'},
    {"shop/kinds.c": SHOP["shop/kinds.c"].replace(".pay = cash", ".pay = 0")},
    {"shop/other.h": SHOP["shop/pay.h"], "shop/main.c": SHOP["shop/main.c"].replace("pay.h", "other.h")},
    {"shop/pay.h": None},
)
