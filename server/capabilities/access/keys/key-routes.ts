import { anyTrusted, may } from "../../../kernel/caller.ts";
import { cannotBeDone } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { IdPath } from "../schema.ts";
import { changeKey } from "./change-key.ts";
import { deleteKey } from "./delete-key.ts";
import { makeKey } from "./make-key.ts";
import { rotateKey } from "./rotate-key.ts";
import { ApiKey, ApiKeyChange, ApiKeyRotation, ApiKeyWithSecret, NewApiKey } from "./schema.ts";
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
  app.post(
    "/api/keys/:id/rotate",
    {
      schema: {
        summary: "Give an API key a new text",
        description:
          "Only this answer shows the new text. The key keeps its id, its rights and its limits. The text before works until the overlap ends, or the key itself; a former text that was still accepted ends at once, so that there are never more than two. With `overlapSeconds` 0 every node refuses the text before within a second. A secret key may rotate itself without the scope `keys:write`, but not by a former text. Nobody may rotate a key that they could not make.",
        params: IdPath,
        body: ApiKeyRotation,
        isBodyOptional: true,
        response: { 200: ApiKeyWithSecret },
      },
      guard: anyTrusted,
      idempotent: true,
      problems: [cannotBeDone],
    },
    (call) => rotateKey(call, call.params.id, call.body ?? {}),
  );
  app.patch(
    "/api/keys/:id",
    {
      schema: {
        summary: "Change the name and the limits of an API key",
        description:
          "Every node knows new limits within a second. Connections and tickets of the key end then, so that they are opened again under the new limits; a new name ends nothing. The limits are checked as at the making of a key, and nobody may change a key that they could not make.",
        params: IdPath,
        body: ApiKeyChange,
        response: { 200: ApiKey },
      },
      guard: may("keys:write"),
      problems: [cannotBeDone],
    },
    (call) => changeKey(call, call.params.id, call.body),
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
