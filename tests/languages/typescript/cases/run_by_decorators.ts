function traced(type: object) {}

@traced
class Cart {}

console.log(Cart);
// <- runs: traced
