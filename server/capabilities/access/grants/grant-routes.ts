import { anyMember } from "../../../kernel/caller.ts";
import { PageOf } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { IdPath } from "../schema.ts";
import { endOwnGrant } from "./end-grant.ts";
import { listGrants } from "./list-grants.ts";
import { AppGrant, GrantQuery } from "./schema.ts";

export function grantRoutes(app: Routes): void {
  app.get(
    "/api/oauth/grants",
    {
      schema: {
        summary: "List the apps that may act for me",
        description: "In this workspace. An owner may list them for all members.",
        query: GrantQuery,
        response: { 200: PageOf(AppGrant) },
      },
      guard: anyMember,
    },
    (call) => listGrants(call, call.query),
  );
  app.delete(
    "/api/oauth/grants/:id",
    {
      schema: {
        summary: "No longer let an app act for me",
        description: "Every node refuses its tokens within a second. An owner may end what any member gave.",
        params: IdPath,
        response: { 204: null },
      },
      guard: anyMember,
    },
    (call) => endOwnGrant(call, call.params.id),
  );
}
