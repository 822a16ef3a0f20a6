import type { Caller } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import { state } from "../state.ts";

/** A connection that stays open after its request: an event stream or a WebSocket. */
export type LongConnection = {
  caller: Caller;
  /** After how many milliseconds of silence a heartbeat is sent. Proxies cut silent connections. */
  heartbeatMs: number;
  /** Sends a heartbeat. Ends the connection of a client that did not answer the one before. */
  beat(): void;
  /**
   * Ends the connection because its credential has ended. Called repeatedly until it is released.
   */
  end(): void;
};

/**
 * How long a connection may stay open after its credential has ended or its revocation is known.
 */
const checkIntervalMs = 400;

/**
 * One timer for all long connections of a node. Ten thousand connections would need as many timers.
 */
class ConnectionSupervisor {
  readonly #kernel: Kernel;
  readonly #beatsAtMs = new Map<LongConnection, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  add(connection: LongConnection): void {
    // Spreads the heartbeats of connections that open at the same time, for example after a
    // restart.
    const firstBeatMs = connection.heartbeatMs * (0.5 + Math.random() / 2);
    this.#beatsAtMs.set(connection, performance.now() + firstBeatMs);
    this.#timer ??= setInterval(() => this.#check(), checkIntervalMs);
  }

  remove(connection: LongConnection): void {
    this.#beatsAtMs.delete(connection);
    if (this.#beatsAtMs.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #check(): void {
    const { clock, revocations } = this.#kernel;
    const [now, nowMs] = [clock.now(), performance.now()];
    for (const [connection, beatsAtMs] of this.#beatsAtMs) {
      const { id, sessionId, expiresAtMs } = connection.caller;
      if ((expiresAtMs !== undefined && expiresAtMs <= now) || revocations.has(sessionId ?? id)) connection.end();
      else if (beatsAtMs <= nowMs) {
        this.#beatsAtMs.set(connection, nowMs + connection.heartbeatMs);
        connection.beat();
      }
    }
  }
}

const supervisorOf = state((kernel) => new ConnectionSupervisor(kernel));

/**
 * Ends a connection when its credential ends, and sends heartbeats over it, until the returned
 * function is called.
 *
 * @example
 * const release = superviseConnection(kernel, connection);
 * socket.once("close", release);
 */
export function superviseConnection(kernel: Kernel, connection: LongConnection): () => void {
  const supervisor = supervisorOf(kernel);
  supervisor.add(connection);
  return () => supervisor.remove(connection);
}
