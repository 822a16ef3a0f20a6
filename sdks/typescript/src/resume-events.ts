import { pause } from "./exchanging/pause.ts";
import { backoffMs } from "./exchanging/retry.ts";
import { ParleyUnreachable } from "./parley-unreachable.ts";
import { readEvents, type ServerSentEvent } from "./server-sent-event.ts";

/**
 * Says what happens to the stream after an event. `reconnect`: the rest comes over another
 * connection.
 */
export type Verdict = "continue" | "end" | "reconnect";

type Resumable = {
  /**
   * Connects. The stream begins after this event, or at its start. It retries by itself: its errors
   * are final.
   */
  open(lastEventId: string | undefined): Promise<ReadableStream<Uint8Array>>;
  judge(event: ServerSentEvent): Verdict;
  /** So many connections in a row may end without a new event. */
  maxRetries: number;
  firstDelayMs: number;
  signal: AbortSignal | undefined;
};

/** Yields every event once and in order, over as many connections as are needed. */
export async function* resumeEvents(stream: Resumable): AsyncGenerator<ServerSentEvent, void> {
  let lastEventId: string | undefined;
  let cause: unknown;
  for (let failures = 0; failures <= stream.maxRetries; failures++) {
    if (failures > 0) await pause(backoffMs(stream.firstDelayMs, failures), stream.signal);
    const events = readEvents(await stream.open(lastEventId));
    // Catches errors of the network, but none that the consumer of this generator throws.
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
        if (verdict === "reconnect") break;
        if (event.id !== undefined) {
          lastEventId = event.id;
          failures = 0;
        }
        yield event;
        if (verdict === "end") return;
      }
    } finally {
      await events.return();
    }
    stream.signal?.throwIfAborted();
  }
  throw new ParleyUnreachable("The stream was lost again and again.", { cause });
}
