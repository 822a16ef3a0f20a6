import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import type { Bounds } from "../../config.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, requestTimeout } from "../../kernel/problem.ts";
import { state } from "../../kernel/state.ts";
import { type Deadlines, deadlinesOf } from "../admitting/deadlines.ts";
import { type Occupancy, occupancyOf } from "../admitting/occupancy.ts";
import { type LargeBodies, largeBodiesOf } from "./large-bodies.ts";
import { brokenOffBody, isTooLong, limitBody, tooLongBody } from "./limit-bytes.ts";

/** The bodies under way may still take so long when the node stops. */
const stopPatienceMs = 5_000;

type Done = (error: Problem | null, body?: Buffer) => void;

/**
 * Reads the bodies of requests: each in time, and all together in bounded memory. Fastify's own
 * reader waits without end, and takes a client that hangs up for an unavailable server.
 */
export class BodyReader {
  readonly #bounds: Bounds;
  readonly #deadlines: Deadlines;
  readonly #occupancy: Occupancy;
  readonly #largeBodies: LargeBodies;
  #stopsAtMs = Number.POSITIVE_INFINITY;

  constructor(kernel: Kernel) {
    this.#bounds = kernel.config.bounds;
    this.#deadlines = deadlinesOf(kernel);
    this.#occupancy = occupancyOf(kernel);
    this.#largeBodies = largeBodiesOf(kernel);
  }

  /** From now on bodies have a few seconds more. */
  stop(): void {
    this.#stopsAtMs = this.#deadlines.nowMs + stopPatienceMs;
  }

  /**
   * Reads a whole body. Its problems: body-too-large, request-timeout, invalid-request when the
   * client disconnects half-way, and those of `Occupancy.hold` and of `LargeBodies.pass`.
   */
  readWhole({ raw, usage, maxBodyBytes, caller, ip }: FastifyRequest, done: Done): void {
    if (isTooLong(raw, maxBodyBytes) || raw.destroyed) {
      done(raw.destroyed ? brokenOffBody() : tooLongBody(maxBodyBytes));
      return;
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    const mustEndByMs = this.#deadlines.nowMs + this.#bounds.bodyTimeoutMs;
    const look = (nowMs: number) => {
      if (nowMs >= Math.min(mustEndByMs, this.#stopsAtMs)) end(tooLate());
    };
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      const problem = this.#occupancy.hold(usage, chunk.length, bytes - chunk.length);
      if (problem !== undefined) end(problem);
      else if (bytes > maxBodyBytes) end(tooLongBody(maxBodyBytes));
    };
    const onEnd = () => {
      this.#deadlines.remove(look);
      // A request that was read closes by itself. Whether its client still waits, the connection tells.
      raw.off("close", onClose);
      const go = () => end(raw.socket.destroyed ? brokenOffBody() : null);
      const refusal = this.#largeBodies.pass(bytes, { workspaceId: caller?.workspaceId, address: ip }, go);
      if (refusal !== undefined) end(refusal);
    };
    const onClose = () => end(brokenOffBody());
    const end = (problem: Problem | null) => {
      this.#deadlines.remove(look);
      raw.off("data", onData).off("end", onEnd).off("close", onClose);
      this.#occupancy.release(usage, bytes);
      // Node copies each chunk out of what it has read, so that one alone is the body.
      if (problem === null) done(null, chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, bytes));
      else done(problem);
    };
    this.#deadlines.add(look);
    raw.on("data", onData).on("end", onEnd).on("close", onClose);
  }

  /**
   * The body while it arrives. Reading throws the problems of `limitBody`, and request-timeout for a
   * client that pauses too long or is too slow on the whole. Only the time counts in which the
   * server could take more.
   */
  stream({ raw, maxBodyBytes }: FastifyRequest): Readable {
    const body = limitBody(raw, maxBodyBytes);
    const { pauseTimeoutMs, minBytesPerSecond } = this.#bounds;
    let bytes = 0;
    raw.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      lastByteMs = this.#deadlines.nowMs;
    });
    let lookedMs = this.#deadlines.nowMs;
    let lastByteMs = lookedMs;
    let waitedMs = 0;
    const look = (nowMs: number) => {
      const isServersTurn = body.readableLength > 0 || body.writableNeedDrain;
      if (isServersTurn) lastByteMs = nowMs;
      else waitedMs += nowMs - lookedMs;
      lookedMs = nowMs;
      const isSlow = bytes < ((waitedMs - pauseTimeoutMs) / 1000) * minBytesPerSecond;
      if (isSlow || nowMs - lastByteMs >= pauseTimeoutMs || nowMs >= this.#stopsAtMs) body.destroy(tooLate());
    };
    this.#deadlines.add(look);
    raw.once("end", () => this.#deadlines.remove(look));
    body.once("close", () => this.#deadlines.remove(look));
    return body;
  }
}

export const bodyReaderOf = state((kernel) => new BodyReader(kernel));

function tooLate(): Problem {
  const detail = "The body did not arrive in time, or too slowly. Send it again, without pauses.";
  return new Problem(requestTimeout, detail, { headers: { connection: "close" } });
}
