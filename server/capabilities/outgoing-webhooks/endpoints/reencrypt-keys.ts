import type { Kernel } from "../../../kernel/kernel.ts";
import { endpointKeyPurpose } from "./signing-keys.ts";
import { findEndpointsAfter, writeEndpoint } from "./store.ts";

const nilUuid = "00000000-0000-0000-0000-000000000000";
const endpointsPerRead = 200;

/**
 * Re-encrypts keys that were encrypted with the previous PARLEY_SECRET, so that it can be
 * forgotten.
 */
export async function reencryptKeys(kernel: Kernel): Promise<void> {
  if (kernel.secrets.previousCheckValue() === null) return;
  const db = kernel.database.query;
  const { secrets } = kernel;
  for (let after = nilUuid; ; ) {
    const endpoints = await findEndpointsAfter(db, after, endpointsPerRead);
    for (const endpoint of endpoints) {
      const { id, encryptedSecret, encryptedFormerSecrets, encryptedPrivateKey } = endpoint;
      if (!secrets.isEncryptedWithPrevious(endpointKeyPurpose, encryptedSecret, id)) continue;
      const reencrypt = (encrypted: Buffer) =>
        secrets.encrypt(endpointKeyPurpose, secrets.decrypt(endpointKeyPurpose, encrypted, id), id);
      await writeEndpoint(db, {
        ...endpoint,
        encryptedSecret: reencrypt(encryptedSecret),
        encryptedFormerSecrets: encryptedFormerSecrets && reencrypt(encryptedFormerSecrets),
        encryptedPrivateKey: encryptedPrivateKey && reencrypt(encryptedPrivateKey),
      });
    }
    const last = endpoints.at(-1);
    if (last === undefined || endpoints.length < endpointsPerRead) return;
    after = last.id;
  }
}
