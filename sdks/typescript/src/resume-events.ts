import { pause } from "./deadline.ts";
import { ParleyUnreachable } from "./problem.ts";
import { backoffMs } from "./retry.ts";
import { readEvents, type ServerSentEvent } from "./server-sent-events.ts";

/** What an event means for the stream that it came by. `dropped`: it was cut off, and goes on by another connection. */
export type Verdict = "goes on" | "ends" | "dropped";

export type Resumable = {
  /** Connects after this event; undefined at first. Makes its own retries: what it throws is final. */
  open(lastEventId: string | undefined): Promise<ReadableStream<Uint8Array>>;
  judge(event: ServerSentEvent): Verdict;
  /** How often in a row a connection may end without having brought anything. */
  maxRetries: number;
  firstDelayMs: number;
  signal: AbortSignal | undefined;
};

/** Every event once, in order, over as many connections as it takes. */
export async function* resumeEvents(stream: Resumable): AsyncGenerator<ServerSentEvent, void> {
  let lastEventId: string | undefined;
  let cause: unknown;
  for (let failures = 0; failures <= stream.maxRetries; failures++) {
    if (failures > 0) await pause(backoffMs(stream.firstDelayMs, failures), stream.signal);
    const events = readEvents(await stream.open(lastEventId));
    // Only what the network does is caught here, never what the consumer of this stream throws.
    const next = () =>
      events.next().then(
        ({ value }) => value ?? undefined,
        (error) => {
          cause = error;
        },
      );
    try {
      for (let event = await next(); event !== undefined; event = await next()) {
        const verdict = stream.judge(event);
        if (verdict === "dropped") break;
        if (event.id !== undefined) {
          lastEventId = event.id;
          failures = 0;
        }
        yield event;
        if (verdict === "ends") return;
      }
    } finally {
      await events.return();
    }
    stream.signal?.throwIfAborted();
  }
  throw new ParleyUnreachable("The stream broke off again and again.", { cause });
}
