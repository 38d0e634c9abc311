"""The files of a program together: their scopes, visible bindings and canonical sites."""
