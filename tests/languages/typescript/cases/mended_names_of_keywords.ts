function compare(using: string | undefined): string {
  if (using === undefined) return "";
  return chosen(using);
  //     ^ calls: chosen (lexical)
}

function chosen(using: string): string {
  return using as string;
}

function held() {
  using lock = chosen("lock");
  //           ^ calls: chosen (lexical)
  return { using: compare("x") };
  //              ^ calls: compare (lexical)
}
