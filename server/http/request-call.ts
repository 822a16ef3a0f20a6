import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../kernel/caller.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { invalidRequest, Problem } from "../kernel/problem.ts";
import { inTransaction, type Transaction } from "../kernel/storage/database.ts";
import { inGroupCommit } from "../kernel/storage/group-commit.ts";
import { Answer, type Call, type CommitOptions, type Route } from "../kernel/wire/route.ts";
import {
  AlreadyDone,
  commitOnce,
  findEarlierAttempt,
  type IdempotentRequest,
  identifyRequest,
  readStoredAnswer,
} from "./idempotent-request.ts";
import { type Limits, subjectOfAddress } from "./limits.ts";
import { parseJsonBody, readUtf8 } from "./parse-json-body.ts";

/** All new visitors share one key of the workspace, so only what cannot be guessed tells their requests apart. */
const leastKeyLengthOfNewVisitors = 16;

/** What says in headers who a browser's user is. */
const proofHeaders = ["x-user-token", "x-user-id", "x-user-hash"];

const noBytes = Buffer.alloc(0);

export type RequestInput = { params: unknown; query: unknown; body: unknown };

/** What a handler gets. A class, because an object with closures made for every request cost as much as its routing. */
export class RequestCall implements Call<unknown, unknown, unknown> {
  readonly kernel: Kernel;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  progress: Call<unknown, unknown, unknown>["progress"] = null;
  readonly #route: Route;
  readonly #successStatus: number;
  readonly #limits: Limits;
  #identified: IdempotentRequest | undefined = undefined;

  constructor(
    kernel: Kernel,
    route: Route,
    successStatus: number,
    limits: Limits,
    request: FastifyRequest,
    reply: FastifyReply,
    input: RequestInput,
  ) {
    this.kernel = kernel;
    this.#route = route;
    this.#successStatus = successStatus;
    this.#limits = limits;
    this.request = request;
    this.reply = reply;
    this.params = input.params;
    this.query = input.query;
    this.body = input.body;
  }

  get head(): readonly string[] {
    return this.request.head;
  }

  get requestId(): string {
    return this.request.id;
  }

  get clientAddress(): string {
    return this.request.ip;
  }

  get userAgent(): string {
    return (this.request.headers["user-agent"] ?? "").slice(0, 300);
  }

  get maybeCaller(): Caller | null {
    return this.request.caller;
  }

  get caller(): Caller {
    const { caller } = this.request;
    if (caller === null) throw new Error(`${this.#route.path} is open to anyone and there is no caller.`);
    return caller;
  }

  get rawBody(): Buffer {
    return Buffer.isBuffer(this.request.body) ? this.request.body : noBytes;
  }

  parseRawBody(): unknown {
    return parseJsonBody(readUtf8(this.rawBody));
  }

  countStranger(): void {
    this.#limits.count("public", subjectOfAddress(this.request.ip), this.request.head);
  }

  header(name: string): string | undefined {
    return this.request.headers[name] as string | undefined;
  }

  commit<Value>(work: (tx: Transaction) => Promise<Value>, options?: CommitOptions<Value>): Promise<Value> {
    const { database } = this.kernel;
    if (this.#identified === undefined) {
      return options?.mayShare ? inGroupCommit(database, work) : inTransaction(database, work);
    }
    return commitOnce(this.kernel, this.#identified, this.#successStatus, work, options?.progressOf);
  }

  /** Calls the handler once per Idempotency-Key: a repetition gets the stored answer, or goes on where the first ended. */
  async runOnce(): Promise<unknown> {
    const identified = this.#identify();
    if (identified === undefined) return this.#route.handler(this);
    this.#identified = identified;
    let earlier = await findEarlierAttempt(this.kernel, identified);
    for (;;) {
      const stored = earlier === undefined ? undefined : readStoredAnswer(identified, earlier);
      if (stored !== undefined) return new Answer(stored.status, stored.body);
      this.progress = earlier === undefined ? null : { value: earlier.progress, nodeId: earlier.nodeId };
      try {
        return await this.#route.handler(this);
      } catch (error) {
        // A twin was faster between our look and our commit: give what it gave, or go on where it is.
        if (!(error instanceof AlreadyDone)) throw error;
        earlier = error.record;
      }
    }
  }

  #identify(): IdempotentRequest | undefined {
    const { request, maybeCaller } = this;
    const key = this.header("idempotency-key");
    if (key === undefined) return undefined;
    const visitor = this.header("x-visitor-token");
    const isNewVisitor = maybeCaller?.kind === "publishable-key" && visitor === undefined;
    if (isNewVisitor && key.length < leastKeyLengthOfNewVisitors) {
      throw new Problem(
        invalidRequest,
        `Without X-Visitor-Token an Idempotency-Key must have ${leastKeyLengthOfNewVisitors} characters or more: make it a random UUID.`,
      );
    }
    return identifyRequest(this.kernel, {
      key,
      workspaceId: maybeCaller?.workspaceId ?? null,
      caller: [
        maybeCaller === null ? "anonymous" : `${maybeCaller.kind}:${maybeCaller.id}`,
        visitor ?? (isNewVisitor || maybeCaller === null ? request.ip : ""),
        // A stored answer is given without the handler: where a proof is in headers alone, it is part of who calls.
        ...(request.body === undefined ? proofHeaders.map((name) => this.header(name) ?? "") : []),
      ].join("|"),
      method: this.#route.method,
      path: request.url,
      body: request.body,
    });
  }
}
