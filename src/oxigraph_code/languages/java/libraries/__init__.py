"""The signatures of the classes of the JDK, as data."""
