// Long because all that a route can say of itself is described in one place.

import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static, TObject, TSchema } from "typebox";
import type { Config } from "../../config.ts";
import type { Audience, Caller, Guard } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import type { Action } from "../log/action.ts";
import type { EventType } from "../log/event.ts";
import type { PageLanguage } from "../pages/page-language.ts";
import { emailUnverified, Problem, type ProblemType } from "../problem.ts";
import { collectScopes, refuseUnknownScopes, type ScopeDefinition } from "../scope.ts";
import type { Transaction } from "../storage/database.ts";
import type { Cost } from "./cost.ts";

/**
 * Holds what an action knows of the request that it serves, and the parts of the server that it
 * works with.
 */
export type Context = {
  kernel: Kernel;
  /**
   * Throws when the request has no credential, which a route for `anyone` allows: use `maybeCaller`
   * there.
   */
  readonly caller: Caller;
  readonly maybeCaller: Caller | null;
  requestId: string;
  /** The date of the version of the interface in which the request is answered. */
  readonly version: string;
  /**
   * The client's network address. Headers of proxies count only from those that PARLEY_TRUST_PROXY
   * names.
   */
  clientAddress: string;
  userAgent: string;
  /** The language that the client likes best (`Accept-Language`) of those that Parley speaks; null for none. */
  readonly wantedLanguage: PageLanguage | null;
  /**
   * Runs the effect in one transaction, together with the record that makes a retry with the same
   * Idempotency-Key safe. Without `progressOf` the value is the answer, and a retry gets it again.
   * With it, the value is where a retry goes on: the handler is called again and finds it in
   * `progress`. `mayShare`: see `groupCommit`.
   */
  commit<Value>(work: (tx: Transaction) => Promise<Value>, options?: CommitOptions<Value>): Promise<Value>;
  /**
   * On a bounded route, the work throws quota-exceeded when the workspace has no room for what it announces. `commit`
   * does this itself: it is for work in a transaction of its own.
   */
  withinRoom<Value>(work: (tx: Transaction) => Promise<Value>): (tx: Transaction) => Promise<Value>;
  /** An earlier attempt of the same request came so far, on that node; null for a first attempt. */
  progress: { value: unknown; nodeId: string } | null;
  /**
   * Says when the first of the request's credentials expires, in milliseconds since 1970: its key, token
   * or ticket, and every proof that was checked since. Infinity when none expires. Event streams and
   * WebSockets of the request end then.
   */
  credentialEndsAtMs: number;
  /** The caller with the visitor for whom the request speaks, once contacts have identified them. */
  identifiedCaller: Caller | undefined;
};

/**
 * Somebody decides about the installation: an operator by a call, whose context this is, or a command at the machine,
 * which has no id and no workspace.
 */
export type Deciding = Pick<Context, "kernel" | "commit"> & {
  readonly caller: { kind: string; id: string | null; workspaceId: string | null };
};

export type CommitOptions<Value> = { progressOf?: (value: Value) => unknown; mayShare?: boolean };

/** A body that came as bytes. `text` is what was parsed: decompressed, JSON or the fields of a form. */
export type ParsedBody = { value: unknown; isForm: boolean; text: Buffer };

export type Call<Params, Query, Body> = Context & {
  params: Params;
  query: Query;
  body: Body;
  /**
   * The body as it came, on a route that takes `bytes`. Empty elsewhere, and when the request has
   * no body.
   */
  readonly rawBody: Buffer;
  /**
   * Decompresses the raw body by its Content-Encoding, to at most as many bytes as the route takes.
   * Throws invalid-request, body-too-large, or unsupported-media-type for another encoding.
   */
  decodeRawBody(): Buffer;
  /**
   * Decompresses the raw body and parses it as JSON, or as a form by its Content-Type. Throws as
   * `decodeRawBody` does, malformed-json and invalid-request.
   */
  parseRawBody(): ParsedBody;
  /** Parses JSON that stands in a field, as carefully as a body. Throws as a body of JSON does. */
  parseJson(text: string): unknown;
  /**
   * The body while it arrives, on a route that takes a `stream`. Reading throws body-too-large past
   * `maxBodyBytes`.
   */
  readonly bodyStream: Readable;
  /**
   * The parts of a body while they arrive, on a route that takes `multipart`. Read the stream of a
   * part before the next part: what is left of it is skipped.
   *
   *     for await (const part of call.parts) await store(part.name, part.stream);
   */
  readonly parts: AsyncIterable<BodyPart>;
  /**
   * Counts the call against the limit for callers without a key. Throws rate-limited. For routes
   * without a limit.
   */
  countStranger(): void;
  /** A request header, by its lower-case name. */
  header(name: string): string | undefined;
  /**
   * The first headers of the answer (name, value, name, value), for handlers that write the answer
   * themselves.
   */
  readonly head: readonly string[];
  /**
   * Makes the data of a Server-Sent Event of this operation into that of the request's version.
   * Undefined where nothing differs.
   */
  readonly streamedInVersion: ((event: string, data: unknown) => unknown) | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** An answer with another status than the route's usual one, or with headers of its own. */
export class Answer {
  readonly status: number;
  /** A string, bytes and a Readable are sent as they are, anything else as JSON. */
  readonly body: unknown;
  readonly headers: Record<string, string>;
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A handler that wrote the answer itself (an event stream, a page) returns this. */
export const alreadyAnswered: unique symbol = Symbol("already answered");

type RouteSchema<Params extends TSchema, Query extends TSchema, Body extends TSchema> = {
  summary: string;
  description?: string;
  tag?: string;
  params?: Params;
  query?: Query;
  /**
   * The shape of the body. JSON and form bodies are checked by it; other bodies are only described
   * by it.
   */
  body?: Body;
  /** The body may be left out. */
  isBodyOptional?: boolean;
  /** Request headers beyond the common ones, for the reference. */
  headers?: TObject;
  /**
   * The success answers by status; the first is the usual one. `null` stands for one without a JSON
   * body.
   */
  response: Record<number, TSchema | null>;
  /**
   * This success answer is the usual one, where it is not the first: numbers are always in order.
   */
  usualStatus?: number;
  /** Media types of the success answers other than JSON, e.g. text/event-stream. */
  alsoProduces?: readonly string[];
};

export type RouteDefinition<Params extends TSchema, Query extends TSchema, Body extends TSchema> = {
  schema: RouteSchema<Params, Query, Body>;
  guard: Guard;
  /** The route takes an Idempotency-Key: every POST that creates or sends something does. */
  idempotent?: boolean;
  /**
   * A member whose e-mail address is unverified may call this POST, PUT or PATCH. It is only for
   * what leaves nothing behind that works on its own: see `needsVerifiedEmail`.
   */
  allowsUnverified?: boolean;
  /** The route goes on at the bound of bytes of events: it makes room, or it protects people. */
  goesOnWhenFull?: boolean;
  /** The route goes on for a suspended workspace: it protects people, or it ends something. */
  goesOnWhenSuspended?: boolean;
  /** The problems of this route besides those that every route may answer with. */
  problems?: readonly ProblemType[];
  /** The rate limit that counts in place of the caller's own: see http/admitting/limits.ts. */
  limit?: "signin" | "signup" | "none";
  /** The token of an app must be made for this part of the interface; without it, for the `api`. */
  audience?: Audience;
  /**
   * Takes `?ticket=` in place of the Authorization header, for what browsers open without headers.
   */
  takesTicket?: boolean;
  /**
   * Takes a publishable key as the field `key` of a form, or of the query of a GET, in place of the
   * Authorization header: an HTML form cannot send headers.
   */
  takesKeyField?: boolean;
  /**
   * Takes a credential among the subprotocols of a WebSocket, in place of the Authorization header,
   * as clients of OpenAI send it from browsers. Takes client secrets too.
   */
  takesProtocolKey?: boolean;
  /**
   * Estimates what a call costs besides being a request. Asked after validation and before the
   * handler.
   */
  cost?: (call: Call<Static<Params>, Static<Query>, Static<Body>>) => Cost;
  /**
   * Says which connections to the database its statements may use. `visitors`: for the chat and for what
   * is sent in, for which some are kept; every route that takes publishable keys has it. `long`: for an
   * export or an erasure, of which a workspace runs one at a time, in a pool of its own. `node`: for the
   * health of the node. Without it, those of its caller.
   */
  lane?: "visitors" | "long" | "node";
  /** The format says how the body is read; without it, as JSON that fits `schema.body`. */
  body?: BodyFormat;
  /** The largest body in bytes, in place of PARLEY_MAX_BODY_BYTES. */
  maxBodyBytes?: number | ((config: Config) => number);
};

/** Stands for every media type, and for a body that names none. */
export const anyMediaType = "*/*";

/** The ways to read a request body, other than as JSON. */
export type BodyFormat =
  /** The fields of an HTML form, or JSON; both must fit `schema.body`. */
  | {
      kind: "form";
      /**
       * Makes the body that `schema.body` describes of the fields of a form. In a body of JSON, blank
       * texts count as absent, too.
       */
      readFields?(fields: Record<string, string>): unknown;
      /**
       * The page that a person gets in place of a problem document, when a browser sent the form: in
       * the language that its field `_language` names, or that the browser asks for.
       */
      showProblem?(problem: Problem, language: PageLanguage): Answer;
    }
  /**
   * All bytes as they came, in `call.rawBody`: for a body that is signed. JSON of any subtype where
   * no type is named; `anyMediaType` takes every one.
   */
  | { kind: "bytes"; mediaTypes?: readonly string[] }
  /**
   * The bytes while they arrive, in `call.bodyStream`. A media type may be a range such as
   * `audio/*`. With `parts` it may also be multipart/form-data, which is then in `call.parts`.
   */
  | { kind: "stream"; mediaTypes: readonly string[]; parts?: MultipartLimits }
  /** The parts of multipart/form-data while they arrive, in `call.parts`. */
  | { kind: "multipart"; limits: MultipartLimits }
  /**
   * JSON that fits `schema.body`, or multipart/form-data: `call.body` is undefined then, and its parts
   * are in `call.parts`. `shape` describes them for the reference.
   */
  | { kind: "json-or-parts"; shape: TSchema; limits: MultipartLimits; maxBytes: (config: Config) => number };

/** A multipart body may hold so much. Past a limit the request is answered with body-too-large. */
export type MultipartLimits = { maxFiles: number; maxFileBytes: number; maxFields: number; maxFieldBytes: number };

/** One part of a multipart body. */
export type BodyPart = {
  name: string;
  /** The last segment of the name that the client gave the file; null for a field. */
  fileName: string | null;
  /** The type in lower case and without parameters, as the client declared it: not verified. */
  mimeType: string;
  stream: Readable;
};

type Handler<Params extends TSchema, Query extends TSchema, Body extends TSchema> = (
  call: Call<Static<Params>, Static<Query>, Static<Body>>,
) => unknown;

type Add = <Params extends TSchema, Query extends TSchema, Body extends TSchema>(
  path: string,
  definition: RouteDefinition<Params, Query, Body>,
  handler: Handler<Params, Query, Body>,
) => void;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Route = {
  method: Method;
  path: string;
  definition: RouteDefinition<TSchema, TSchema, TSchema>;
  handler: (call: Call<unknown, unknown, unknown>) => unknown;
  capability: string;
  /** At the bound of bytes of events, it is refused when it would announce more. */
  isBounded: boolean;
};

/** Says where a capability declares its operations, one call for each. */
export type Routes = { get: Add; post: Add; put: Add; patch: Add; delete: Add };

/** Holds what a capability says that `collectRoutes` reads. */
type RouteOwner = {
  name: string;
  scopes?: readonly ScopeDefinition[];
  routes?: (app: Routes) => void;
  events?: readonly EventType[];
  actions?: readonly Action[];
};

/**
 * Collects the routes of the capabilities; the server and the reference are both made from this
 * list. Throws when a route, an event type or an action names a scope that no capability brings.
 */
export function collectRoutes(capabilities: readonly RouteOwner[]): Route[] {
  const routes: Route[] = [];
  const scopes = collectScopes(capabilities);
  const bounded = new Set(scopes.filter(({ isBounded }) => isBounded === true).map(({ name }) => name));
  for (const { name, routes: write } of capabilities) {
    const add =
      (method: Method): Add =>
      (path, definition, handler) => {
        const { guard, goesOnWhenFull } = definition;
        const isBounded = guard.kind === "may" && bounded.has(guard.scope) && goesOnWhenFull !== true;
        const isWrite = method !== "GET" && method !== "DELETE";
        const route = { method, path, definition, handler, capability: name, isBounded: isBounded && isWrite };
        routes.push(route as unknown as Route);
      };
    write?.({ get: add("GET"), post: add("POST"), put: add("PUT"), patch: add("PATCH"), delete: add("DELETE") });
  }
  refuseUnknownScopes(scopes, [
    ...routes.flatMap(({ method, path, definition: { guard } }) =>
      guard.kind === "may" ? [{ scope: guard.scope, usedBy: `The route ${method} ${path}` }] : [],
    ),
    ...capabilities.flatMap(({ events = [] }) =>
      events.map(({ type, visibleTo }) => ({ scope: visibleTo, usedBy: `The event type ${type}` })),
    ),
    ...capabilities.flatMap(({ actions = [] }) =>
      actions.map(({ name, scope }) => ({ scope, usedBy: `The action ${name}` })),
    ),
  ]);
  return routes;
}

/**
 * Tells whether the route is closed to members whose e-mail address is unverified. Somebody else
 * may have signed up with that address, so nothing made before the proof may belong to its owner.
 * Therefore every route that can make or change something is closed, except those that say
 * otherwise. A route without a credential decides by itself.
 */
export function needsVerifiedEmail(
  method: string,
  definition: Pick<Route["definition"], "guard" | "allowsUnverified">,
): boolean {
  if (definition.guard.kind === "anyone" || definition.guard.kind === "signature") return false;
  return (method === "POST" || method === "PUT" || method === "PATCH") && definition.allowsUnverified !== true;
}

/**
 * Tells whether the route is closed to members who have no second factor where their workspace
 * requires one: every route, except those of the member's own account, where it is set up.
 */
export function needsSecondFactor({ guard }: Pick<Route["definition"], "guard">): boolean {
  if (guard.kind === "anyone" || guard.kind === "signature") return false;
  return !(guard.kind === "member" && guard.isOwnAccount);
}

/** Makes the problem of a caller for whom `needsVerifiedEmail` closes a route. */
export function emailNotVerified(): Problem {
  return new Problem(
    emailUnverified,
    "Verify your e-mail address first: open the link in the mail that you got, or request another one with POST /api/auth/verify-email/resend.",
  );
}

/** Tells whether the route answers HEAD. An event stream does not: it has no length. */
export function isServedToHead({ method, definition }: Route): boolean {
  return method === "GET" && !definition.schema.alsoProduces?.includes("text/event-stream");
}
