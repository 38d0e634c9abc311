// Routes of a server that compares the path of a request by itself.
import { createServer } from 'node:http';

const ORDERS = '/v1/orders';

createServer((req, res) => {
  const url = new URL(req.url, 'http://shop');
  if (req.method === 'POST' && url.pathname === ORDERS) {
    // <- route: POST /v1/orders -> add
    return add(req, res);
  }
  if (url.pathname === '/health' || url.pathname === '/alive') {
    // <- route: ANY /health -> health
    // <- route: ANY /alive -> health
    console.log(req.url);
    health(res);
  } else if (url.pathname === '/none') {
    res.end();
  }
  const { pathname } = url;
  switch (pathname) {
    case '/v2/orders':
      // <- route: ANY /v2/orders -> list
      return list(res);
    default:
      return list(res);
  }
}).listen(3000);

function add(req, res) {}
function list(res) {}
function health(res) {}
