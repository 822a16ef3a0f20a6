import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Bounds, Config } from "../../config.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Logger } from "../../kernel/logger.ts";
import { overloaded, Problem, rateLimited } from "../../kernel/problem.ts";
import { state } from "../../kernel/state.ts";
import { addressListOf, subjectOfAddress } from "../../kernel/wire/address-list.ts";
import { ReadingPace } from "../../kernel/wire/reading-pace.ts";
import { refuseSocket } from "../answering/refuse-raw-connection.ts";
import { type Deadlines, deadlinesOf } from "./deadlines.ts";

/** Counts what the clients of one address occupy. */
export type Usage = { subject: string; sockets: number; requests: number; heldBytes: number };

/** A client whose connection is refused may take so long to send a request. */
const refusalPatienceMs = 1_000;
/** This many refused connections are answered at the same time. Others are cut without an answer. */
const maxRefusedAtOnce = 1_000;
const retryAfterSeconds = "10";
const logIntervalMs = 10_000;

/**
 * Counts what clients occupy on this node, by address and in all: connections, requests under way,
 * and bytes in memory. Rate limits count how often a client comes, this counts how much it keeps.
 */
export class Occupancy {
  readonly sockets = new Set<Socket>();
  readonly #bounds: Bounds;
  readonly #log: Logger;
  readonly #deadlines: Deadlines;
  readonly #isProxy: (address: string) => boolean;
  readonly #usages = new Map<string, Usage>();
  readonly #usageOfSocket = new WeakMap<Socket, Usage>();
  readonly #refused = new Map<Socket, Problem>();
  readonly #ending = new WeakSet<Socket>();
  #requests = 0;
  #heldBytes = 0;
  #refusals = 0;
  #loggedAtMs = Number.NEGATIVE_INFINITY;

  constructor(kernel: Kernel) {
    const { config, log } = kernel;
    this.#bounds = config.bounds;
    this.#log = log;
    this.#deadlines = deadlinesOf(kernel);
    this.#isProxy = proxyTest(config.trustProxy);
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  get requestsUnderWay(): number {
    return this.#requests;
  }

  /**
   * Counts a new connection. The first request of one too many is refused. Connections of a trusted
   * proxy count in all only, because they are of many clients.
   */
  addSocket(socket: Socket): void {
    const address = socket.remoteAddress;
    if (address === undefined) return;
    this.sockets.add(socket);
    const usage = this.#isProxy(address) ? undefined : this.#usage(subjectOfAddress(address));
    if (usage !== undefined) {
      usage.sockets++;
      this.#usageOfSocket.set(socket, usage);
    }
    socket.once("close", () => {
      this.sockets.delete(socket);
      this.#refused.delete(socket);
      if (usage === undefined) return;
      usage.sockets--;
      this.#forget(usage);
    });
    const problem = this.#tooMany(usage?.sockets ?? 0, this.sockets.size);
    if (problem !== undefined) this.#refuse(socket, problem);
  }

  /** Counts a request until its answer has ended. The problem is the answer to one too many. */
  begin(request: FastifyRequest, response: ServerResponse, isUpgrade: boolean): Problem | undefined {
    const { socket } = request.raw;
    const usage = this.#usageOfSocket.get(socket) ?? this.#usage(subjectOfAddress(request.ip));
    request.usage = usage;
    usage.requests++;
    this.#requests++;
    const end = () => {
      usage.requests--;
      this.#requests--;
      this.#forget(usage);
    };
    // The response of a handshake does not close: its connection goes on as a WebSocket.
    if (isUpgrade) socket.once("close", end);
    else response.once("close", end);
    if (this.#refused.size > 0) {
      const refusal = this.#refused.get(socket);
      if (refusal !== undefined) return refusal;
    }
    const problem = this.#tooMany(usage.requests, this.#requests) ?? this.#tooMuchHeld(usage, 0);
    if (problem !== undefined) {
      this.#noteRefusal();
      this.#ending.add(socket);
    }
    return problem;
  }

  /**
   * Tells whether a request of this connection was refused, which ends the connection. One packet
   * holds hundreds of requests behind it, and an answer to each takes the time of other clients.
   */
  isRefused(socket: Socket): boolean {
    return this.#ending.has(socket);
  }

  /** Counts bytes that stay in memory until `release`. The problem refuses them. */
  hold(usage: Usage, bytes: number, ownBytes: number): Problem | undefined {
    usage.heldBytes += bytes;
    this.#heldBytes += bytes;
    // One body alone is never too much: PARLEY_MAX_BODY_BYTES bounds it.
    const problem = this.#tooMuchHeld(usage, ownBytes + bytes);
    if (problem !== undefined) this.#noteRefusal();
    return problem;
  }

  release(usage: Usage, bytes: number): void {
    usage.heldBytes -= bytes;
    this.#heldBytes -= bytes;
    this.#forget(usage);
  }

  /** Counts an answer that its client has not read yet, and cuts a client that does not read. */
  holdAnswer({ raw, usage }: FastifyRequest, response: ServerResponse): void {
    const { socket } = raw;
    const bytes = response.writableLength;
    usage.heldBytes += bytes;
    this.#heldBytes += bytes;
    const stop = this.cutWhenStalled(socket);
    response.once("close", () => {
      stop();
      this.release(usage, bytes);
    });
  }

  /** Cuts a client that does not read what is sent to it, until the returned function is called. */
  cutWhenStalled(socket: Socket): () => void {
    const pace = new ReadingPace(this.#bounds);
    const look = (nowMs: number) => {
      if (pace.isStalled(socket, nowMs)) socket.destroy();
    };
    this.#deadlines.add(look);
    return () => this.#deadlines.remove(look);
  }

  #usage(subject: string): Usage {
    const known = this.#usages.get(subject);
    if (known !== undefined) return known;
    const usage = { subject, sockets: 0, requests: 0, heldBytes: 0 };
    this.#usages.set(subject, usage);
    return usage;
  }

  #forget({ subject, sockets, requests, heldBytes }: Usage): void {
    if (sockets === 0 && requests === 0 && heldBytes === 0) this.#usages.delete(subject);
  }

  #tooMany(ofAddress: number, inAll: number): Problem | undefined {
    const { maxSocketsPerAddress, maxSockets } = this.#bounds;
    if (ofAddress > maxSocketsPerAddress)
      return tooMuchOfAddress(
        `This address has more than ${maxSocketsPerAddress} connections or requests under way. Close some, then try again.`,
      );
    return inAll > maxSockets ? tooMuchInAll() : undefined;
  }

  #tooMuchHeld(usage: Usage, ownBytes: number): Problem | undefined {
    const { maxHeldBytesPerAddress, maxHeldBytes } = this.#bounds;
    const isOver = (held: number, most: number) => held > most && held > ownBytes;
    if (isOver(usage.heldBytes, maxHeldBytesPerAddress)) {
      return tooMuchOfAddress(
        `Bodies under way and unread answers of this address take more than ${maxHeldBytesPerAddress} bytes. Complete or read some, then try again.`,
      );
    }
    return isOver(this.#heldBytes, maxHeldBytes) ? tooMuchInAll() : undefined;
  }

  #refuse(socket: Socket, problem: Problem): void {
    this.#noteRefusal();
    if (this.#refused.size >= maxRefusedAtOnce) {
      socket.destroy();
      return;
    }
    this.#refused.set(socket, problem);
    const endsAtMs = this.#deadlines.nowMs + refusalPatienceMs;
    const look = (nowMs: number) => {
      if (!socket.destroyed && nowMs < endsAtMs) return;
      this.#deadlines.remove(look);
      if (!socket.destroyed && socket.bytesWritten === 0) refuseSocket(problem, socket);
    };
    this.#deadlines.add(look);
  }

  /** One line for many refusals: the log must not grow with an attack. */
  #noteRefusal(): void {
    this.#refusals++;
    const { nowMs } = this.#deadlines;
    if (nowMs - this.#loggedAtMs < logIntervalMs) return;
    const counts = { refusals: this.#refusals, requests: this.#requests, heldBytes: this.#heldBytes };
    this.#log.warn({ ...counts, sockets: this.sockets.size }, "clients are refused: they occupy too much of this node");
    this.#loggedAtMs = nowMs;
    this.#refusals = 0;
  }
}

export const occupancyOf = state((kernel) => new Occupancy(kernel));

function tooMuchOfAddress(detail: string): Problem {
  return new Problem(rateLimited, detail, { headers: { "retry-after": retryAfterSeconds, connection: "close" } });
}

function tooMuchInAll(): Problem {
  return new Problem(
    overloaded,
    `This node serves too many clients at the moment. Try again in ${retryAfterSeconds} s.`,
    {
      headers: { "retry-after": retryAfterSeconds, connection: "close" },
    },
  );
}

/**
 * Makes the test whether connections from an address are those of a proxy, which speaks for many
 * clients.
 */
function proxyTest(trustProxy: Config["trustProxy"]): (address: string) => boolean {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === "number") return () => true;
  return addressListOf(trustProxy).has;
}
