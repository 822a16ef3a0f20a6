import { type Parse, readJson } from "./ask.ts";
import type { Deadline } from "./deadline.ts";
import { parseExactly } from "./exact-json.ts";
import { type Exchange, lossOf } from "./exchange.ts";
import { silenceMs } from "./read-events.ts";

/**
 * JSON as a value, text as a string, undefined for no body, and event streams, JSON lines and all
 * other media as a stream of bytes.
 */
export async function readBody(
  response: Response,
  deadline: Deadline,
  exchange: Exchange,
  parse?: Parse,
): Promise<unknown> {
  const mediaType = response.headers.get("content-type") ?? "text/";
  const isJson = /^application\/(\w+\+)?json/.test(mediaType);
  if (!isJson && !/^text\/(?!event)|xml|yaml/.test(mediaType)) return openBody(response, deadline, exchange);
  if (isJson) return readJson(response, deadline, exchange, parse);
  const text = await response.text();
  deadline.end();
  return text === "" ? undefined : text;
}

/** Does the same with JSON whose whole numbers keep their digits. */
export async function readExactly(response: Response, deadline: Deadline, exchange: Exchange): Promise<unknown> {
  return readBody(response, deadline, exchange, parseExactly);
}

/** The answer as it arrives, with its headers. Reading it fails when the server is silent for too long. */
export function readDownload(response: Response, deadline: Deadline, exchange: Exchange): Response {
  const { status, headers } = response;
  if (response.body !== null) return new Response(openBody(response, deadline, exchange), { status, headers });
  deadline.end();
  return response;
}

/** The bytes as they arrive. The stream fails when the server is silent for too long. */
export function openBody(response: Response, deadline: Deadline, exchange: Exchange): ReadableStream<Uint8Array> {
  const reader = response.body?.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      // The limit applies while we wait for the server, not while the caller processes what was
      // read.
      deadline.set(silenceMs);
      try {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        deadline.set(undefined);
        if (!done) return controller.enqueue(value);
        deadline.end();
        controller.close();
      } catch (error) {
        const { aborted, reason } = deadline.signal;
        deadline.end();
        throw aborted ? reason : lossOf(error, exchange);
      }
    },
    async cancel() {
      deadline.end();
      await reader?.cancel().catch(() => undefined);
    },
  });
}
