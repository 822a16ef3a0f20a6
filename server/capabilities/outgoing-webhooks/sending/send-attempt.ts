import { setTimeout as pause } from "node:timers/promises";
import {
  AddressRefused,
  OutboundTimeout,
  ResponseTooLarge,
  readRetryAfter,
  signWebhook,
  signWebhookEd25519,
} from "@parley/outbound";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { SigningKeys } from "../endpoints/signing-keys.ts";
import { type Message, messageHeaders } from "./message.ts";
import { redactQuotes } from "./redact-quotes.ts";
import type { AttemptRecord } from "./store.ts";

/** The record says how an attempt went. `retryAfterMs` is the pause that the receiver asked for. */
type Sent = AttemptRecord & { retryAfterMs: number | null };

const answerTimeoutMs = 15_000;
/** A receiver's body is read only to be shown, so it may not hold a connection for long. */
const bodyTimeoutMs = 3_000;
const maxReadBytes = 32_768;
const maxKeptLength = 4_096;
/** Names of headers whose values may be credentials of the receiver. */
const secretHeader = /cookie|authorization|token|secret|key/i;

/**
 * Sends a message once. Does not follow redirects. Never throws: what went wrong is in the result.
 */
export async function sendAttempt(kernel: Kernel, url: string, keys: SigningKeys, message: Message): Promise<Sent> {
  const startedAt = new Date(kernel.clock.now());
  const startedMs = performance.now();
  const outcome = await send(kernel, url, keys, message, Math.floor(startedAt.getTime() / 1000));
  return { ...outcome, startedAt, durationMs: Math.round(performance.now() - startedMs) };
}

async function send(
  kernel: Kernel,
  url: string,
  keys: SigningKeys,
  message: Message,
  timestampSeconds: number,
): Promise<Omit<Sent, "startedAt" | "durationMs">> {
  const signed = { id: message.id, timestampSeconds, body: message.body };
  const signatures = keys.secrets.map((secret) => signWebhook(secret, signed));
  if (keys.privateKey !== null) signatures.push(signWebhookEd25519(keys.privateKey, signed));
  try {
    const answer = await kernel.outbound.fetchStream(url, {
      purpose: "webhooks",
      method: "POST",
      headers: { ...messageHeaders(message, timestampSeconds), "webhook-signature": signatures.join(" ") },
      body: message.body,
      timeoutMs: answerTimeoutMs,
      idleTimeoutMs: bodyTimeoutMs,
      maxResponseBytes: maxReadBytes,
    });
    return {
      statusCode: answer.status,
      error: null,
      responseHeaders: keepHeaders(answer.headers),
      responseBody: keepText(await readText(answer.body, answer.cancel), message.sentTexts),
      retryAfterMs: readRetryAfter(answer.headers["retry-after"], kernel.clock.now()),
    };
  } catch (error) {
    return {
      statusCode: null,
      error: errorWord(error),
      responseHeaders: null,
      responseBody: null,
      retryAfterMs: null,
    };
  }
}

/**
 * Reads as much as arrives within the limits. The status is known by now, so a broken body changes
 * nothing.
 */
async function readText(body: AsyncIterable<Uint8Array>, cancel: () => void): Promise<string> {
  const chunks: Uint8Array[] = [];
  const read = async () => {
    for await (const chunk of body) chunks.push(chunk);
  };
  const limit = new AbortController();
  const tooLong = pause(bodyTimeoutMs, undefined, { signal: limit.signal }).then(cancel);
  await Promise.race([read().catch(() => {}), tooLong.catch(() => {})]);
  limit.abort();
  return Buffer.concat(chunks).toString("utf8");
}

function keepText(text: string, sentTexts: readonly string[]): string {
  // PostgreSQL stores no NUL, and the cut may split a surrogate pair.
  return redactQuotes(text, sentTexts).slice(0, maxKeptLength).replaceAll("\u0000", "\ufffd").toWellFormed();
}

function keepHeaders(headers: Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = {};
  let length = 0;
  for (const [name, value] of Object.entries(headers)) {
    const shown = secretHeader.test(name) ? "[redacted]" : value;
    if (length + name.length + shown.length > maxKeptLength) continue;
    length += name.length + shown.length;
    kept[name] = shown.replaceAll("\u0000", "\ufffd").toWellFormed();
  }
  return kept;
}

/**
 * Gives one of the words in the API reference. Anything more would tell about the network that Parley
 * runs in.
 */
function errorWord(error: unknown): string {
  if (error instanceof AddressRefused) return "address-refused";
  if (error instanceof OutboundTimeout) return "timeout";
  if (error instanceof ResponseTooLarge) return "answer-too-large";
  return "connection-failed";
}
