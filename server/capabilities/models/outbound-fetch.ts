import type { Kernel } from "../../kernel/kernel.ts";

/** Time for a model to begin, and between two pieces of what it says: large local ones take long to load. */
const beginTimeoutMs = 60_000;
const idleTimeoutMs = 60_000;
const maxResponseBytes = 16_777_216;

/** A `fetch` for others' code: it reaches what outbound calls of this purpose may reach, and nothing else. */
export function outboundFetch(kernel: Kernel, purpose: "models" | "tools"): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const { body, signal } = init;
    if (body !== undefined && body !== null && typeof body !== "string" && !(body instanceof Uint8Array)) {
      throw new TypeError("Only text and bytes are sent.");
    }
    const answer = await kernel.outbound.fetchStream(url, {
      purpose,
      method: init.method ?? "GET",
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(body === undefined || body === null ? {} : { body }),
      timeoutMs: beginTimeoutMs,
      idleTimeoutMs,
      maxResponseBytes,
      ...(signal === undefined || signal === null ? {} : { signal }),
    });
    const hasBody = answer.status !== 204 && answer.status !== 304;
    return new Response(hasBody ? ReadableStream.from(answer.body) : null, {
      status: answer.status,
      headers: answer.headers,
    });
  };
}
