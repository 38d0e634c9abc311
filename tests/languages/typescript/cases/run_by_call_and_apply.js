// What is called is the member that all functions have; what runs is the function.
class Car { drive() {} }
function make() { return new Car(); }
function other() {}
class Own { call() {} }
const table = { make, other };
function main(own, key) {
  make.call(null).drive();
  // <- runs: make
  //              ^ calls: Car.drive (member)
}
function more(key) {
  Car.prototype.drive.apply(new Car(), []);
  // <- runs: Car.drive
}
function none(key) {
  new Own().call();
  // <- runs: nothing
  //        ^ calls: Own.call (member)
  table[key].call(null);
  //         ^ may: make, other
}
