// --- path: apps/api/src/main.ts ---
export async function bootstrap(app) {
  app.enableVersioning({ defaultVersion: "1" });
}
// --- path: apps/worker/src/main.ts ---
export async function bootstrap(app) {
  app.setGlobalPrefix("v1");
}
// --- path: apps/api/src/carts.ts ---
import { Controller, Get } from "@nestjs/common";

@Controller("carts")
export class CartsController {
  @Get()
  // <- route: GET /v1/carts -> CartsController.all
  all() {}
}
// --- path: apps/worker/src/health.ts ---
import { Controller, Get } from "@nestjs/common";

@Controller("health")
export class HealthController {
  @Get()
  // <- route: GET /v1/health -> HealthController.all
  all() {}
}
