function run() {}
function outer(run: () => void) {
  return () => run();
  //           ^ unresolved: dynamic
}
function taken({ run }: any) { run() }
//                             ^ unresolved: dynamic
[1].forEach(() => run());
//                ^ calls: run (lexical)
try {} catch (run) { run() }
//                   ^ unresolved: dynamic
for (const run of []) run();
//                    ^ unresolved: dynamic
function standard(run = () => 1, value = run()) {}
//                                       ^ unresolved: dynamic
declare function taking(step: (inner: string) => void): void;
inner();
// <- unresolved: undefined
