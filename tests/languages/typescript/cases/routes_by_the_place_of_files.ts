// --- path: web/next.config.ts ---
export default {};

// --- path: web/app/(shop)/carts/[id]/route.ts ---
import { guarded } from "../../guard";
export async function GET(request: Request) {}
// <- route: GET /carts/[id] -> GET
export const POST = guarded(async () => {});
// <- route: POST /carts/[id] -> POST
export { remove as DELETE };
function remove() {}
// <- route: DELETE /carts/[id] -> remove
function PUT() {}
// <- route: nothing

// --- path: web/app/guard.ts ---
export function guarded(run: () => Promise<void>) { return () => run(); }

// --- path: web/src/pages/api/carts/index.ts ---
export default function handler() {}
// <- route: ANY /api/carts -> handler

// --- path: web/src/pages/about.tsx ---
const About = () => null;
// <- route: GET /about -> About
export default About;

// --- path: web/src/pages/_app.tsx ---
export default function App() {}
// <- route: nothing

// --- path: other/pages/about.ts ---
export default function About() {}
// <- route: nothing

// --- path: other/svelte.config.js ---
export default {};

// --- path: other/src/routes/books/[id]/+server.ts ---
export function GET() {}
// <- route: GET /books/[id] -> GET

// --- path: other/src/routes/books/+page.server.ts ---
export const load = async () => {};
// <- route: GET /books -> load
export const actions = { default: async () => {} };
// <- route: POST /books -> actions

// --- path: site/astro.config.ts ---
export default {};

// --- path: site/src/pages/api/[id].ts ---
export const ALL = async () => {};
// <- route: ANY /api/[id] -> ALL

// --- path: nuxt/nuxt.config.ts ---
export default {};

// --- path: nuxt/server/api/users/[id].patch.ts ---
export default defineEventHandler(async (event) => find(event));
// <- route: PATCH /api/users/[id] -> default
function find(event) {}

// --- path: nuxt/server/routes/health.ts ---
export default eventHandler(() => "ok");
// <- route: ANY /health -> default

// --- path: nuxt/server/utils/health.ts ---
export default function health() {}
// <- route: nothing
