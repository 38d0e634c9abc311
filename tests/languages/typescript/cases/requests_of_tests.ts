// --- path: paths.ts ---
export const CARTS = '/api/carts'
// --- path: app.test.ts ---
import request from 'supertest'
import { CARTS } from './paths'

test('carts', async () => {
  await request(app).post(CARTS)
  // ^ request: POST /api/carts
  await request(app).get('/api/carts/3')
  // ^ request: GET /api/carts/3
  await app.inject({ method: 'DELETE', url: `/api/carts/${id}` })
  // ^ request: DELETE /api/carts/…
  app.get(show)
  // ^ request: nothing
})
