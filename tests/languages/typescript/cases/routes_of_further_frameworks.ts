// Routes of hapi, restify, itty-router, Elysia, routing-controllers, tsoa and LoopBack.
// --- path: hapi.ts ---
import Hapi from '@hapi/hapi';
import { server } from '@hapi/hapi';

function all() {}

const started = server({ port: 3000 });
started.route({ method: 'GET', path: '/items', handler: all });
// <- route: GET /items -> all
// --- path: restify.ts ---
import restify from 'restify';

function all() {}

const server = restify.createServer();
server.get('/items', all);
// <- route: GET /items -> all
// --- path: itty.ts ---
import { AutoRouter } from 'itty-router';

function all() {}

const router = AutoRouter();
router.get('/items/:id', all);
// <- route: GET /items/:id -> all
// --- path: elysia.ts ---
import { Elysia } from 'elysia';

function all() {}

const users = new Elysia({ prefix: '/users' }).get('/:id', all);
// <- route: GET /users/:id -> all
new Elysia().onError(all).decorate('one', 1).get('/health', () => all()).use(users).listen(3000);
//                                          ^ route: GET /health -> lines 34-34
// --- path: controllers.ts ---
import { Get, JsonController } from 'routing-controllers';

@JsonController('/users')
export class Users {
  @Get('/:id')
  // <- route: GET /users/:id -> Users.one
  one() {}
}
// --- path: tsoa.ts ---
import { Get, Route } from 'tsoa';

@Route('orders')
export class Orders {
  @Get('{id}')
  // <- route: GET /orders/{id} -> Orders.one
  one() {}
}
// --- path: loopback.ts ---
import { get } from '@loopback/rest';

export class Ping {
  @get('/ping')
  // <- route: GET /ping -> Ping.ping
  ping() {}
}
// --- path: overnight.ts ---
import { ChildControllers, Controller, Get, Middleware } from '@overnightjs/core';

@Controller('users')
export class Accounts {
  @Get(':id')
  // <- route: GET /v1/users/:id -> Accounts.one
  @Middleware([isAuthenticated])
  one() {}
}

@Controller('v1')
@ChildControllers([new Accounts()])
export class V1 {}
