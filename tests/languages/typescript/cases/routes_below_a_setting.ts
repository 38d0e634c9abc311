// A prefix that a setting holds is unknown; the name of the setting is no part of it.
// --- path: src/main.ts ---
export async function bootstrap(app, config) {
  app.setGlobalPrefix(config.getOrThrow("app.apiPrefix", { infer: true }));
}
// --- path: src/carts.ts ---
import { Controller, Get } from "@nestjs/common";

@Controller("carts")
export class CartsController {
  @Get(":id")
  // <- route: GET …/carts/:id -> CartsController.one
  one() {}
}
