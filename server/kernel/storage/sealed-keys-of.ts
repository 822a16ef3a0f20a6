import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import type { Kernel } from "../kernel.ts";
import { type EncryptedValues, reencryptAll } from "../secrets.ts";

/** A thing whose bytes are encrypted in pieces, with a key of its own that PARLEY_SECRET encrypts. */
type SealedThing = { id: string; sealedKey: Buffer };

/**
 * Makes and opens the keys of one kind of things. A key of its own lets the bytes stay as they are when
 * PARLEY_SECRET is replaced, and nobody reads them once the row with the key is gone.
 */
export function sealedKeysOf(purpose: string) {
  return {
    /** Makes a new key for one thing, and the same encrypted, as it is stored. */
    make({ secrets }: Kernel, id: string): { key: KeyObject; sealedKey: Buffer } {
      const bytes = randomBytes(32);
      return { key: createSecretKey(bytes), sealedKey: secrets.encrypt(purpose, bytes.toString("base64"), id) };
    },
    open({ secrets }: Kernel, { id, sealedKey }: SealedThing): KeyObject {
      return createSecretKey(Buffer.from(secrets.decrypt(purpose, sealedKey, id), "base64"));
    },
    /** Encrypts all keys again on start, after PARLEY_SECRET was replaced. */
    reencrypt({ secrets }: Kernel, keys: EncryptedValues): Promise<void> {
      return reencryptAll(secrets, purpose, keys);
    },
  };
}

/**
 * Names the place where a piece belongs, so that it cannot be moved to another place or another
 * thing.
 */
export function bindingOf(thing: { workspaceId: string; id: string }, number: number | string): string {
  return `${thing.workspaceId}/${thing.id}/${number}`;
}
