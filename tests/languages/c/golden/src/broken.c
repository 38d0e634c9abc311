int lost( {
int kept(void) { return 1; }
