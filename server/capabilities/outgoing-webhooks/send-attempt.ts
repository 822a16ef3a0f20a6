import { setTimeout as pause } from "node:timers/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Event } from "../../kernel/log/event.ts";
import { AddressRefused, OutboundTimeout, ResponseTooLarge } from "../../kernel/outbound/outbound.ts";
import { signEd25519, signStandard } from "../../kernel/outbound/standard-webhooks.ts";
import { EventId } from "../../kernel/storage/id.ts";
import type { SigningKeys } from "./endpoint-keys.ts";
import { redactQuotes } from "./redact.ts";
import { readRetryAfter } from "./schedule.ts";
import type { AttemptRecord } from "./store.ts";

/** A message to one endpoint: the id stays the same however often it is sent. */
export type Message = { id: string; type: string; body: string; sentTexts: readonly string[] };

export type Sent = AttemptRecord & { retryAfterMs: number | null };

const answerTimeoutMs = 15_000;
/** What a receiver says after its status is read only to be shown; it may not hold a place for long. */
const bodyTimeoutMs = 3_000;
const maxReadBytes = 32_768;
const maxKeptLength = 4_096;
/** Header values that are credentials of the receiver's side. */
const secretHeader = /cookie|authorization|token|secret|key/i;

/** The wire form of an event. `sentTexts` are those of it that the log does not hold. */
export function writeMessage(
  event: Pick<Event, "id" | "type" | "data" | "createdAt">,
  sentTexts: readonly string[],
): Message {
  return { id: EventId.format(event.id), type: event.type, body: writeBody(event), sentTexts };
}

export function writeBody(event: { type: string; createdAt: Date; data: unknown }): string {
  return JSON.stringify({ type: event.type, timestamp: event.createdAt.toISOString(), data: event.data });
}

/** What goes out beside the body, without the signatures. */
export function headersOf(messageId: string, timestampSeconds: number): Record<string, string> {
  return {
    "content-type": "application/json",
    "user-agent": "Parley-Webhooks/1",
    "webhook-id": messageId,
    "webhook-timestamp": String(timestampSeconds),
  };
}

/** Sends once and says how it went; redirects are not followed. Never throws. */
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
  const signatures = keys.secrets.map((secret) => signStandard(secret, signed));
  if (keys.privateKey !== null) signatures.push(signEd25519(keys.privateKey, signed));
  try {
    const answer = await kernel.outbound.fetchStream(url, {
      purpose: "webhooks",
      method: "POST",
      headers: { ...headersOf(message.id, timestampSeconds), "webhook-signature": signatures.join(" ") },
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
      error: errorClass(error),
      responseHeaders: null,
      responseBody: null,
      retryAfterMs: null,
    };
  }
}

/** As much as there is within size and time. The status is known by now, so a body that breaks off changes nothing. */
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
  // PostgreSQL keeps no NUL, and a cut may part a surrogate pair.
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

/** One word of the table in the reference; what lies behind it would tell of the network that Parley stands in. */
function errorClass(error: unknown): string {
  if (error instanceof AddressRefused) return "address-refused";
  if (error instanceof OutboundTimeout) return "timeout";
  if (error instanceof ResponseTooLarge) return "answer-too-large";
  return "connection-failed";
}
