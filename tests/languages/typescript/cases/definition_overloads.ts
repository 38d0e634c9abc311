function size(of: string): number;
//       ^ defines: function size [overload]
function size(of: any) { return 1 }
//       ^ defines: function size~2 []

size("a");
// <- calls: size, size~2 (lexical)
declare function outside(): void;
//               ^ defines: function outside [declare]
