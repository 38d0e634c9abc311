"""Child processes that extract facts and make runs, and the jobs that start them."""
