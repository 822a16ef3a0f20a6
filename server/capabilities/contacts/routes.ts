import type { Routes } from "../../kernel/wire/route.ts";
import { blockingRoutes } from "./blocking/routes.ts";
import { identityRoutes } from "./identity-routes.ts";
import { userRoutes } from "./user-routes.ts";

export function routes(app: Routes): void {
  identityRoutes(app);
  userRoutes(app);
  blockingRoutes(app);
}
