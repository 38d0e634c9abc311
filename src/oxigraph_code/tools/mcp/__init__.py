"""The parts of the Model Context Protocol beside tools: prompts, resources, and lenient names of arguments.

For maintainers: the protocol itself is known to ``server`` alone.
"""
