/** Calls to others that cannot reach private addresses, WebSockets, webhook signatures, and vendors' reasons. */

export { type AllowedAddress, parseOutboundAllow } from "./allowed-address.ts";
export { createOutbound } from "./create-outbound.ts";
export { AddressRefused, type Outbound, OutboundFailed, OutboundTimeout, ResponseTooLarge } from "./outbound.ts";
export { readRetryAfter } from "./read-retry-after.ts";
export { cleanReason } from "./reasons/clean-reason.ts";
export { findMessage, readReasonOfBody } from "./reasons/read-reason-of-body.ts";
export { createSigningKeyPair, createSigningSecret, signWebhook, signWebhookEd25519 } from "./sign-webhook.ts";
export { verifyWebhook, verifyWebhookEd25519 } from "./verify-webhook.ts";
export { openWebSocketClient } from "./web-socket/open-web-socket-client.ts";
export { type WebSocketClient, WebSocketFailed } from "./web-socket/web-socket-client.ts";
