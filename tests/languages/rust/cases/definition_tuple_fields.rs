struct Point(pub f64, #[serde(skip)] pub(crate) f64);
//     ^ defines: class Point []
impl Point {
    fn x(&self) -> f64 { self.0 }
    // ^ defines: method Point.x []
}
