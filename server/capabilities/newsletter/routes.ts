import type { Routes } from "../../kernel/wire/route.ts";
import { bounceRoutes } from "./bouncing/routes.ts";
import { leavingRoutes } from "./leaving/routes.ts";
import { listRoutes } from "./lists/routes.ts";
import { optInRoutes } from "./opting-in/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { signUpRoutes } from "./signing-up/routes.ts";
import { statisticsRoutes } from "./statistics/routes.ts";
import { subscriberRoutes } from "./subscribers/routes.ts";
import { suppressionRoutes } from "./suppression/suppression-routes.ts";
import { transferRoutes } from "./transfer/routes.ts";

/** The newsletter: who signs up, confirms and leaves, and what the team sees of it. */
export function routes(app: Routes): void {
  signUpRoutes(app);
  optInRoutes(app);
  listRoutes(app);
  settingsRoutes(app);
  transferRoutes(app);
  subscriberRoutes(app);
  statisticsRoutes(app);
  leavingRoutes(app);
  suppressionRoutes(app);
  bounceRoutes(app);
}
