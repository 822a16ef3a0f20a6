import { randomToken } from "../../../kernel/secrets.ts";
import { matchesHmac } from "./matches-hmac.ts";
import { mostSignatures, type SignatureScheme } from "./signature-scheme.ts";
import { isTimely } from "./tolerance-seconds.ts";

/**
 * `t=<unix s>,v1=<hex>[,v1=<hex>…]` over `<t>.<body>`, as Stripe signs. Other versions in the list,
 * and blanks around its entries, are ignored.
 */
export const parleyScheme = {
  name: "parley",
  description: "`t=<unix s>,v1=<hex>`, as Stripe does",
  createSecret: () => `parley_wh_${randomToken()}`,
  hasSignature(headers) {
    const own = headers["x-webhook-signature"] as string | undefined;
    return own ? !own.startsWith("v1,") : Boolean(headers["stripe-signature"]);
  },
  check(secrets, headers, rawBody, nowSeconds) {
    const read = readHeader(headers["x-webhook-signature"] ?? headers["stripe-signature"] ?? "");
    if (read === undefined || !matchesHmac(read.signatures, secrets, [`${read.time}.`, rawBody])) return "wrong";
    if (!isTimely(Number(read.time), nowSeconds)) return "expired";
    return { deliveryId: null, kindHeader: null, isTimeSigned: true };
  },
} as const satisfies SignatureScheme;

/**
 * Gives undefined for a list that no sender writes: without a time, with two times, or with an entry that
 * is no pair.
 */
function readHeader(header: string): { time: string; signatures: string[] } | undefined {
  let time: string | undefined;
  const signatures: string[] = [];
  for (const part of header.split(",")) {
    const equals = part.indexOf("=");
    const name = part.slice(0, Math.max(equals, 0)).trim();
    const value = part.slice(equals + 1).trim();
    if (name === "" || (name === "t" && time !== undefined)) return undefined;
    if (name === "t") time = value;
    else if (name === "v1") signatures.push(value);
  }
  if (time === undefined || !/^\d{1,12}$/.test(time) || signatures.length > mostSignatures) return undefined;
  return { time, signatures };
}
