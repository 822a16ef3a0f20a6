import { createPublicKey, timingSafeEqual, verify } from "node:crypto";
import {
  base64,
  publicKeyHead,
  publicPrefix,
  readSigningKey,
  signedBytesOf,
  signWebhook,
  type WebhookMessage,
} from "./sign-webhook.ts";

/** The three headers of a signed message. Undefined for a missing header. */
type SignatureHeaders = { id: string | undefined; timestamp: string | undefined; signature: string | undefined };

type SignatureVerdict =
  | { isValid: true; id: string; timestampSeconds: number }
  | { isValid: false; reason: "missing" | "malformed" | "expired" | "wrong" };

/**
 * Verifies a message of the Standard Webhooks specification 1.0. One valid signature of the header
 * is enough, made with any of the keys. Signatures of other versions are ignored.
 *
 * @param keys are `whsec_…` secrets (all that are valid during a rotation) and `whpk_…` keys
 *
 * @example
 * const verdict = verifyWebhook([secret], headers, rawBody, { toleranceSeconds: 300, nowSeconds });
 * if (!verdict.isValid) refuse(verdict.reason);
 */
export function verifyWebhook(
  keys: readonly string[],
  headers: SignatureHeaders,
  rawBody: string | Uint8Array,
  limits: { toleranceSeconds: number; nowSeconds: number },
): SignatureVerdict {
  const { id, timestamp, signature } = headers;
  if (!id || !timestamp || !signature) return { isValid: false, reason: "missing" };
  // With a dot in the id, the same bytes could be read as another id and another time.
  if (id.includes(".") || !/^[1-9]\d{0,11}$/.test(timestamp)) return { isValid: false, reason: "malformed" };
  const timestampSeconds = Number(timestamp);
  const message: WebhookMessage = { id, timestampSeconds: timestamp, body: rawBody };
  if (!signature.split(" ").some((one) => keys.some((key) => isMadeWith(key, message, one)))) {
    return { isValid: false, reason: "wrong" };
  }
  if (Math.abs(limits.nowSeconds - timestampSeconds) > limits.toleranceSeconds) {
    return { isValid: false, reason: "expired" };
  }
  return { isValid: true, id, timestampSeconds };
}

/** Tells whether a signature `v1a,…` was made with the private key of this public key `whpk_…`. */
export function verifyWebhookEd25519(publicKey: string, message: WebhookMessage, signature: string): boolean {
  const [version, text = ""] = signature.split(",");
  if (version !== "v1a" || text.length !== 88 || !base64.test(text)) return false;
  const bytes = Buffer.from(text, "base64");
  // The last characters of base64 have unused bits. Only one encoding of a signature is accepted.
  if (bytes.toString("base64") !== text) return false;
  const point = readSigningKey(publicKey, publicPrefix);
  const key = createPublicKey({ key: Buffer.concat([publicKeyHead, point]), format: "der", type: "spki" });
  return verify(null, signedBytesOf(message), key, bytes);
}

function isMadeWith(key: string, message: WebhookMessage, signature: string): boolean {
  if (key.startsWith(publicPrefix)) return verifyWebhookEd25519(key, message, signature);
  const expected = Buffer.from(signWebhook(key, message));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
