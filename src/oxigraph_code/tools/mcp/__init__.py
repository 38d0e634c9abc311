"""Parts of the Model Context Protocol beside tools: prompts, resources, lenient arguments.

For maintainers: the protocol itself is known to ``server`` alone.
"""
