// --- path: routed/media.ts ---
import { Controller, Delete, Get, Module } from "@nestjs/common";

@Controller("media")
export class Media {
  @Delete(":id")
  // <- route: DELETE /private/media/:id -> Media.remove
  remove() {}
}
@Controller("notes")
export class Notes {
  @Get()
  // <- route: GET /private/tools/notes -> Notes.all
  all() {}
}
@Controller("tags")
export class Tags {
  @Get()
  // <- route: GET /private/tags -> Tags.all
  all() {}
}
@Controller("health")
export class Health {
  @Get()
  // <- route: GET /health -> Health.get
  get() {}
}
@Module({ controllers: [Media] })
export class MediaModule {}
@Module({ controllers: [Notes] })
export class NotesModule {}
@Module({ controllers: [Tags] })
export class TagsModule {}
@Module({ controllers: [Health] })
export class HealthModule {}
// --- path: routed/app.ts ---
import { Module } from "@nestjs/common";
import { RouterModule, Routes } from "@nestjs/core";
import { HealthModule, MediaModule, NotesModule, TagsModule } from "./media";

export const PRIVATE = "/private";
const routes: Routes = [
  {
    path: PRIVATE,
    module: MediaModule,
    children: [{ path: "tools", module: NotesModule }, TagsModule],
  },
];
@Module({ imports: [RouterModule.register(routes), MediaModule, NotesModule, TagsModule, HealthModule] })
export class AppModule {}
