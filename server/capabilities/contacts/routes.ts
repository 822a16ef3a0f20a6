import type { Routes } from "../../kernel/wire/route.ts";
import { identityRoutes } from "./identity-routes.ts";
import { userRoutes } from "./user-routes.ts";

export function routes(app: Routes): void {
  identityRoutes(app);
  userRoutes(app);
}
