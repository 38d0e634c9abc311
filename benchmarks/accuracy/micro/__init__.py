"""Call graphs of small programs, each about one feature of the language, by the authors of another call graph."""
