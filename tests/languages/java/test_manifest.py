"""Manifests of Maven and Gradle are read as text: names, versions and dependencies below the root."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.languages.jvm.manifest import read_project
from tests.indexing.support import write

PARENT = """
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <groupId>org.example</groupId> <artifactId>all</artifactId> <version>2.0</version>
  <properties> <log.version>1.7</log.version> <own>${log.version}.1</own> </properties>
  <dependencyManagement> <dependencies>
    <dependency> <groupId>junit</groupId> <artifactId>junit</artifactId> <version>4.13</version>
      <scope>test</scope> </dependency>
  </dependencies> </dependencyManagement>
  <modules> <module>shop</module> </modules>
</project>
"""
CHILD = """
<project>
  <parent> <groupId>org.example</groupId> <artifactId>all</artifactId> <version>2.0</version> </parent>
  <artifactId>shop</artifactId> <description> A  shop </description>
  <dependencies>
    <dependency> <groupId>junit</groupId> <artifactId>junit</artifactId> </dependency>
    <dependency> <groupId>org.log</groupId> <artifactId>log</artifactId> <version>${own}</version> </dependency>
    <dependency> <groupId>${project.groupId}</groupId> <artifactId>tax</artifactId>
      <version>${project.version}</version> <optional>true</optional> </dependency>
    <dependency> <groupId>org.far</groupId> <artifactId>far</artifactId> <version>${unknown}</version> </dependency>
  </dependencies>
</project>
"""


def read(folder: Path, root: Path | None = None) -> ProjectFacts:
    facts = read_project(folder, root)
    assert facts is not None
    return facts


def messages(facts: ProjectFacts) -> list[str]:
    return [f"{path}: {entry.message}" for path, entry in facts.diagnostics]


def test_a_folder_without_manifest_is_no_project(tmp_path: Path) -> None:
    assert read_project(tmp_path) is None


def test_a_module_of_maven_inherits_properties_versions_and_scopes(tmp_path: Path) -> None:
    write(tmp_path, {"pom.xml": PARENT, "shop/pom.xml": CHILD})
    facts = read(tmp_path / "shop", tmp_path)
    assert (facts.name, facts.version, facts.description) == ("shop", "2.0", "A shop")
    assert facts.dependencies == (
        Dependency("junit:junit", "4.13", "test"),
        Dependency("org.log:log", "1.7.1"),
        Dependency("org.example:tax", "2.0", optional=True),
        Dependency("org.far:far", "${unknown}"),
    )
    assert messages(facts) == ["pom.xml: org.far:far: the version '${unknown}' has an unknown property"]


def test_a_parent_outside_of_the_root_is_not_read(tmp_path: Path) -> None:
    write(tmp_path, {"pom.xml": PARENT, "shop/pom.xml": CHILD})
    assert read(tmp_path / "shop", tmp_path / "shop").dependencies[0] == Dependency("junit:junit")


def test_entities_and_document_types_are_refused(tmp_path: Path) -> None:
    text = '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><project><artifactId>&d;</artifactId></project>'
    facts = read(write(tmp_path, {"pom.xml": text}))
    assert facts.name == ""
    assert messages(facts) == ["pom.xml: a document type is declared; not read"]


def test_malformed_and_deep_documents_have_a_diagnostic(tmp_path: Path) -> None:
    assert "not well-formed" in messages(read(write(tmp_path, {"pom.xml": "<project><a></project>"})))[0]
    assert "too many elements" in messages(read(write(tmp_path, {"pom.xml": "<a>" * 10_000})))[0]


def test_properties_that_name_one_another_end(tmp_path: Path) -> None:
    text = "<project><artifactId>${a}</artifactId><properties><a>${b}${b}</a><b>${a}${a}</b></properties></project>"
    assert len(read(write(tmp_path, {"pom.xml": text})).name) <= 1_000


def test_gradle_in_both_languages_and_with_a_catalog(tmp_path: Path) -> None:
    files = {
        "settings.gradle": "rootProject.name = 'market'\n",
        "gradle/libs.versions.toml": '[versions]\nlog = "1.7"\n[libraries]\n'
        'log-core = { module = "org.log:core", version.ref = "log" }\nplain = "a:b:1"\n',
        "build.gradle": "version = '1.0' // not 2.0\ndependencies {\n  implementation 'org.one:one:1.1'\n"
        "  testImplementation group: 'junit', name: 'junit', version: '4.13'\n  api libs.log.core\n"
        "  // implementation 'no:no:1'\n  compileOnly \"org.two:two:$computed\"\n"
        "  implementation project(':shop')\n}\n",
        "shop/build.gradle.kts": 'dependencies {\n  implementation(platform("org.bom:bom:3"))\n'
        '  testImplementation("org.t:t:1")\n  runtimeOnly(libs.plain)\n}\n',
    }
    write(tmp_path, files)
    facts = read(tmp_path, tmp_path)
    assert (facts.name, facts.version) == ("market", "1.0")
    assert facts.dependencies == (
        Dependency("org.one:one", "1.1"),
        Dependency("junit:junit", "4.13", "test"),
        Dependency("org.log:core", "1.7"),
        Dependency("org.two:two", "$computed", "compileOnly"),
        Dependency("shop"),
    )
    inner = read(tmp_path / "shop", tmp_path)
    assert inner.name == "shop"
    assert inner.dependencies == (
        Dependency("org.bom:bom", "3"),
        Dependency("org.t:t", "1", "test"),
        Dependency("a:b", "1"),
    )
