import os
#      ^ imports: os
import os.path as osp, sys
#      ^ imports: os.path as osp
#                      ^ imports: sys
from a.b import c as d, e
#               ^ imports: a.b.c as d
#                       ^ imports: a.b.e
from a import (
    f,
    # <- imports: a.f
    g as h,
    # <- imports: a.g as h
)
from a import *
#             ^ imports: a.*
from __future__ import annotations
#                      ^ imports: __future__.annotations
