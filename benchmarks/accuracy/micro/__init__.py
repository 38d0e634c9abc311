"""Call graphs of small programs, each about one feature of a language, from other research."""
