"""From bytes to facts, one rule a test."""
