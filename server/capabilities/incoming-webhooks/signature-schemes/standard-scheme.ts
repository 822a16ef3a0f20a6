import type { IncomingHttpHeaders } from "node:http";
import { createSigningSecret, verifyWebhook } from "@parley/outbound";
import { mostSignatures, type SignatureScheme } from "./signature-scheme.ts";
import { toleranceSeconds } from "./tolerance-seconds.ts";

/**
 * Standard Webhooks (https://www.standardwebhooks.com), under its own header names and under those
 * of Svix.
 */
export const standardScheme = {
  name: "standard",
  description: "Standard Webhooks",
  createSecret: createSigningSecret,
  findSecretFault: (secret) =>
    isStandardKey(secret) ? undefined : "must be `whsec_` and 24 to 64 bytes in base64, or `whpk_` and a public key",
  hasSignature(headers) {
    if (!hasIdAndTime(headers)) return false;
    const own = headers["x-webhook-signature"] as string | undefined;
    return own ? own.startsWith("v1,") : Boolean(headers["webhook-signature"] || headers["svix-signature"]);
  },
  check(secrets, headers, rawBody, nowSeconds) {
    const signature = headers["webhook-signature"] ?? headers["svix-signature"] ?? headers["x-webhook-signature"] ?? "";
    if (signature.split(" ", mostSignatures + 1).length > mostSignatures) return "wrong";
    const verdict = verifyWebhook(
      secrets.map(({ text }) => text),
      {
        id: headers["webhook-id"] ?? headers["svix-id"],
        timestamp: headers["webhook-timestamp"] ?? headers["svix-timestamp"],
        signature,
      },
      rawBody,
      { toleranceSeconds, nowSeconds },
    );
    if (verdict.isValid) return { deliveryId: verdict.id, kindHeader: null, isTimeSigned: true };
    return verdict.reason === "expired" ? "expired" : "wrong";
  },
} as const satisfies SignatureScheme;

function hasIdAndTime(headers: IncomingHttpHeaders): boolean {
  return Boolean(
    (headers["webhook-id"] || headers["svix-id"]) && (headers["webhook-timestamp"] || headers["svix-timestamp"]),
  );
}

function isStandardKey(text: string): boolean {
  const found = /^(whsec|whpk)_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(text);
  if (found === null) return false;
  const length = Buffer.from(found[2]!, "base64").length;
  return found[1] === "whpk" ? length === 32 : length >= 24 && length <= 64;
}
