import type { Kernel } from "../../kernel/kernel.ts";
import { createSigningKeyPair, createSigningSecret } from "../../kernel/outbound/standard-webhooks.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import { type EndpointRow, findEndpointsAfter, writeEndpoint } from "./store.ts";

const purpose = "webhook-endpoint";
const nilUuid = "00000000-0000-0000-0000-000000000000";
const endpointsPerRead = 200;
/** Each is a signature in the header of every message. */
const mostFormerSecrets = 4;

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

/** A secret that signs beside the present one until its time ends. */
export type FormerSecret = { secret: string; endsAt: string };

/** Those that still sign, the newest first. */
export function openFormerSecrets(kernel: Kernel, endpoint: KeysOf): FormerSecret[] {
  const { id, sealedPreviousSecret, previousSecretEndsAt } = endpoint;
  if (sealedPreviousSecret === null || previousSecretEndsAt === null) return [];
  const text = kernel.secrets.decrypt(purpose, sealedPreviousSecret, id);
  // Sealed before there could be several of them, it is the secret itself.
  const former = text.startsWith("[")
    ? (JSON.parse(text) as FormerSecret[])
    : [{ secret: text, endsAt: previousSecretEndsAt.toISOString() }];
  return former.filter(({ endsAt }) => Date.parse(endsAt) > kernel.clock.now());
}

/**
 * What an endpoint keeps of its secrets when a fresh one takes over. The overlap bounds all former ones: 0 ends every one
 * of them, as after a leak it must. Throws cannot-be-done while too many would sign.
 */
export function retireSecret(kernel: Kernel, endpoint: KeysOf, overlapMs: number) {
  if (overlapMs === 0) return { sealedPreviousSecret: null, previousSecretEndsAt: null };
  const previousSecretEndsAt = new Date(kernel.clock.now() + overlapMs);
  const latest = previousSecretEndsAt.toISOString();
  const present = kernel.secrets.decrypt(purpose, endpoint.sealedSecret, endpoint.id);
  const former = openFormerSecrets(kernel, endpoint).map(({ secret, endsAt }) => ({
    secret,
    endsAt: endsAt < latest ? endsAt : latest,
  }));
  if (former.length >= mostFormerSecrets) {
    const sentence = `Messages are signed with ${mostFormerSecrets} former secrets already: wait for one to end, or say 0.`;
    throw new Problem(cannotBeDone, sentence, {
      errors: [{ pointer: "/body/overlapHours", message: "would add one former secret too many" }],
    });
  }
  const text = JSON.stringify([{ secret: present, endsAt: latest }, ...former]);
  return { sealedPreviousSecret: kernel.secrets.encrypt(purpose, text, endpoint.id), previousSecretEndsAt };
}

/** The present secret signs first, then the former ones. */
export function openKeys(kernel: Kernel, endpoint: KeysOf): SigningKeys {
  const open = (sealed: Buffer) => kernel.secrets.decrypt(purpose, sealed, endpoint.id);
  const { sealedSecret, sealedPrivateKey } = endpoint;
  return {
    secrets: [open(sealedSecret), ...openFormerSecrets(kernel, endpoint).map(({ secret }) => secret)],
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
