// --- path: main.ts ---
import { VersioningType } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
async function start() {
  const app = await NestFactory.create(null);
  app.enableVersioning({ defaultVersion: "1", type: VersioningType.URI });
  app.setGlobalPrefix("api");
}

// --- path: cats.ts ---
import { Controller, Get, Version, VERSION_NEUTRAL } from "@nestjs/common";

@Controller("cats")
export class Cats {
  @Get()
  // <- route: GET /api/v1/cats -> Cats.all
  all() {}

  @Get("all")
  // <- route: GET /api/v2/cats/all -> Cats.more
  @Version("2")
  more() {}

  @Get("health")
  // <- route: GET /api/cats/health -> Cats.health
  @Version(VERSION_NEUTRAL)
  health() {}
}

@Controller({ path: "dogs", version: ["3", "4"] })
export class Dogs {
  @Get()
  // <- route: GET /api/v3/dogs and /api/v4/dogs -> Dogs.all
  all() {}
}
