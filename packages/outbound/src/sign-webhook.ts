import { createHmac, createPrivateKey, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/**
 * Signatures of the Standard Webhooks specification 1.0. Parley signs outgoing webhooks with them,
 * and a sender of incoming webhooks may use them.
 */

export type WebhookMessage = { id: string; timestampSeconds: number | string; body: string | Uint8Array };

const secretPrefix = "whsec_";
const privatePrefix = "whsk_";
export const publicPrefix = "whpk_";
export const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** The bytes before the 32 bytes of an Ed25519 key, by RFC 8410. */
const privateKeyHead = Buffer.from("302e020100300506032b657004220420", "hex");
export const publicKeyHead = Buffer.from("302a300506032b6570032100", "hex");

/** Makes a fresh symmetric secret of 32 random bytes, as `whsec_…`. */
export function createSigningSecret(): string {
  return secretPrefix + randomBytes(32).toString("base64");
}

/** Makes a fresh Ed25519 key pair. `whsk_…` is the private key, `whpk_…` the public one. */
export function createSigningKeyPair(): { privateKey: string; publicKey: string } {
  const pair = generateKeyPairSync("ed25519");
  const privateBytes = pair.privateKey.export({ format: "der", type: "pkcs8" }).subarray(privateKeyHead.length);
  const publicBytes = pair.publicKey.export({ format: "der", type: "spki" }).subarray(publicKeyHead.length);
  return {
    privateKey: privatePrefix + privateBytes.toString("base64"),
    publicKey: publicPrefix + publicBytes.toString("base64"),
  };
}

/**
 * Signs with HMAC-SHA256. Throws a TypeError for a secret that is not base64, with or without
 * `whsec_`.
 *
 * @example
 * signWebhook(secret, { id: "evt_1", timestampSeconds: 1_614_265_330, body }); // "v1,g0hM9SsE…"
 */
export function signWebhook(secret: string, message: WebhookMessage): string {
  const hmac = createHmac("sha256", readSigningKey(secret, secretPrefix));
  return `v1,${hmac.update(headOf(message)).update(message.body).digest("base64")}`;
}

/** Signs with an Ed25519 key `whsk_…`, as `v1a,<base64>`. */
export function signWebhookEd25519(privateKey: string, message: WebhookMessage): string {
  const seed = readSigningKey(privateKey, privatePrefix);
  const key = createPrivateKey({ key: Buffer.concat([privateKeyHead, seed]), format: "der", type: "pkcs8" });
  return `v1a,${sign(null, signedBytesOf(message), key).toString("base64")}`;
}

/** Gives the bytes that a signature covers. */
export function signedBytesOf(message: WebhookMessage): Buffer {
  return Buffer.concat([Buffer.from(headOf(message)), Buffer.from(message.body as Uint8Array)]);
}

function headOf({ id, timestampSeconds }: WebhookMessage): string {
  return `${id}.${timestampSeconds}.`;
}

/**
 * Reads the bytes of a key, whose prefix may be missing. Throws a TypeError for a text that is not
 * base64.
 */
export function readSigningKey(text: string, prefix: string): Buffer {
  const encoded = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  if (encoded === "" || !base64.test(encoded)) throw new TypeError(`A signing key must be ${prefix} and base64.`);
  return Buffer.from(encoded, "base64");
}
