// --- path: config/routes.js ---
module.exports.routes = {
  'POST /api/tokens': 'tokens/create',
  // <- route: POST /api/tokens -> api/controllers/tokens/create.js:fn
  'GET /api/users/:id': 'UserController.find',
  // <- route: GET /api/users/:id -> api/controllers/UserController.js:find
  'GET /api/admin': { action: 'tokens/create', policy: 1 },
  // <- route: GET /api/admin -> api/controllers/tokens/create.js:fn
  'PATCH /api/users/:id': { controller: 'User', action: 'find' },
  // <- route: PATCH /api/users/:id -> api/controllers/UserController.js:find
  'GET /api/none': 'tokens/none',
  // <- route: nothing
  'GET /now': (req, res) => res.ok(),
  // <- route: GET /now -> lines 13-13
  '/page': { view: 'home' },
};
// --- path: api/controllers/tokens/create.js ---
module.exports = { inputs: {}, async fn(inputs) {} };
// --- path: api/controllers/UserController.js ---
module.exports = { find(req, res) {} };
// --- path: controllers/posts_controller.ts ---
export default class PostsController {
  async index() {}
  async show() {}
}
// --- path: start/routes.ts ---
import router from '@adonisjs/core/services/router'
import PostsController from '../controllers/posts_controller'
const Loaded = () => import('../controllers/posts_controller')
router.get('/posts', [PostsController, 'index'])
// <- route: GET /posts -> controllers/posts_controller.ts:PostsController.index
router.post('/posts', [Loaded, 'show'])
// <- route: POST /posts -> controllers/posts_controller.ts:PostsController.show
router.get('/posts/:id', 'PostsController.show')
// <- route: GET /posts/:id -> controllers/posts_controller.ts:PostsController.show
router.resource('books', PostsController)
// ^ route: GET /books -> controllers/posts_controller.ts:PostsController
