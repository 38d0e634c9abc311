"""The tests, in the folders of what they hold."""
