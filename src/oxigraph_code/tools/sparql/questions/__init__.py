"""How a question in words is read: its names, places and bounds, and what it asks besides.

For maintainers: no module here may know how rows are found or written.
"""
