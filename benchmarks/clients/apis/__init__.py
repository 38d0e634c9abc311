"""The APIs of models, each read and answered by a module."""
