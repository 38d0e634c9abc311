// A class of the program with the methods of a router is one, whatever it registers with.
// --- path: controller.ts ---
import { Router } from 'express';

export default class Controller {
    app = Router();

    route(options): void {
        this.app[options.method](options.path, options.handler.bind(this));
    }
    get(path: string, handler): void {
        this.route({ method: 'get', path, handler });
    }
    post(path: string, handler): void {
        this.route({ method: 'post', path, handler });
    }
    delete(path: string, handler): void {
        this.route({ method: 'delete', path, handler });
    }
    use(path: string, router): void {
        this.app.use(path, router);
    }
    get router() {
        return this.app;
    }
}
// --- path: carts.ts ---
import Controller from './controller';

export class CartController extends Controller {
    constructor() {
        super();
        this.route({ method: 'get', path: '/:id', handler: this.show });
        // <- route: GET /api/carts/:id -> CartController.show
        this.post('/', this.create);
        // <- route: POST /api/carts -> CartController.create
    }
    show(req, res) {}
    create(req, res) {}
}
// --- path: main.ts ---
import Controller from './controller';
import { CartController } from './carts';

class Api extends Controller {
    constructor() {
        super();
        this.use('/carts', new CartController(config, services).router);
    }
}
class Main extends Controller {
    constructor() {
        super();
        this.app.use('/api', new Api(config).router);
    }
}
