plugins { kotlin("jvm") version "2.0.0" }

version = "1.0"

dependencies {
    implementation("org.slf4j:slf4j-api:2.0.13")
    testImplementation("org.junit.jupiter:junit-jupiter:5.10.2")
}
