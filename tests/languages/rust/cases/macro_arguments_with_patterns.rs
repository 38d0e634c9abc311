enum Shape { Round(u8), Square { side: u8 }, Flat }
struct Side;
impl Side { fn go(&self) -> Shape { Shape::Flat } fn long(&self) -> bool { true } }
struct Other;
impl Other { fn long(&self) -> bool { true } }
const LEAST: u8 = 1;
fn kind() -> Shape { Shape::Flat }
fn least() -> u8 { LEAST }
fn run(side: Side, other: Other) -> bool {
    assert!(matches!(kind(), Shape::Round(_)));
    //               ^ calls: kind (lexical)
    //                              ^ calls: no call
    matches! { side.go(), Shape::Square { side: 1 } }
    //              ^ calls: Side.go (member)
    //                           ^ calls: no call
    matches!(kind(), Shape::Round(size) | Shape::Square { side: size, .. } if size > least() && side.long());
    // <- external: std::matches!
    //       ^ calls: kind (lexical)
    //                      ^ calls: no call
    //                      ^ references: Shape.Round
    //                                           ^ calls: no call
    //                                                                               ^ calls: least (lexical)
    //                                                                                               ^ calls: Side.long (member)
    matches!(kind(), Shape::Round(other) if other.long());
    //                                            ^ unresolved: unknown-receiver
    assert_matches!(kind(), Shape::Round(0), "not {}", least());
    //                             ^ calls: no call
    //                                                 ^ calls: least (lexical)
    matches!(side.go(), Shape::Round(1),);
    //            ^ calls: Side.go (member)
    //                         ^ calls: no call
    matches!(least(), LEAST) && matches!(Some(least()), Some(LEAST)) && LEAST > 0
    //       ^ calls: least (lexical)
    //                                        ^ calls: least (lexical)
    //                                                  ^ calls: no call
    //                                                                  ^ references: LEAST
}
