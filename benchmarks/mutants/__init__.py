"""Tests to run, measured by mutation: each function drawn is made to raise, and the tests are run."""
