import type { Routes } from "../../kernel/wire/route.ts";
import { auditRoutes } from "./audit/audit-routes.ts";
import { keyRoutes } from "./keys/key-routes.ts";
import { leakRoutes } from "./leaks/leak-routes.ts";

export function routes(app: Routes): void {
  keyRoutes(app);
  leakRoutes(app);
  auditRoutes(app);
}
