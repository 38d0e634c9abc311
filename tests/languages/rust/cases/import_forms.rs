use std::io;
//       ^ imports: std::io
use std::collections::{BTreeMap, HashMap as Map, hash_map::{self, Entry}};
//                     ^ imports: std::collections::BTreeMap
//                               ^ imports: std::collections::HashMap as Map
//                                               ^ imports: std::collections::hash_map
//                                                                ^ imports: std::collections::hash_map::Entry
pub use self::cart::*;
//                  ^ imports: self::cart::* [pub]
pub(crate) use crate::pay::Gateway as _;
//                         ^ imports: crate::pay::Gateway as _ [pub(crate)]
use ::serde::Serialize;
//           ^ imports: ::serde::Serialize
extern crate alloc as heap;
//           ^ imports: alloc as heap
