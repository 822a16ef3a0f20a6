import { PasskeyId } from "../ids.ts";
import type { Passkey } from "./schema.ts";
import type { StoredPasskey } from "./store.ts";

export function showPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return {
    id: PasskeyId.format(id),
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
