import type { WebhookEvents } from "./api-types.generated.ts";

/** What was delivered. `id` is the same for every attempt: use it to drop repetitions. */
export type WebhookEvent = { id: string } & WebhookEvents[keyof WebhookEvents];

export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Called CryptoKey where there is a DOM, and not everywhere else. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** A delivery that must not be believed. */
export class WebhookRefused extends Error {
  override readonly name = "WebhookRefused";
  readonly reason: "missing" | "malformed" | "expired" | "wrong";

  constructor(reason: WebhookRefused["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Verifies a delivery by Standard Webhooks and reads it. `body` must be the very bytes that came, not parsed and written
 * again; `secret` is the endpoint's `whsec_…`. Throws WebhookRefused for anything but a fresh, genuine delivery.
 */
export async function unwrap(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = 300, nowMs = Date.now() }: { toleranceSeconds?: number; nowMs?: number } = {},
): Promise<WebhookEvent> {
  const key = await readSecret(secret);
  const id = readHeader(headers, "webhook-id");
  const timestamp = readHeader(headers, "webhook-timestamp");
  const signatures = readHeader(headers, "webhook-signature");
  if (!id || !timestamp || !signatures) {
    throw new WebhookRefused("missing", "webhook-id, webhook-timestamp and webhook-signature are needed.");
  }
  // A dot in the id would let the same bytes be read as another id and time.
  if (id.includes(".") || !/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookRefused(
      "malformed",
      "webhook-id or webhook-timestamp does not have the form of Standard Webhooks.",
    );
  }
  const signed = bytesOf(`${id}.${timestamp}.`, body);
  if (!(await hasGoodSignature(key, signatures, signed))) {
    throw new WebhookRefused("wrong", "No signature fits. Is it this endpoint's secret, and the body as it came?");
  }
  if (Math.abs(nowMs / 1_000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookRefused("expired", `The delivery is not of the last ${toleranceSeconds} seconds.`);
  }
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  return { id, ...(JSON.parse(text) as WebhookEvents[keyof WebhookEvents]) };
}

/** Several signatures are sent while a secret is replaced; those of other versions are passed over. */
async function hasGoodSignature(key: Key, signatures: string, signed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  for (const signature of signatures.split(" ")) {
    const [version, text = ""] = signature.split(",");
    const bytes = version === "v1" ? readBase64(text) : undefined;
    if (bytes !== undefined && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return true;
  }
  return false;
}

function readSecret(secret: string): Promise<Key> {
  const bytes = readBase64(secret.replace(/^whsec_/, ""));
  if (bytes === undefined || bytes.length === 0) throw new TypeError("The secret must be whsec_ and base64.");
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([written]) => written.toLowerCase() === name)?.[1];
  return typeof found === "string" ? found : found?.[0];
}

function readBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    // What is not base64 is no signature.
    return undefined;
  }
}

function bytesOf(head: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const [first, second] = [encoder.encode(head), typeof body === "string" ? encoder.encode(body) : body];
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
