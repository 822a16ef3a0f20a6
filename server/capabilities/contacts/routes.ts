import type { Routes } from "../../kernel/wire/route.ts";
import { identityRoutes } from "./identity-routes.ts";

export function routes(app: Routes): void {
  identityRoutes(app);
}
