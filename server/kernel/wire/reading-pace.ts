import type { Socket } from "node:net";
import type { Bounds } from "../../config.ts";

/**
 * Tells whether a client still reads what is sent to it. What waits for a client is in this node's
 * memory, and a client can answer heartbeats without reading.
 *
 * @example
 * const pace = new ReadingPace(config.bounds);
 * setInterval(() => pace.isStalled(socket, clock.elapsed()) && socket.destroy(), 1_000);
 */
export class ReadingPace {
  readonly #bounds: Bounds;
  /** The bytes that the client had taken at the last look; -1 when nothing waited for it. */
  #takenBytes = -1;
  #mustTakeByMs = Number.POSITIVE_INFINITY;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  isStalled(connection: Socket, nowMs: number): boolean {
    const waiting = connection.writableLength;
    const takenBytes = waiting === 0 ? -1 : connection.bytesWritten - waiting;
    if (takenBytes !== this.#takenBytes) {
      this.#takenBytes = takenBytes;
      // The bytes count as taken when a whole write is, which may be an answer of some megabytes.
      this.#mustTakeByMs = nowMs + this.#bounds.pauseTimeoutMs + durationMs(waiting, this.#bounds);
    }
    return waiting > 0 && this.#mustTakeByMs <= nowMs;
  }
}

function durationMs(bytes: number, { minBytesPerSecond }: Bounds): number {
  return minBytesPerSecond === 0 ? Number.POSITIVE_INFINITY : (bytes / minBytesPerSecond) * 1000;
}
