"""Project files are read as text: names, versions of the folders above, and dependencies."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.languages.csharp.manifest import read_project

PROJECT = """<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><AssemblyName>$(Prefix).Shop</AssemblyName><TargetFrameworks>net8.0;net9.0</TargetFrameworks></PropertyGroup>
  <ItemGroup>
    <!-- <PackageReference Include="Left" Version="1" /> -->
    <PackageReference Include="Serilog" />
    <PackageReference Include="Dapper"><Version>2.1.0</Version></PackageReference>
    <ProjectReference Include="..\\Core\\Core.csproj" />
  </ItemGroup>
</Project>
"""


def test_a_project_has_the_versions_and_packages_of_the_folders_above(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "Shop"
    folder.mkdir(parents=True)
    (folder / "Shop.csproj").write_text(PROJECT)
    (tmp_path / "Directory.Packages.props").write_text(
        '<Project><PackageVersion Include="Serilog" Version="4.1" /></Project>'
    )
    (tmp_path / "Directory.Build.props").write_text(
        '<Project><PackageReference Include="MinVer" Version="5" PrivateAssets="all" /></Project>'
    )
    project = read_project(folder, tmp_path)
    assert project is not None
    assert (project.name, project.edition) == ("Shop", "net8.0;net9.0")
    assert [(entry.name, entry.version, entry.group) for entry in project.dependencies] == [
        *(("Serilog", "4.1", ""), ("Dapper", "2.1.0", ""), ("Core", "", ""), ("MinVer", "5", "dev"))
    ]


def test_a_solution_lists_its_projects(tmp_path: Path) -> None:
    line = 'Project("{FAE0}") = "Web", "src\\Web\\Web.csproj", "{1}"\n'
    (tmp_path / "Shop.sln").write_text(f"{line}{line}")
    project = read_project(tmp_path)
    assert project is not None
    assert (project.name, [entry.name for entry in project.dependencies]) == ("Shop", ["Web"])
    (tmp_path / "Shop.slnx").write_text('<Solution><Project Path="src/Api/Api.csproj" /></Solution>')
    project = read_project(tmp_path)
    assert project is not None
    assert [entry.name for entry in project.dependencies] == ["Api"]


def test_a_folder_without_a_project_file_is_no_project(tmp_path: Path) -> None:
    (tmp_path / "Directory.Build.props").write_text("<Project")
    assert read_project(tmp_path) is None
    (tmp_path / "A.csproj").write_text("<Project><PackageReference Include=" + "<" * 5_000)
    project = read_project(tmp_path)
    assert project is not None
    assert (project.name, project.dependencies) == ("A", ())
