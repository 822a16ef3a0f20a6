import type { WebhookEvents } from "../src/generated/api-types.generated.js";
/** A delivered event. Every attempt has the same `id`: use it to ignore repetitions. */
export type WebhookEvent = {
    id: string;
} & WebhookEvents[keyof WebhookEvents];
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
/** The delivery is not a genuine, recent one of this endpoint. */
export declare class WebhookRefused extends Error {
    readonly name = "WebhookRefused";
    readonly reason: "missing" | "malformed" | "expired" | "wrong";
    constructor(reason: WebhookRefused["reason"], message: string);
}
/**
 * Verifies a delivery by Standard Webhooks and reads it. `body` must be the bytes as they arrived,
 * not JSON that was parsed and written again. `secret` is the endpoint's `whsec_…`.
 * @throws WebhookRefused when the delivery is not signed with the secret, or is too old
 * @example
 * const event = await webhooks.unwrap(await request.text(), request.headers, secret);
 */
export declare function unwrap(body: string | Uint8Array, headers: WebhookHeaders, secret: string, { toleranceSeconds, nowMs }?: {
    toleranceSeconds?: number;
    nowMs?: number;
}): Promise<WebhookEvent>;
