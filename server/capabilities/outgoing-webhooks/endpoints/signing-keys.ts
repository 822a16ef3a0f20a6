import { createSigningKeyPair, createSigningSecret } from "@parley/outbound";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { EndpointRow } from "./store.ts";

/**
 * The keys that sign a message: symmetric secrets, the present one first, and the Ed25519 key if
 * there is one.
 */
export type SigningKeys = { secrets: string[]; privateKey: string | null };

/** A secret that a rotation replaced. It signs beside the present one until its end. */
type FormerSecret = { secret: string; endsAt: string };

/** The columns of an endpoint that hold its keys. */
export type EncryptedKeys = Pick<
  EndpointRow,
  "id" | "encryptedSecret" | "encryptedFormerSecrets" | "previousSecretEndsAt" | "encryptedPrivateKey"
>;

/** The keys of endpoints are encrypted for this purpose. */
export const endpointKeyPurpose = "webhook-endpoint";

export function createSecret(kernel: Kernel, endpointId: string): { secret: string; encryptedSecret: Buffer } {
  const secret = createSigningSecret();
  return { secret, encryptedSecret: kernel.secrets.encrypt(endpointKeyPurpose, secret, endpointId) };
}

export function createKeyPair(kernel: Kernel, endpointId: string): { publicKey: string; encryptedPrivateKey: Buffer } {
  const { privateKey, publicKey } = createSigningKeyPair();
  return { publicKey, encryptedPrivateKey: kernel.secrets.encrypt(endpointKeyPurpose, privateKey, endpointId) };
}

/** Gives every key that signs the endpoint's messages now. */
export function decryptSigningKeys(kernel: Kernel, endpoint: EncryptedKeys): SigningKeys {
  const decrypt = (encrypted: Buffer) => kernel.secrets.decrypt(endpointKeyPurpose, encrypted, endpoint.id);
  const { encryptedSecret, encryptedPrivateKey } = endpoint;
  return {
    secrets: [decrypt(encryptedSecret), ...decryptFormerSecrets(kernel, endpoint).map(({ secret }) => secret)],
    privateKey: encryptedPrivateKey === null ? null : decrypt(encryptedPrivateKey),
  };
}

/** Gives the former secrets that still sign, newest first. */
export function decryptFormerSecrets(kernel: Kernel, endpoint: EncryptedKeys): FormerSecret[] {
  const { id, encryptedFormerSecrets, previousSecretEndsAt } = endpoint;
  if (encryptedFormerSecrets === null || previousSecretEndsAt === null) return [];
  const text = kernel.secrets.decrypt(endpointKeyPurpose, encryptedFormerSecrets, id);
  // Older versions of Parley kept one former secret, as plain text instead of a list.
  const former = text.startsWith("[")
    ? (JSON.parse(text) as FormerSecret[])
    : [{ secret: text, endsAt: previousSecretEndsAt.toISOString() }];
  return former.filter(({ endsAt }) => Date.parse(endsAt) > kernel.clock.now());
}
