use crate::own::Checked;
use serde::Serialize;
use thiserror::Error;
#[derive(Clone, Debug, Serialize, Checked)]
struct Cart;
//     ^ implements: own.Checked, serde::Serialize, std::clone::Clone, std::fmt::Debug
#[derive(Error, core::fmt::Debug)]
#[cfg_attr(feature = "copy", derive(Copy))]
enum Failure { Gone }
//   ^ implements: core::fmt::Debug, std::marker::Copy
mod own { pub trait Checked {} }
impl !Send for Other {}
struct Other;
//     ^ implements: nothing
