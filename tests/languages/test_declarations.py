"""The declarations of external code are read from its source."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.errors import LanguageError
from oxigraph_code.languages.declarations import read_declarations
from oxigraph_code.languages.external_types import with_declarations
from oxigraph_code.languages.go import LOADER as GO
from oxigraph_code.languages.java import LOADER
from oxigraph_code.languages.packed_stubs import PACKED, PackedStubs, packed
from oxigraph_code.resolution.language.type_model import ExternalClass, ExternalMethod, Library, TypeExpr

TEXT = TypeExpr("java.lang.String", (), "outside")


def declared(folder: Path, **files: str) -> dict[str, ExternalClass]:
    for name, text in files.items():
        (folder / f"{name}.java").write_text(text, encoding="utf-8")
    return read_declarations(LOADER, folder)


def returned(method: ExternalMethod) -> TypeExpr:
    return method.returns


def test_a_name_means_a_type_parameter_before_a_class(tmp_path: Path) -> None:
    found = declared(tmp_path, a="package a; class T {} public class Box<T> { public T open(); public T2 own(); }")
    assert returned(found["a.Box"].methods["open"][0]) == TypeExpr("T")
    assert returned(found["a.Box"].methods["own"][0]) == TypeExpr("a.T2", (), "outside")


def test_names_are_looked_up_as_in_a_source(tmp_path: Path) -> None:
    found = declared(
        tmp_path,
        a="package a; import b.Shelf; import c.*; public class Box {"
        " public Lid lid(); public Shelf shelf(); public Cat cat(); public d.Dog dog(); public String name();"
        " public static class Lid {} }",
        c="package c; public class Cat {}",
    )
    types = {name: methods[0].returns.name for name, methods in found["a.Box"].methods.items()}
    assert types == {
        "lid": "a.Box.Lid", "shelf": "b.Shelf", "cat": "c.Cat", "dog": "d.Dog", "name": "java.lang.String",
    }  # fmt: skip


def test_every_overload_is_kept_in_order(tmp_path: Path) -> None:
    found = declared(
        tmp_path, a="package a; public class Box { public void put(int a); static <T> void put(T a, String... b); }"
    )
    first, second = found["a.Box"].methods["put"]
    assert (first.parameters, first.is_static) == ((TypeExpr("int", (), "outside"),), False)
    assert second.parameters == (TypeExpr("T"), TypeExpr("[]", (TEXT,), "outside"))
    assert (second.type_parameters, second.is_variadic, second.is_static) == (("T",), True, True)


def test_an_interface_requires_what_has_no_default(tmp_path: Path) -> None:
    found = declared(tmp_path, a="package a; public interface Box { int size(); default int free(); static Box of(); }")
    assert {name: method[0].is_abstract for name, method in found["a.Box"].methods.items()} == {
        "size": True, "free": False, "of": False,
    }  # fmt: skip


def test_a_stub_that_does_not_parse_is_named(tmp_path: Path) -> None:
    with pytest.raises(LanguageError, match=r"a\.java:1: "):
        declared(tmp_path, a="package a; public class Box { public int (; }")


def test_a_class_is_decoded_when_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = declared(tmp_path, a="package a; public class Box { public int size; } public class Lid {}")
    package = tmp_path / "stubbed"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / PACKED).write_bytes(packed(found))
    monkeypatch.syspath_prepend(tmp_path)
    stubs = PackedStubs(("stubbed",), {"[]": found["a.Lid"]})
    assert (set(stubs), len(stubs)) == ({"a.Box", "a.Lid", "[]"}, 3)
    assert stubs["a.Box"] is stubs["a.Box"]
    assert stubs["a.Box"].fields == {"size": TypeExpr("int", (), "outside")}
    assert ("a.Lid" in stubs, "a.Bag" in stubs, stubs.get("a.Bag")) == (True, False, None)


def as_library(folder: Path, text: str) -> Library:
    (folder / "shop").mkdir()
    (folder / "shop" / "shop.go").write_text(f"package shop\n{text}\n", encoding="utf-8")
    return with_declarations(Library(), read_declarations(GO, folder))


def test_functions_are_under_the_name_of_their_package(tmp_path: Path) -> None:
    found = as_library(tmp_path, "type Box struct { Lid *Lid }\ntype Lid struct {}\nfunc New() *Box\nfunc Size() int")
    assert found.result_types[("shop", "New")] == TypeExpr("shop.Box")
    assert ("shop", "Size") not in found.result_types
    assert found.external.reads[("shop.Box", "Lid")] == TypeExpr("shop.Lid")
    assert "shop" not in found.members


def test_a_type_has_the_members_of_its_bases(tmp_path: Path) -> None:
    text = "type Box struct { Lid }\ntype Lid struct { Size int }\nfunc (l *Lid) Open() *Box"
    found = as_library(tmp_path, text)
    assert found.members["shop.Box"] == {"Lid", "Size", "Open"}
    assert found.result_types[("shop.Box", "Open")] == TypeExpr("shop.Box")


def test_a_type_with_a_base_that_is_not_declared_may_have_other_members(tmp_path: Path) -> None:
    found = as_library(tmp_path, "type Box struct { other }\nfunc (b *Box) Open() *Box")
    assert "shop.Box" not in found.members
    assert "Open" in found.external.members["shop.Box"]


def test_a_type_parameter_is_a_place_in_a_template(tmp_path: Path) -> None:
    found = as_library(tmp_path, "type Box[K any, V any] struct {}\nfunc (b *Box[K, V]) Open() (*V, error)")
    assert found.result_types[("shop.Box", "Open")] == TypeExpr("{tuple}", (TypeExpr("1"), TypeExpr("builtin.error")))
