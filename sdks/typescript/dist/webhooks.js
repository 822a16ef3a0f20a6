/** The delivery is not a genuine, recent one of this endpoint. */
export class WebhookRefused extends Error {
    constructor(reason, message) {
        super(message);
        this.name = "WebhookRefused";
        this.reason = reason;
    }
}
/**
 * Verifies a delivery by Standard Webhooks and reads it. `body` must be the bytes as they arrived,
 * not JSON that was parsed and written again. `secret` is the endpoint's `whsec_…`.
 * @throws WebhookRefused when the delivery is not signed with the secret, or is too old
 * @example
 * const event = await webhooks.unwrap(await request.text(), request.headers, secret);
 */
export async function unwrap(body, headers, secret, { toleranceSeconds = 300, nowMs = Date.now() } = {}) {
    const key = await readSecret(secret);
    if (typeof body !== "string" && !(body instanceof Uint8Array)) {
        throw new TypeError("The body must be the text or the bytes as they arrived, before anything reads them.");
    }
    const id = readHeader(headers, "webhook-id");
    const timestamp = readHeader(headers, "webhook-timestamp");
    const signatures = readHeader(headers, "webhook-signature");
    if (!id || !timestamp || !signatures) {
        throw new WebhookRefused("missing", "The headers webhook-id, webhook-timestamp and webhook-signature are required.");
    }
    // With a dot in the id, the same signed bytes could mean another id and timestamp.
    if (id.includes(".") || !/^\d{1,12}$/.test(timestamp)) {
        throw new WebhookRefused("malformed", "webhook-id or webhook-timestamp is not valid by Standard Webhooks.");
    }
    const signed = bytesOf(`${id}.${timestamp}.`, body);
    if (!(await hasGoodSignature(key, signatures, signed))) {
        throw new WebhookRefused("wrong", "No signature matches. Check that the secret is this endpoint's, and that the body is unchanged.");
    }
    if (Math.abs(nowMs / 1_000 - Number(timestamp)) > toleranceSeconds) {
        throw new WebhookRefused("expired", `The delivery is more than ${toleranceSeconds} seconds old, or its time is in the future.`);
    }
    const text = typeof body === "string" ? body : new TextDecoder().decode(body);
    return { id, ...readEvent(text) };
}
function readEvent(text) {
    try {
        const event = JSON.parse(text);
        if (typeof event?.type === "string")
            return event;
    }
    catch {
        // The delivery is signed, and still not one of Parley.
    }
    throw new WebhookRefused("malformed", "The body is not an event of Parley.");
}
/**
 * While a secret is being replaced, there are several signatures. Those of unknown versions are
 * ignored.
 */
async function hasGoodSignature(key, signatures, signed) {
    for (const signature of signatures.split(" ")) {
        const [version, text = ""] = signature.split(",");
        const bytes = version === "v1" ? readBase64(text) : undefined;
        if (bytes !== undefined && (await crypto.subtle.verify("HMAC", key, bytes, signed)))
            return true;
    }
    return false;
}
function readSecret(secret) {
    const bytes = readBase64(String(secret ?? "").replace(/^whsec_/, ""));
    if (bytes === undefined || bytes.length === 0)
        throw new TypeError("The secret must be whsec_ followed by base64.");
    return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}
function readHeader(headers, name) {
    // A framework may bring a class of its own.
    if (typeof headers?.get === "function")
        return headers.get(name) ?? undefined;
    const found = Object.entries(headers ?? {}).find(([written]) => written.toLowerCase() === name)?.[1];
    return typeof found === "string" ? found : found?.[0];
}
function readBase64(text) {
    try {
        return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    }
    catch {
        return undefined;
    }
}
function bytesOf(head, body) {
    const encoder = new TextEncoder();
    const [first, second] = [encoder.encode(head), typeof body === "string" ? encoder.encode(body) : body];
    const bytes = new Uint8Array(first.length + second.length);
    bytes.set(first);
    bytes.set(second, first.length);
    return bytes;
}
//# sourceMappingURL=webhooks.js.map