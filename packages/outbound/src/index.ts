/** Calls to others that cannot reach private addresses, WebSockets, webhook signatures, and vendors' reasons. */

export { type AllowedAddress, parseOutboundAllow } from "./allowed-address.ts";
export { cleanReason } from "./clean-reason.ts";
export { createOutbound } from "./create-outbound.ts";
export { AddressRefused, type Outbound, OutboundFailed, OutboundTimeout, ResponseTooLarge } from "./outbound.ts";
export { findMessage, readReasonOfBody } from "./read-reason-of-body.ts";
export { readRetryAfter } from "./read-retry-after.ts";
export { createSigningKeyPair, createSigningSecret, signWebhook, signWebhookEd25519 } from "./sign-webhook.ts";
export { verifyWebhook, verifyWebhookEd25519 } from "./verify-webhook.ts";
export { openWebSocketClient } from "./web-socket/open-web-socket-client.ts";
export { type WebSocketClient, WebSocketFailed } from "./web-socket/web-socket-client.ts";
