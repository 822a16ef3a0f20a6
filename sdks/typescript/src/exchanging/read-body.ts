import { ParleyProblem } from "../parley-problem.ts";
import type { Deadline } from "./deadline.ts";
import { lossOf } from "./exchange.ts";

/**
 * The server sends something every 15 seconds on each stream, so a stream that is silent for longer
 * is lost.
 */
const silenceMs = 45_000;

/**
 * JSON as a value, text as a string, event streams and JSON lines as a stream of bytes, and
 * undefined for no body.
 */
export async function readBody(response: Response, deadline: Deadline): Promise<unknown> {
  const mediaType = response.headers.get("content-type") ?? "";
  if (/^(text\/event-stream|application\/x-ndjson)/.test(mediaType)) return openBody(response, deadline);
  const text = await response.text();
  deadline.end();
  if (text === "") return undefined;
  if (!/^application\/(\w+\+)?json/.test(mediaType)) return text;
  try {
    return JSON.parse(text);
  } catch {
    const detail = "The content-type of the answer is JSON, but its body is not.";
    throw new ParleyProblem({ status: response.status, code: "unexpected-answer", title: "Unexpected answer", detail });
  }
}

/** The bytes as they arrive. The stream fails when the server is silent for too long. */
export function openBody(response: Response, deadline: Deadline): ReadableStream<Uint8Array> {
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
        throw aborted ? reason : lossOf(error, response.url);
      }
    },
    async cancel() {
      deadline.end();
      await reader?.cancel().catch(() => undefined);
    },
  });
}
