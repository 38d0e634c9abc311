/** Adds. */
export function add(a: number, b = 1, ...rest: number[]): number { return a }
//              ^ defines: function add [export]
//              ^ signature: (a: number, b = 1, ...rest: number[]) -> number
//              ^ docstring: Adds.
async function* stream() {}
//              ^ defines: function stream [async, generator]
const arrow = async (x: string) => x;
//    ^ defines: function arrow [async]
//    ^ signature: (x: string)
let expression = function named() {};
//  ^ defines: function expression []
const single = x => x;
//    ^ signature: (x)
export default () => 1;
//     ^ defines: function default []
