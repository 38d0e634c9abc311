type Make = { (start: number): () => number };
function begin(start: number) { return start; }
const make = ((start: number) => () => begin(start)) as Make;
//                                     ^ calls: begin (lexical)
make(1);
// <- calls: make (lexical)
const made = ((start: any) => begin(start)) as unknown as Make;
made(1);
// <- calls: made (lexical)
const kept = ((start: number) => begin(start)) satisfies Function;
kept(1);
// <- calls: kept (lexical)
const chosen = (Math.random() ? begin : make) as Make;
chosen(1);
// <- unresolved: dynamic
const named = function other(start: number) { return begin(start); } as any;
//                                                   ^ calls: begin (lexical)
named(1);
// <- calls: named (lexical)
