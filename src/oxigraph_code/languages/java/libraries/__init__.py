"""The signatures of the classes of the JDK and of some libraries, as data."""
