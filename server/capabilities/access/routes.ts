import type { Routes } from "../../kernel/wire/route.ts";
import { appRoutes } from "./apps/app-routes.ts";
import { auditRoutes } from "./audit/audit-routes.ts";
import { oauthRoutes } from "./authorizing/oauth-routes.ts";
import { consentRoutes } from "./consent/consent-routes.ts";
import { grantRoutes } from "./grants/grant-routes.ts";
import { keyRoutes } from "./keys/key-routes.ts";
import { leakRoutes } from "./leaks/leak-routes.ts";
import { trustRoutes } from "./trusts/trust-routes.ts";

export function routes(app: Routes): void {
  keyRoutes(app);
  leakRoutes(app);
  auditRoutes(app);
  appRoutes(app);
  grantRoutes(app);
  trustRoutes(app);
  oauthRoutes(app);
  consentRoutes(app);
}
