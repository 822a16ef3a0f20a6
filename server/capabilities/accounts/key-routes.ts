import { may } from "../../kernel/caller.ts";
import { cannotBeDone } from "../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { deleteKey } from "./delete-key.ts";
import { listKeys } from "./list-keys.ts";
import { makeKey } from "./make-key.ts";
import { ApiKey, ApiKeyWithSecret, IdPath, NewApiKey } from "./schema.ts";

export function keyRoutes(app: Routes): void {
  app.post(
    "/api/keys",
    {
      schema: {
        summary: "Make an API key",
        description:
          "The key is shown in this answer only. Without `scopes` a secret key gets all but the sensitive ones, a publishable one all that it can have.",
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
      schema: { summary: "The workspace's API keys", query: PageQuery, response: { 200: PageOf(ApiKey) } },
      guard: may("keys:write"),
    },
    (call) => listKeys(call, call.query),
  );
  app.delete(
    "/api/keys/:id",
    {
      schema: {
        summary: "End an API key",
        description: "It is refused everywhere within a second.",
        params: IdPath,
        response: { 204: null },
      },
      guard: may("keys:write"),
    },
    (call) => deleteKey(call, call.params.id),
  );
}
