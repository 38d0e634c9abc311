"""Call resolution: from call sites to the functions they run."""
