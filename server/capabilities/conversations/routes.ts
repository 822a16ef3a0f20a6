import type { Routes } from "../../kernel/wire/route.ts";
import { askRoutes } from "./asking/routes.ts";
import { handOverRoutes } from "./handing-over/routes.ts";
import { liveRoutes } from "./live/routes.ts";
import { recordRoutes } from "./record/routes.ts";
import { replyRoutes } from "./replying/routes.ts";

export function routes(app: Routes): void {
  askRoutes(app);
  liveRoutes(app);
  replyRoutes(app);
  recordRoutes(app);
  handOverRoutes(app);
}
