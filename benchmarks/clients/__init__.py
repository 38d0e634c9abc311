"""Answers of our server as models receive them through the coding agents that people use.

For maintainers: the agents are real, only the model is a script. No key and no host but this machine is needed once the
clients are installed.
"""
