// --- path: app/routes.ts ---
import { flatRoutes } from 'remix-flat-routes'
export default flatRoutes('routes')
// --- path: app/routes/api+/webhook.trigger.ts ---
export async function action({ request }) {
  // ^ route: POST|PUT|PATCH|DELETE /api/webhook/trigger -> action
  return request
}
// --- path: app/routes/_auth+/documents.$id._index.tsx ---
export async function loader({ params }) {
  // ^ route: GET /documents/:id -> loader
  return params
}
