import type { Kernel } from "../../../kernel/kernel.ts";
import { limitSeparators } from "../../../kernel/untrusted/limit-separators.ts";

/** An answer may take so long to begin where nobody says how long. */
const beginTimeoutMs = 60_000;
/** The longest pause between two pieces of an answer. */
const idleTimeoutMs = 60_000;
/** Enough for the vectors of 128 texts with 3,072 numbers each, and for any piece of an answer. */
const mostSeparators = 500_000;
const mostSeparatorsOfEvent = 20_000;
const maxResponseBytes = { models: 16_777_216, tools: 8_388_608, workflows: 8_388_608 };

/**
 * Gives a `fetch` for packages of others, which enforces the rules for outbound requests of this purpose.
 * `onSend` is called when the first byte of a request is about to leave.
 * @throws AddressRefused for an address that the server must not call
 * @example
 * createOpenAI({ apiKey, fetch: outboundFetch(kernel, "models") });
 */
export function outboundFetch(
  kernel: Kernel,
  purpose: keyof typeof maxResponseBytes,
  { onSend, firstByteTimeoutMs = beginTimeoutMs }: { onSend?: () => void; firstByteTimeoutMs?: number } = {},
): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const { body, signal } = init;
    if (body !== undefined && body !== null && typeof body !== "string" && !(body instanceof Uint8Array)) {
      throw new TypeError("The body of an outbound request must be text or bytes.");
    }
    const answer = await kernel.outbound.fetchStream(url, {
      purpose,
      method: init.method ?? "GET",
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(body === undefined || body === null ? {} : { body }),
      timeoutMs: firstByteTimeoutMs,
      awaitsFirstByte: true,
      ...(onSend !== undefined && { onSend }),
      idleTimeoutMs,
      maxResponseBytes: maxResponseBytes[purpose],
      ...(signal === undefined || signal === null ? {} : { signal }),
    });
    const hasBody = answer.status !== 204 && answer.status !== 304;
    const isByEvent = answer.headers["content-type"]?.includes("text/event-stream") ?? false;
    const most = isByEvent ? mostSeparatorsOfEvent : mostSeparators;
    // The answers of tools are limited where they are parsed: some are parsed in a thread.
    const bytes = purpose === "models" ? limitSeparators(answer.body, { most, isByEvent }) : answer.body;
    return new Response(hasBody ? ReadableStream.from(bytes) : null, {
      status: answer.status,
      headers: answer.headers,
    });
  };
}
