import type { Socket } from "node:net";
import { type Caller, subjectsOf } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import { state } from "../state.ts";
import { ReadingPace } from "./reading-pace.ts";

/** A connection that stays open after its request: an event stream or a WebSocket. */
export type LongConnection = {
  /** Is null for a client without a credential, whose connection does not end by itself. */
  readonly caller: Caller | null;
  /** Says when the credential ends, in milliseconds since 1970: see `Context.credentialEndsAtMs`. */
  readonly endsAtMs: number;
  readonly connection: Socket;
  /** After how many milliseconds of silence a heartbeat is sent. Proxies cut silent connections. */
  readonly heartbeatMs: number;
  /** Sends a heartbeat. Ends the connection of a client that did not answer the one before. */
  beat(): void;
  /**
   * Ends the connection because its credential has ended. Called repeatedly until it is released.
   */
  end(): void;
};

type Watched = { beatsAtMs: number; pace: ReadingPace };

/** A connection may stay open so long after its credential has ended or its revocation is known. */
const checkIntervalMs = 400;

/**
 * Watches all long connections of a node with one timer. Ten thousand connections would need as
 * many timers.
 */
class ConnectionSupervisor {
  readonly #kernel: Kernel;
  readonly #watched = new Map<LongConnection, Watched>();
  #timer: NodeJS.Timeout | undefined;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  add(connection: LongConnection): void {
    // Spreads the heartbeats of connections that open at the same time, for example after a
    // restart.
    const firstBeatMs = connection.heartbeatMs * (0.5 + Math.random() / 2);
    const { clock, config } = this.#kernel;
    this.#watched.set(connection, {
      beatsAtMs: clock.elapsed() + firstBeatMs,
      pace: new ReadingPace(config.bounds),
    });
    this.#timer ??= setInterval(() => this.#check(), checkIntervalMs);
  }

  remove(connection: LongConnection): void {
    this.#watched.delete(connection);
    if (this.#watched.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #check(): void {
    const { clock, revocations, standings } = this.#kernel;
    const [now, nowMs] = [clock.now(), clock.elapsed()];
    for (const [each, watched] of this.#watched) {
      const isRevoked = endingsOf(each.caller).some((subject) => revocations.has(subject));
      const isHeld = each.caller !== null && !each.caller.isOwner && standings.isSuspended(each.caller.workspaceId);
      if (each.endsAtMs <= now || isRevoked || isHeld) each.end();
      else if (watched.pace.isStalled(each.connection, nowMs)) each.connection.destroy();
      else if (watched.beatsAtMs <= nowMs) {
        watched.beatsAtMs = nowMs + each.heartbeatMs;
        each.beat();
      }
    }
  }
}

/** Says what is revoked to end the caller's connections: also the block of a visitor. */
function endingsOf(caller: Caller | null): string[] {
  if (caller === null) return [];
  const { visitorEndedBy } = caller;
  return [...subjectsOf(caller), ...(visitorEndedBy === undefined ? [] : [visitorEndedBy])];
}

const supervisorOf = state((kernel) => new ConnectionSupervisor(kernel));

/**
 * Ends a connection when its credential ends or its client stops reading, and sends heartbeats over
 * it, until the returned function is called. Both `openEventStream` and `openWebSocket` call it.
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
