// --- path: main.ts ---
import { NestFactory } from "@nestjs/core";
async function start() {
  const app = await NestFactory.create(null);
  app.setGlobalPrefix("api");
}

// --- path: cats.ts ---
import { Controller, Get, Post, Sse } from "@nestjs/common";

@Controller("cats")
export class Cats {
  @Get()
  // <- route: GET /api/cats -> Cats.all
  all() {}

  @Post(":id/feed")
  // <- route: POST /api/cats/:id/feed -> Cats.feed
  feed() {}

  @Get("fed") /* by all */ // of today
  // <- route: GET /api/cats/fed -> Cats.fed
  fed() {}

  @Sse("events")
  // <- route: GET /api/cats/events -> Cats.events
  events() {}
}
