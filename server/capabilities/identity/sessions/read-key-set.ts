import type { Kernel } from "../../../kernel/kernel.ts";
import type { KeySet } from "./schema.ts";
import { signingKeysOf } from "./signing-keys.ts";

/**
 * The public keys that access tokens are verified with, the next one included, as a JSON Web Key
 * Set.
 */
export async function readKeySet(kernel: Kernel): Promise<KeySet> {
  const keys = await signingKeysOf(kernel).all();
  return { keys: keys.map(({ id, publicKey }) => ({ ...publicKey, kid: id, alg: "EdDSA", use: "sig" })) };
}
