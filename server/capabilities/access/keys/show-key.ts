import type { Kernel } from "../../../kernel/kernel.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import { show } from "../../../kernel/wire/show.ts";
import { keyScopes } from "./key-scopes.ts";
import { ApiKey } from "./schema.ts";
import type { StoredKey } from "./store.ts";
import * as store from "./store.ts";

const shape = show(ApiKey);

export function showKey(kernel: Kernel, key: StoredKey): ApiKey {
  const known = new Set(kernel.scopes.map(({ name }) => name));
  const isOver = key.formerEndsAt !== null && key.formerEndsAt.getTime() <= kernel.clock.now();
  const formerAcceptedUntil = isOver ? null : key.formerEndsAt;
  // A stored list may name scopes that no capability of this version brings.
  const scopes = keyScopes(kernel.scopes, key).filter((scope) => known.has(scope));
  return shape({ ...key, scopes, formerAcceptedUntil });
}

/** Returns the workspace's keys, newest first. */
export const listKeys = listOf({
  name: "keys",
  find: ({ kernel, caller }, { last, limit }) =>
    store.listKeys(kernel.database.query, caller.workspaceId, { beforeId: last, limit }),
  show: (row, { kernel }) => showKey(kernel, row),
});
