import { pause } from "./exchanging/pause.ts";
import { backoffMs } from "./exchanging/retry.ts";
import type { ServerSentEvent } from "./operation.d.ts";
import { ParleyUnreachable } from "./parley-unreachable.ts";

/**
 * Says what happens to the stream after an event. `reconnect`: the rest comes over another
 * connection. `skip`: the event is of another answer.
 */
export type Verdict = "continue" | "skip" | "end" | "reconnect";

type Resumable = {
  /**
   * Connects. The stream begins after this event, or at its start. It retries by itself: its errors
   * are final.
   */
  open(lastEventId: string | undefined): Promise<AsyncGenerator<ServerSentEvent, void>>;
  judge(event: ServerSentEvent): Verdict;
  /** The number of connections in a row that may end without a new event. */
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
    const events = await stream.open(lastEventId);
    try {
      for await (const event of events) {
        stream.signal?.throwIfAborted();
        const verdict = stream.judge(event);
        if (verdict === "reconnect") break;
        if (event.id !== undefined) {
          lastEventId = event.id;
          failures = 0;
        }
        if (verdict !== "skip") yield event;
        if (verdict === "end") return;
      }
    } catch (error) {
      cause = error;
    }
    stream.signal?.throwIfAborted();
  }
  throw new ParleyUnreachable("The stream was lost too often.", { cause });
}
