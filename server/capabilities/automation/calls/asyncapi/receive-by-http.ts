import { setTimeout as delay } from "node:timers/promises";
import { OutboundFailed, OutboundTimeout } from "@parley/outbound";
import type { Authentication } from "../authentication/authentication.ts";
import type { Call } from "../call.ts";
import { decodeBytes, readContent } from "../http/read-content.ts";
import { answerBytesOf } from "../http/send-request.ts";
import { takeAnswer } from "../http/take-answer.ts";
import type { Message } from "./message.ts";
import { readEvents } from "./read-events.ts";
import { readPayload } from "./read-payload.ts";

type Source = { method: string; url: string; headers: Record<string, string> };

const pauseMs = 1_000;
const maxStreamBytes = 64 * 1_048_576;
const beginTimeoutMs = 60_000;
const longestIdleMs = 2_147_483_647;

/**
 * Gives the messages of a channel by HTTP: the events of a stream of Server-Sent Events, or else each
 * answer of a long poll. What ends is asked for again, from the last event on.
 * @throws CallFault for an answer that is an error, errors of kernel/outbound, or the reason of
 * `signal`
 */
export async function* receiveByHttp(
  call: Call,
  source: Source,
  authentication: Authentication | undefined,
  signal: AbortSignal,
): AsyncGenerator<Message> {
  let lastId = "";
  for (;;) {
    const answer = await ask(call, source, authentication, { signal, lastId });
    const type = answer.headers["content-type"] ?? "";
    if (answer.status < 300 && /^text\/event-stream\b/i.test(type)) {
      try {
        for await (const { data, type: event, id } of readEvents(answer.body)) {
          lastId = id;
          yield { payload: readPayload(data), headers: { event, ...(id !== "" && { id }) } };
        }
      } catch (error) {
        signal.throwIfAborted();
        // A stream that breaks off goes on like one that ends.
        if (!(error instanceof OutboundFailed || error instanceof OutboundTimeout)) throw error;
      }
    } else {
      const chunks: Uint8Array[] = [];
      for await (const chunk of answer.body) chunks.push(chunk);
      const bytes = await decodeBytes(Buffer.concat(chunks), answer.headers["content-encoding"], answerBytesOf(call));
      if (answer.status > 299) await refuse(answer, source, authentication, bytes);
      const content = readContent(bytes, type);
      if (content !== null) yield { payload: content, headers: { ...answer.headers } };
    }
    await delay(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

type Asking = { signal: AbortSignal; lastId: string };

async function ask(
  call: Call,
  { method, url, headers }: Source,
  authentication: Authentication | undefined,
  { signal, lastId }: Asking,
) {
  for (let attempt = 1; ; attempt++) {
    const credentials = (await authentication?.headersFor({ method, url })) ?? {};
    const answer = await call.kernel.outbound.fetchStream(url, {
      ...{ purpose: "workflows", method, signal, onSend: () => call.onSend?.() },
      headers: {
        accept: "text/event-stream, application/json;q=0.9, */*;q=0.8",
        ...headers,
        ...(lastId !== "" && { "last-event-id": Buffer.from(lastId).toString("latin1") }),
        ...credentials,
      },
      ...{ timeoutMs: beginTimeoutMs, idleTimeoutMs: longestIdleMs, maxResponseBytes: maxStreamBytes },
    });
    if (answer.status !== 401 || attempt === 2 || !(await authentication?.renew(answer.headers))) return answer;
    answer.cancel();
  }
}

async function refuse(
  { status, headers, url }: { status: number; headers: Record<string, string>; url: string },
  { method }: Source,
  authentication: Authentication | undefined,
  bytes: Buffer,
): Promise<void> {
  const asked = { method, url, hidden: authentication?.hidden() ?? [], maxBytes: bytes.length };
  const { "content-encoding": _coding, ...plain } = headers;
  await takeAnswer({ status, headers: plain, bytes, url, sentHeaders: {} }, asked, {
    output: "content",
    allowsRedirects: false,
  });
}
