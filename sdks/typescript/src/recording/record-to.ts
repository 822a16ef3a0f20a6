import { describeRequest, type Recorded, withoutSecrets } from "./recorded.ts";

const keptHeaders = ["content-type", "retry-after", "x-request-id", "etag"];
const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/**
 * Makes a `fetch` that gives each request with its answer to `write`, as a line of JSON without keys,
 * tokens and passwords, when the answer has been read.
 *
 * @example
 * const lines: string[] = [];
 * const parley = new Parley({ endpoint, fetch: recordTo((line) => lines.push(line)) });
 */
export function recordTo(write: (line: string) => void, send: typeof fetch = fetch): typeof fetch {
  return async (input, init = {}) => {
    const response = await send(input, init);
    const request = describeRequest(String(input), init);
    const headers = Object.fromEntries(
      keptHeaders.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const tell = (bytes: Uint8Array) => {
      const isStream = headers["content-type"]?.startsWith("text/event-stream") === true;
      const answer: Recorded["answer"] = { status: response.status, headers, ...writtenOf(bytes, isStream) };
      write(`${JSON.stringify({ request, answer } satisfies Recorded)}\n`);
    };
    if (response.body === null) {
      tell(new Uint8Array());
      return response;
    }
    return new Response(listenTo(response.body, tell), response);
  };
}

function writtenOf(bytes: Uint8Array, isStream: boolean): { text: string } | { base64: string } {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { base64: toBase64(bytes) };
  }
  if (!isStream) return { text: withoutSecrets(text) };
  return { text: text.replace(/^data:(.*)$/gm, (_line, data: string) => `data: ${withoutSecrets(data.trim())}`) };
}

/** Passes a body on as it comes, and tells all of it at its end, or when it is left. */
function listenTo(body: ReadableStream<Uint8Array>, tell: (bytes: Uint8Array) => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  const end = () => {
    const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    tell(whole);
  };
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) {
        parts.push(value);
        controller.enqueue(value);
        return;
      }
      end();
      controller.close();
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason);
    },
  });
}
