pub struct Many;
pub struct N0;
impl From<N0> for Many { fn from(_: N0) -> Self { Many } }
pub struct N1;
impl From<N1> for Many { fn from(_: N1) -> Self { Many } }
pub struct N2;
impl From<N2> for Many { fn from(_: N2) -> Self { Many } }
pub struct N3;
impl From<N3> for Many { fn from(_: N3) -> Self { Many } }
pub struct N4;
impl From<N4> for Many { fn from(_: N4) -> Self { Many } }
pub struct N5;
impl From<N5> for Many { fn from(_: N5) -> Self { Many } }
pub struct N6;
impl From<N6> for Many { fn from(_: N6) -> Self { Many } }
pub struct N7;
impl From<N7> for Many { fn from(_: N7) -> Self { Many } }
pub struct N8;
impl From<N8> for Many { fn from(_: N8) -> Self { Many } }
pub struct N9;
impl From<N9> for Many { fn from(_: N9) -> Self { Many } }
pub struct N10;
impl From<N10> for Many { fn from(_: N10) -> Self { Many } }
pub struct N11;
impl From<N11> for Many { fn from(_: N11) -> Self { Many } }
pub struct N12;
impl From<N12> for Many { fn from(_: N12) -> Self { Many } }
pub struct N13;
impl From<N13> for Many { fn from(_: N13) -> Self { Many } }
pub struct N14;
impl From<N14> for Many { fn from(_: N14) -> Self { Many } }
pub struct N15;
impl From<N15> for Many { fn from(_: N15) -> Self { Many } }
pub struct N16;
impl From<N16> for Many { fn from(_: N16) -> Self { Many } }
pub struct N17;
impl From<N17> for Many { fn from(_: N17) -> Self { Many } }
pub struct N18;
impl From<N18> for Many { fn from(_: N18) -> Self { Many } }
pub struct N19;
impl From<N19> for Many { fn from(_: N19) -> Self { Many } }
pub struct N20;
impl From<N20> for Many { fn from(_: N20) -> Self { Many } }
pub struct N21;
impl From<N21> for Many { fn from(_: N21) -> Self { Many } }
pub struct N22;
impl From<N22> for Many { fn from(_: N22) -> Self { Many } }
pub struct N23;
impl From<N23> for Many { fn from(_: N23) -> Self { Many } }
pub struct N24;
impl From<N24> for Many { fn from(_: N24) -> Self { Many } }
pub struct N25;
impl From<N25> for Many { fn from(_: N25) -> Self { Many } }
pub struct N26;
impl From<N26> for Many { fn from(_: N26) -> Self { Many } }
pub struct N27;
impl From<N27> for Many { fn from(_: N27) -> Self { Many } }
pub struct N28;
impl From<N28> for Many { fn from(_: N28) -> Self { Many } }
pub struct N29;
impl From<N29> for Many { fn from(_: N29) -> Self { Many } }
pub struct N30;
impl From<N30> for Many { fn from(_: N30) -> Self { Many } }
pub struct N31;
impl From<N31> for Many { fn from(_: N31) -> Self { Many } }
pub struct N32;
impl From<N32> for Many { fn from(_: N32) -> Self { Many } }
pub struct N33;
impl From<N33> for Many { fn from(_: N33) -> Self { Many } }
pub struct N34;
impl From<N34> for Many { fn from(_: N34) -> Self { Many } }
pub struct N35;
impl From<N35> for Many { fn from(_: N35) -> Self { Many } }
pub struct N36;
impl From<N36> for Many { fn from(_: N36) -> Self { Many } }
pub struct N37;
impl From<N37> for Many { fn from(_: N37) -> Self { Many } }
pub struct N38;
impl From<N38> for Many { fn from(_: N38) -> Self { Many } }
pub struct N39;
impl From<N39> for Many { fn from(_: N39) -> Self { Many } }
fn run(one: N1, last: N39) {
    Many::from(last);
    //    ^ unresolved: ambiguous
    let many: Many = one.into();
    //                   ^ calls: Many.from~2 (implementation)
    Many::from(unknown());
    //    ^ unresolved: ambiguous
    //    ^ may: nothing
    let many: Many = unknown().into();
    //                         ^ unresolved: unknown-receiver
    //                         ^ may: nothing
}
