import { may } from "../../../kernel/caller.ts";
import { cannotBeDone } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { IdPath } from "../schema.ts";
import { deleteKey } from "./delete-key.ts";
import { makeKey } from "./make-key.ts";
import { ApiKey, ApiKeyWithSecret, NewApiKey } from "./schema.ts";
import { listKeys } from "./show-key.ts";

export function keyRoutes(app: Routes): void {
  app.post(
    "/api/keys",
    {
      schema: {
        summary: "Make an API key",
        description:
          "Only this answer shows the key. Without `scopes`, a secret key has all scopes except the sensitive ones, and a publishable key all that it may have: those that later versions add as well.",
        body: NewApiKey,
        response: { 201: ApiKeyWithSecret },
      },
      guard: may("keys:write"),
      idempotent: true,
      problems: [cannotBeDone],
    },
    (call) => makeKey(call, call.body),
  );
  app.get(
    "/api/keys",
    {
      schema: { summary: "List the API keys", query: PageQuery, response: { 200: PageOf(ApiKey) } },
      guard: may("keys:write"),
    },
    (call) => listKeys(call, call.query),
  );
  app.delete(
    "/api/keys/:id",
    {
      schema: {
        summary: "End an API key",
        description: "Every node refuses the key within a second.",
        params: IdPath,
        response: { 204: null },
      },
      guard: may("keys:write"),
    },
    (call) => deleteKey(call, call.params.id),
  );
}
