import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { type PageLanguage, wantedLanguage } from "../../kernel/pages/page-language.ts";
import { invalidRequest, Problem } from "../../kernel/problem.ts";
import { bytesOfRow, noRoom } from "../../kernel/quotas/quotas-of.ts";
import { takeRoom } from "../../kernel/quotas/take-room.ts";
import { inTransaction, type Transaction } from "../../kernel/storage/database.ts";
import { afterWriting, groupCommit } from "../../kernel/storage/group-commit.ts";
import type { Translation } from "../../kernel/versions/api-versions.ts";
import { subjectOfAddress } from "../../kernel/wire/address-list.ts";
import {
  Answer,
  type BodyPart,
  type Call,
  type CommitOptions,
  type ParsedBody,
  type Route,
} from "../../kernel/wire/route.ts";
import type { Limits } from "../admitting/limits.ts";
import { decodeBody } from "../bodies/decode-body.ts";
import { parseFormBody } from "../bodies/parse-form-body.ts";
import { parseJsonBody, readUtf8 } from "../bodies/parse-json-body.ts";
import { readParts } from "../bodies/read-parts.ts";
import {
  AlreadyDone,
  commitOnce,
  findEarlierAttempt,
  type IdempotentRequest,
  identifyRequest,
  readStoredAnswer,
} from "./idempotent-request.ts";
import { formMediaType } from "./media-types-of.ts";
import { versionField } from "./send-answer.ts";

/**
 * All new visitors share the workspace's publishable key, so only a key that nobody can guess
 * separates their requests.
 */
const leastKeyLengthOfNewVisitors = 16;

const noBytes = Buffer.alloc(0);

type RequestInput = { params: unknown; query: unknown; body: unknown };

/**
 * A handler gets this `Call`. It is a class, because making closures for every request cost as much
 * as routing it.
 */
export class RequestCall implements Call<unknown, unknown, unknown> {
  readonly kernel: Kernel;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  progress: Call<unknown, unknown, unknown>["progress"] = null;
  credentialEndsAtMs: number;
  identifiedCaller: Caller | undefined = undefined;
  readonly #route: Route;
  readonly #successStatus: number;
  readonly #limits: Limits;
  #translation: Translation | undefined;
  #identified: IdempotentRequest | undefined = undefined;

  constructor(
    kernel: Kernel,
    route: Route,
    successStatus: number,
    limits: Limits,
    request: FastifyRequest,
    reply: FastifyReply,
    input: RequestInput,
    translation: Translation | undefined,
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
    this.#translation = translation;
    this.credentialEndsAtMs = request.caller?.expiresAtMs ?? Number.POSITIVE_INFINITY;
  }

  get head(): readonly string[] {
    return this.request.head;
  }

  get requestId(): string {
    return this.request.id;
  }

  get version(): string {
    return this.request.version.date;
  }

  get streamedInVersion(): Translation["streamed"] {
    return this.#translation?.streamed;
  }

  /** Makes the body of a success into that of the request's version. Bytes, texts and streams stay as they are. */
  inVersion(body: unknown): unknown {
    const answer = this.#translation?.answer;
    if (answer === undefined || typeof body !== "object" || body === null) return body;
    return body instanceof Uint8Array || body instanceof Readable ? body : answer(body);
  }

  get clientAddress(): string {
    return this.request.ip;
  }

  get userAgent(): string {
    return (this.request.headers["user-agent"] ?? "").slice(0, 300);
  }

  get wantedLanguage(): PageLanguage | null {
    return wantedLanguage(this.request.headers["accept-language"]);
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

  decodeRawBody(): Buffer {
    return decodeBody(this.rawBody, this.header("content-encoding"), this.request.maxBodyBytes);
  }

  parseRawBody(): ParsedBody {
    const text = this.decodeRawBody();
    const isForm = this.header("content-type")?.split(";")[0]?.trim().toLowerCase() === formMediaType;
    return { text, isForm, value: isForm ? parseFormBody(text.toString()) : parseJsonBody(readUtf8(text)) };
  }

  parseJson(text: string): unknown {
    return parseJsonBody(text);
  }

  get bodyStream(): Readable {
    const { body } = this.request;
    return body instanceof Readable ? body : Readable.from([]);
  }

  get parts(): AsyncIterable<BodyPart> {
    const { body } = this.#route.definition;
    const limits =
      body === undefined || body.kind === "stream" ? body?.parts : "limits" in body ? body.limits : undefined;
    if (limits === undefined) throw new Error(`${this.#route.path} does not take a multipart body.`);
    return readParts(this.bodyStream, this.request.headers, limits);
  }

  countStranger(): void {
    this.#limits.count("public", subjectOfAddress(this.request.ip), this.request.head);
  }

  header(name: string): string | undefined {
    return this.request.headers[name] as string | undefined;
  }

  withinRoom<Value>(work: (tx: Transaction) => Promise<Value>): (tx: Transaction) => Promise<Value> {
    if (!this.#route.isBounded) return work;
    return async (tx) => {
      const before = tx.outbox.events.length;
      const value = await work(tx);
      const bytes = tx.outbox.events
        .slice(before)
        .map(({ data }) => bytesOfRow + Buffer.byteLength(JSON.stringify(data)));
      const eventBytes = bytes.reduce((sum, one) => sum + one, 0);
      const shortage = await takeRoom(this.kernel, tx, this.caller.workspaceId, { eventBytes });
      if (shortage !== undefined) throw afterWriting(noRoom(shortage));
      return value;
    };
  }

  commit<Value>(given: (tx: Transaction) => Promise<Value>, options?: CommitOptions<Value>): Promise<Value> {
    const { database } = this.kernel;
    const work = this.withinRoom(given);
    if (this.#identified === undefined) {
      return options?.mayShare ? groupCommit(database, work) : inTransaction(database, work);
    }
    return commitOnce(this.kernel, this.#identified, this.#successStatus, work, options?.progressOf);
  }

  /**
   * Calls the handler once for an Idempotency-Key. A retry gets the stored answer, or continues
   * from stored progress.
   */
  async runOnce(): Promise<unknown> {
    const identified = this.#identify();
    if (identified === undefined) return this.#route.handler(this);
    this.#identified = identified;
    let earlier = await findEarlierAttempt(this.kernel, identified);
    for (;;) {
      const stored = earlier === undefined ? undefined : readStoredAnswer(identified, earlier);
      if (stored !== undefined) {
        this.#translateFrom(stored.version);
        return new Answer(stored.status, stored.body);
      }
      this.progress = earlier === undefined ? null : { value: earlier.progress, nodeId: earlier.nodeId };
      try {
        return await this.#route.handler(this);
      } catch (error) {
        // Another attempt committed after the look above: give its answer, or continue from its
        // progress.
        if (!(error instanceof AlreadyDone)) throw error;
        earlier = error.record;
      }
    }
  }

  /**
   * Translates a stored answer from the version that was the newest when it was stored. One that is
   * older than the request's is given as it is, with its version.
   */
  #translateFrom(stored = this.kernel.versions.oldest.date): void {
    const { versions } = this.kernel;
    if (stored === versions.newest.date) return;
    const { method, path } = this.#route;
    this.#translation = versions.translationFrom(stored, this.version, `${method} ${path}`);
    if (stored < this.version) this.request.head[versionField] = stored;
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
        `Without X-Visitor-Token an Idempotency-Key must have at least ${leastKeyLengthOfNewVisitors} characters. Use a random UUID.`,
      );
    }
    return identifyRequest(this.kernel, {
      key,
      workspaceId: maybeCaller?.workspaceId ?? null,
      caller: [
        maybeCaller === null ? "anonymous" : `${maybeCaller.kind}:${maybeCaller.id}`,
        visitor ?? (isNewVisitor || maybeCaller === null ? request.ip : ""),
      ].join("|"),
      userProof: this.header("x-user-token") ?? "",
      method: this.#route.method,
      path: request.url,
      // Parts are read once, by the handler: a retry is recognised by their length.
      body: request.body instanceof Readable ? { bytes: this.header("content-length") ?? null } : request.body,
    });
  }
}
