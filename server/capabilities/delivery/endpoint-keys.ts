import type { Kernel } from "../../kernel/kernel.ts";
import { createSigningKeyPair, createSigningSecret } from "../../kernel/standard-webhooks.ts";
import { type EndpointRow, findEndpointsAfter, writeEndpoint } from "./store.ts";

const purpose = "webhook-endpoint";
const nilUuid = "00000000-0000-0000-0000-000000000000";
const endpointsPerRead = 200;

/** What signs a message: symmetric secrets, the present one first, and the Ed25519 key where there is one. */
export type SigningKeys = { secrets: string[]; privateKey: string | null };

type KeysOf = Pick<
  EndpointRow,
  "id" | "sealedSecret" | "sealedPreviousSecret" | "previousSecretEndsAt" | "sealedPrivateKey"
>;

export function makeSecret(kernel: Kernel, endpointId: string): { secret: string; sealedSecret: Buffer } {
  const secret = createSigningSecret();
  return { secret, sealedSecret: kernel.secrets.encrypt(purpose, secret, endpointId) };
}

export function makeKeyPair(kernel: Kernel, endpointId: string): { publicKey: string; sealedPrivateKey: Buffer } {
  const { privateKey, publicKey } = createSigningKeyPair();
  return { publicKey, sealedPrivateKey: kernel.secrets.encrypt(purpose, privateKey, endpointId) };
}

/** The former secret signs as well until its time ends. */
export function openKeys(kernel: Kernel, endpoint: KeysOf): SigningKeys {
  const open = (sealed: Buffer) => kernel.secrets.decrypt(purpose, sealed, endpoint.id);
  const { sealedPreviousSecret, previousSecretEndsAt, sealedPrivateKey } = endpoint;
  const isOverlap = previousSecretEndsAt !== null && previousSecretEndsAt.getTime() > kernel.clock.now();
  return {
    secrets: [endpoint.sealedSecret, ...(isOverlap && sealedPreviousSecret ? [sealedPreviousSecret] : [])].map(open),
    privateKey: sealedPrivateKey === null ? null : open(sealedPrivateKey),
  };
}

/** Seals again what was sealed with the previous PARLEY_SECRET, so that it can be forgotten. */
export async function resealKeys(kernel: Kernel): Promise<void> {
  if (kernel.config.previousSecret === null) return;
  const db = kernel.database.query;
  const { secrets } = kernel;
  for (let after = nilUuid; ; ) {
    const endpoints = await findEndpointsAfter(db, after, endpointsPerRead);
    for (const endpoint of endpoints) {
      const { id } = endpoint;
      if (!secrets.isSealedWithPrevious(purpose, endpoint.sealedSecret, id)) continue;
      const reseal = (sealed: Buffer) => secrets.encrypt(purpose, secrets.decrypt(purpose, sealed, id), id);
      const { sealedPreviousSecret, sealedPrivateKey } = endpoint;
      await writeEndpoint(db, {
        ...endpoint,
        sealedSecret: reseal(endpoint.sealedSecret),
        sealedPreviousSecret: sealedPreviousSecret && reseal(sealedPreviousSecret),
        sealedPrivateKey: sealedPrivateKey && reseal(sealedPrivateKey),
      });
    }
    const last = endpoints.at(-1);
    if (last === undefined || endpoints.length < endpointsPerRead) return;
    after = last.id;
  }
}
