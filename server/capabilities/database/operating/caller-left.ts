import type { Call } from "../../../kernel/wire/route.ts";

/** Aborts when the client closes its connection before it has the answer. */
export function callerLeft({ reply }: Call<unknown, unknown, unknown>): AbortSignal {
  const left = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}
