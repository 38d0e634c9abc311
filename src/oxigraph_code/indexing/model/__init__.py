"""Records that runs leave and exchange: ledgers, observed roots, reports, and differences of graphs."""
