declare function original<T>(path?: string): Promise<T>;
export async function load() {
  const one = await original<typeof import("./other")>();
  //                ^ calls: original (lexical)
  return original<
    typeof import("./other")
  >("./other");
}
export function last() {}
//              ^ defines: function last [export]
// --- path: other.ts ---
export const name = "other";
