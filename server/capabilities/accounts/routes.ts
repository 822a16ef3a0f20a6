import type { Routes } from "../../kernel/wire/route.ts";
import { keyRoutes } from "./keys/key-routes.ts";
import { mailRoutes } from "./mail/mail-routes.ts";
import { pageRoutes } from "./mail/page-routes.ts";
import { passwordRoutes } from "./passwords/password-routes.ts";
import { sessionRoutes } from "./sessions/session-routes.ts";
import { workspaceRoutes } from "./workspaces/workspace-routes.ts";

export function routes(app: Routes): void {
  workspaceRoutes(app);
  sessionRoutes(app);
  passwordRoutes(app);
  keyRoutes(app);
  mailRoutes(app);
  pageRoutes(app);
}
