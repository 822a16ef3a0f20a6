import type { Kernel } from "../../../kernel/kernel.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import { ApiKeyId } from "../ids.ts";
import { keyScopes } from "./key-scopes.ts";
import type { ApiKey } from "./schema.ts";
import type { StoredKey } from "./store.ts";
import * as store from "./store.ts";

export function showKey(kernel: Kernel, key: StoredKey): ApiKey {
  const known = new Set(kernel.scopes.map(({ name }) => name));
  return {
    id: ApiKeyId.format(key.id),
    name: key.name,
    kind: key.kind,
    hint: key.hint,
    // A stored list may name scopes that no capability of this version brings.
    scopes: keyScopes(kernel.scopes, key).filter((scope) => known.has(scope)),
    allowedOrigins: key.allowedOrigins,
    requireIdentity: key.requireIdentity,
    assistantIds: key.assistantIds,
    databaseRules: key.databaseRules,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    createdAt: key.createdAt.toISOString(),
  };
}

/** Returns the workspace's keys, newest first. */
export const listKeys = listOf({
  name: "keys",
  find: ({ kernel, caller }, { last, limit }) =>
    store.listKeys(kernel.database.query, caller.workspaceId, { beforeId: last, limit }),
  show: (row, { kernel }) => showKey(kernel, row),
});
