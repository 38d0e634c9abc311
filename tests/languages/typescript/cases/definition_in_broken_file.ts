class Kept { before() {} }
//    ^ defines: class Kept
function broken( { {
function after() {}
