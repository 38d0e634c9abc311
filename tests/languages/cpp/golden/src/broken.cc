// A file that ends in the middle.
int broken(int a {
  return
