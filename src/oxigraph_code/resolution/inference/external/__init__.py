"""Library types and their members, as stubs and tables state them."""
