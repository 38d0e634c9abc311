"""Abstract values, access paths and symbols: the data that every part of resolution shares."""
