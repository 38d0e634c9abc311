"""Functions are joined to their callers in other languages by the names that both sides write."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.call_paths import find_path
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.impact import impact_analysis
from tests.tools.support import ask

FILES = {
    "src/calc.c": """\
#include <jni.h>
int add_numbers(int a, int b) { return a + b; }
int opened(int a) { return a; }
int compiled(int a) { return a; }
JNIEXPORT jint JNICALL Java_shop_Calc_addNative(JNIEnv *env, jobject self, jint a) { return add_numbers(a, a); }
""",
    "src/exported.h": "int rust_total(int a);\nint GoTotal(int a);\nint total(int a);\n",
    "src/user.c": """\
#include "exported.h"
int by_c(int a) { return rust_total(a) + GoTotal(a) + total(a); }
""",
    "src/through_cgo.c": '#include "_cgo_export.h"\nint by_header(void) { return GoOnly(1); }\n',
    "src/ext.c": """\
#include <Python.h>
static PyObject *py_total(PyObject *self, PyObject *args) { return 0; }
static PyObject *py_other(PyObject *self, PyObject *args) { return 0; }
static PyMethodDef methods[] = {
    {"total", py_total, METH_VARARGS, "Sum."},
    {"other", py_other, METH_VARARGS, "Another."},
    {NULL, NULL, 0, NULL}
};
static struct PyModuleDef module = { PyModuleDef_HEAD_INIT, "_shop", NULL, -1, methods };
""",
    "src/bind.cpp": """\
#include <pybind11/pybind11.h>
int subtract(int a, int b) { return a - b; }
int unbound(int a) { return a; }
namespace shop {
int multiply(int a, int b) { return a * b; }
struct Cart { int total() const { return 1; } };
}
int rounded(int a) { return a; }
PYBIND11_MODULE(_core, m) {
    m.def("minus", &subtract, "Subtract.");
    m.def("times", &shop::multiply);
    m.def("round", py::overload_cast<int>(&rounded));
    py::class_<shop::Cart>(m, "Cart").def(py::init<>()).def("sum", &shop::Cart::total);
}
""",
    "py/use.py": """\
import ctypes

import _core
import _shop
import elsewhere
from _calc import lib as compiled_lib
from cffi import FFI

ffi = FFI()
opened_lib = ffi.dlopen("libcalc.so")
lib = ctypes.CDLL("libcalc.so")


def by_ctypes():
    return lib.add_numbers(1, 2)


def by_pybind():
    return _core.minus(1, 2)


def by_table():
    return _shop.total(1)


def by_another():
    return elsewhere.other(1)


def rust_by_ctypes():
    return lib.rust_total(1)


def by_cffi():
    return opened_lib.opened(1)


def by_compiled_cffi():
    return compiled_lib.compiled(1)


def by_namespace():
    return _core.times(1, 2)


def by_overload():
    return _core.round(1)


def by_method():
    return _core.Cart().sum()


def total():
    return 1
""",
    "go/go.mod": "module example.com/m\n",
    "go/main.go": """\
package main

// #include "calc.h"
import "C"

func ByCgo() int { return int(C.add_numbers(1, 2)) }

//export GoTotal
func GoTotal(a C.int) C.int { return a }

//export GoOnly
func GoOnly(a C.int) C.int { return a }
""",
    "rust/Cargo.toml": '[package]\nname = "r"\nversion = "0.1.0"\n',
    "rust/src/lib.rs": """\
extern "C" {
    fn add_numbers(a: i32, b: i32) -> i32;
}
pub fn by_rust() -> i32 { unsafe { add_numbers(1, 2) } }
#[no_mangle]
pub extern "C" fn rust_total(a: i32) -> i32 { a }
""",
    "java/shop/Calc.java": "package shop;\npublic class Calc {\n  public native int addNative(int a);\n}\n",
    "kotlin/Rates.kt": "package shop\nobject Rates {\n  external fun rate(a: Int): Int\n}\n",
    "kotlin/rates.cc": 'extern "C" int Java_shop_Rates_rate(int a) { return a; }\n',
}


@pytest.mark.parametrize(
    ("function", "callers"),
    [
        ("src/calc.c:add_numbers", ["by_ctypes", "ByCgo", "rust/src/lib.rs:2"]),
        ("src/calc.c:Java_shop_Calc_addNative", ["Calc.addNative"]),
        ("src/ext.c:py_total", ["by_table"]),
        ("src/bind.cpp:subtract", ["by_pybind"]),
        ("rust/src/lib.rs:rust_total", ["rust_by_ctypes", "src/exported.h:1"]),
        ("go/main.go:GoTotal", ["src/exported.h:2"]),
        ("go/main.go:GoOnly", ["by_header"]),
        ("src/calc.c:opened", ["by_cffi"]),
        ("src/calc.c:compiled", ["by_compiled_cffi"]),
        ("src/bind.cpp:multiply", ["by_namespace"]),
        ("src/bind.cpp:rounded", ["by_overload"]),
        ("src/bind.cpp:Cart.total", ["by_method"]),
        ("kotlin/rates.cc:Java_shop_Rates_rate", ["Rates.rate"]),
    ],
)
def test_a_function_has_its_callers_in_other_languages(
    workspace: Workspace, root: Path, function: str, callers: list[str]
) -> None:
    answer = ask(workspace, root, get_callers, function)
    assert "joined by foreign function" in answer.splitlines()[0]
    assert [name for name in callers if name not in answer] == []


@pytest.mark.parametrize("function", ["src/ext.c:py_other", "src/bind.cpp:unbound"])
def test_a_name_in_a_module_that_the_file_does_not_make_joins_nothing(
    workspace: Workspace, root: Path, function: str
) -> None:
    assert "joined by" not in ask(workspace, root, get_callers, function)


def test_a_prototype_joins_no_function_without_the_mark_of_an_exported_one(workspace: Workspace, root: Path) -> None:
    assert "joined by" not in ask(workspace, root, get_callers, "py/use.py:total")


def test_impact_goes_through_the_name(workspace: Workspace, root: Path) -> None:
    assert "by_pybind" in ask(workspace, root, impact_analysis, "src/bind.cpp:subtract")


def test_a_path_leads_through_the_name(workspace: Workspace, root: Path) -> None:
    assert "src/calc.c:2" in ask(workspace, root, find_path, "by_ctypes", "src/calc.c:add_numbers")
