import type { Routes } from "../../kernel/wire/route.ts";
import { keyRoutes } from "./key-routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { passwordRoutes } from "./password-routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import { settingsRoutes } from "./settings-routes.ts";

export function routes(app: Routes): void {
  sessionRoutes(app);
  passwordRoutes(app);
  keyRoutes(app);
  settingsRoutes(app);
  pageRoutes(app);
}
