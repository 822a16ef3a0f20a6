import type { Kernel } from "../../kernel/kernel.ts";
import type { KeySet } from "./schema.ts";
import { stateOf } from "./state.ts";

/** The keys that access tokens are verified with, the next one included. */
export async function readKeySet(kernel: Kernel): Promise<KeySet> {
  const keys = await stateOf(kernel).signingKeys.all();
  return { keys: keys.map(({ id, publicKey }) => ({ ...publicKey, kid: id, alg: "EdDSA", use: "sig" })) };
}
