class Cart { total() {} }

function load() {
  return Promise.resolve(new Cart());
}

async function handOn() {
  return load();
}

async function run() {
  (await handOn()).total();
  //               ^ calls: Cart.total (member)
  handOn().then((cart) => cart.total());
  //                           ^ calls: Cart.total (member)
}
