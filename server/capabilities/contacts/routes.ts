import type { Routes } from "../../kernel/wire/route.ts";
import { blockingRoutes } from "./blocking/routes.ts";
import { contactRoutes } from "./contact-routes.ts";
import { identityRoutes } from "./identity-routes.ts";
import { rightsRoutes } from "./rights/routes.ts";

export function routes(app: Routes): void {
  identityRoutes(app);
  rightsRoutes(app);
  blockingRoutes(app);
  contactRoutes(app);
}
