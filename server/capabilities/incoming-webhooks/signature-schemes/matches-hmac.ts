import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secret } from "./signature-scheme.ts";

/**
 * Tells whether one of the signatures is the HMAC-SHA256 of the signed parts with one of the
 * secrets, in hexadecimal. Senders write its letters small or large.
 */
export function matchesHmac(
  signatures: readonly string[],
  secrets: readonly Secret[],
  signed: readonly (string | Buffer)[],
): boolean {
  const given = signatures.map((signature) => Buffer.from(signature.toLowerCase(), "latin1"));
  return secrets.some(({ key }) => {
    const hmac = createHmac("sha256", key);
    for (const part of signed) hmac.update(part);
    const expected = Buffer.from(hmac.digest("hex"), "latin1");
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}
