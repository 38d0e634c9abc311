export function total(a: number, lines: number[]): number {
//              ^ complexity: 12
  if ((a > 1 && a < 3) || a === 7) return 1;
  else if (a === 2) return 2;
  for (const line of lines) while (a > 1) a--;
  switch (a) {
    case 1:
    case 2:
      return 2;
    default:
  }
  try {
    return a > 1 ? 2 : lines.filter((line) => line && a).length;
  } catch (error) {
    return a ?? 4;
  }
}

export const plain = () => {};
//           ^ complexity: 1
