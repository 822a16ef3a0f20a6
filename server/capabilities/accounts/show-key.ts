import { ApiKeyId } from "./ids.ts";
import type { ApiKey } from "./schema.ts";
import type { StoredKey } from "./store.ts";

export function showKey(key: StoredKey): ApiKey {
  return {
    id: ApiKeyId.format(key.id),
    name: key.name,
    kind: key.kind,
    hint: key.hint,
    scopes: key.scopes,
    allowedOrigins: key.allowedOrigins,
    requireIdentity: key.requireIdentity,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    createdAt: key.createdAt.toISOString(),
  };
}
