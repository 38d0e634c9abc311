"""The manifests of Maven and Gradle, as text: nothing of a build runs."""

POM = "pom.xml"
BUILD_SCRIPTS = ("build.gradle.kts", "build.gradle")
MANIFESTS = (POM, *BUILD_SCRIPTS)
"""The names of the manifests of a project's folder, the most informative first."""
