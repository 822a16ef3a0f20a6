import type { Deadline } from "./deadline.ts";
import { lossOf } from "./exchange.ts";
import { ParleyProblem } from "./problem.ts";

/** The server says something every 15 seconds on each stream; a stream that is silent for longer is dead. */
const silenceMs = 45_000;

/** JSON as a value, text as a string, streams and lines as bytes that are still coming, and undefined for nothing. */
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
    const detail = "The answer says that it is JSON, and is not.";
    throw new ParleyProblem({ status: response.status, code: "unexpected-answer", title: "Unexpected answer", detail });
  }
}

/** The bytes as they come, for as long as the caller reads and the server says something. */
export function openBody(response: Response, deadline: Deadline): ReadableStream<Uint8Array> {
  const reader = response.body?.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      // The clock runs only while we wait for the server: a slow reader is the caller's own affair.
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
      // The connection is closed at once; what it still said is of no interest.
      deadline.end();
      await reader?.cancel().catch(() => undefined);
    },
  });
}
