import type { Routes } from "../../kernel/wire/route.ts";
import { accountRoutes } from "./account/account-routes.ts";
import { invitationRoutes } from "./invitations/invitation-routes.ts";
import { mailRoutes } from "./mail-settings/mail-routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { passkeyRoutes } from "./passkeys/passkey-routes.ts";
import { passwordRoutes } from "./passwords/password-routes.ts";
import { pictureRoutes } from "./pictures/picture-routes.ts";
import { secondFactorRoutes } from "./second-factor/second-factor-routes.ts";
import { setupRoutes } from "./second-factor/setup-routes.ts";
import { sessionRoutes } from "./sessions/session-routes.ts";
import { teamRoutes } from "./team/team-routes.ts";

export function routes(app: Routes): void {
  accountRoutes(app);
  teamRoutes(app);
  invitationRoutes(app);
  sessionRoutes(app);
  secondFactorRoutes(app);
  setupRoutes(app);
  passkeyRoutes(app);
  passwordRoutes(app);
  pictureRoutes(app);
  mailRoutes(app);
  pageRoutes(app);
}
