import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static, TObject, TSchema } from "typebox";
import type { Caller, Guard } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import type { Action } from "../log/action.ts";
import type { EventType } from "../log/event.ts";
import type { ProblemType } from "../problem.ts";
import { collectScopes, refuseUnknownScopes, type ScopeDefinition } from "../scopes.ts";
import type { Transaction } from "../storage/database.ts";

/** What a deed gets to know of the request it serves, and the parts it works with. */
export type Context = {
  kernel: Kernel;
  /** Throws on a route that is open to anyone when nobody is signed in: use `maybeCaller` there. */
  readonly caller: Caller;
  readonly maybeCaller: Caller | null;
  requestId: string;
  /** The caller's network address, as far as the configured proxies can be trusted. */
  clientAddress: string;
  userAgent: string;
  /**
   * Runs the effect in one transaction, together with the record that makes a retry with the same Idempotency-Key safe.
   * Without `progressOf` the value is the answer, and a retry gets it again. With it, the value is where a retry goes on:
   * the handler is called again and finds it in `progress`. `mayShare`: see `inGroupCommit`.
   */
  commit<Value>(work: (tx: Transaction) => Promise<Value>, options?: CommitOptions<Value>): Promise<Value>;
  /** What an earlier attempt of this same request had reached, and the node that was at work; null for a first attempt. */
  progress: { value: unknown; nodeId: string } | null;
};

export type CommitOptions<Value> = { progressOf?: (value: Value) => unknown; mayShare?: boolean };

export type Call<Params, Query, Body> = Context & {
  params: Params;
  query: Query;
  body: Body;
  /** The body as it came, on a route with `rawBody`; elsewhere, and without a body, empty. */
  readonly rawBody: Buffer;
  /** Parses the raw body the way that other routes' bodies are. Throws malformed-json or invalid-request. */
  parseRawBody(): unknown;
  /** Counts the call against the limit of those without a key. Throws rate-limited. For routes without a limit. */
  countStranger(): void;
  /** A request header, by its lower-case name. */
  header(name: string): string | undefined;
  /** What the head of the answer begins with: name, value, name, value. For those that write the answer themselves. */
  readonly head: readonly string[];
  request: FastifyRequest;
  reply: FastifyReply;
};

/** An answer other than the route's usual status, or with headers of its own. */
export class Answer {
  readonly status: number;
  /** Text and a Readable go out as they are; anything else as JSON. */
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

export type RouteSchema<Params extends TSchema, Query extends TSchema, Body extends TSchema> = {
  summary: string;
  description?: string;
  tag?: string;
  params?: Params;
  query?: Query;
  /** JSON. A route whose body may be left out says so with `isBodyOptional`. */
  body?: Body;
  isBodyOptional?: boolean;
  /** Request headers beyond the common ones, for the reference. */
  headers?: TObject;
  /** By success status; the first is the usual one. `null` = no content. A string = a media type other than JSON. */
  response: Record<number, TSchema | null>;
  /** Media types of the success answers other than JSON, e.g. text/event-stream. */
  alsoProduces?: readonly string[];
};

export type RouteDefinition<Params extends TSchema, Query extends TSchema, Body extends TSchema> = {
  schema: RouteSchema<Params, Query, Body>;
  guard: Guard;
  /** Takes an Idempotency-Key: for every POST that creates or sends. */
  idempotent?: boolean;
  /** What can go wrong here beyond what any route may answer. */
  problems?: readonly ProblemType[];
  /** A rate limit of its own in place of the caller's: see http/limits.ts. */
  limit?: "signin" | "signup" | "none";
  /** Takes `?ticket=` in place of the Authorization header: for what browsers open without headers. */
  takesTicket?: boolean;
  /** Takes the body of an HTML form (application/x-www-form-urlencoded) in place of JSON as well. */
  acceptsForm?: boolean;
  /** Hands over the body unread, in `rawBody`: for what is signed. Any JSON media type; `body` is for the reference alone. */
  rawBody?: boolean;
  /** The largest body in bytes, where it is not the configured one. */
  maxBodyBytes?: number;
};

type Handler<Params extends TSchema, Query extends TSchema, Body extends TSchema> = (
  call: Call<Static<Params>, Static<Query>, Static<Body>>,
) => unknown;

type Add = <Params extends TSchema, Query extends TSchema, Body extends TSchema>(
  path: string,
  definition: RouteDefinition<Params, Query, Body>,
  handler: Handler<Params, Query, Body>,
) => void;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Route = {
  method: Method;
  path: string;
  definition: RouteDefinition<TSchema, TSchema, TSchema>;
  handler: (call: Call<unknown, unknown, unknown>) => unknown;
  capability: string;
};

/** Where a capability writes down its operations, one block each. */
export type Routes = { get: Add; post: Add; put: Add; patch: Add; delete: Add };

/** What a capability says that `collectRoutes` reads. */
type RouteOwner = {
  name: string;
  scopes?: readonly ScopeDefinition[];
  routes?: (app: Routes) => void;
  events?: readonly EventType[];
  actions?: readonly Action[];
};

/**
 * Collects the routes of the capabilities; the server and the reference are both made from this list.
 * Throws when a route, an event type or an action names a scope that no capability brings.
 */
export function collectRoutes(capabilities: readonly RouteOwner[]): Route[] {
  const routes: Route[] = [];
  for (const { name, routes: write } of capabilities) {
    const add =
      (method: Method): Add =>
      (path, definition, handler) => {
        routes.push({ method, path, definition, handler, capability: name } as unknown as Route);
      };
    write?.({ get: add("GET"), post: add("POST"), put: add("PUT"), patch: add("PATCH"), delete: add("DELETE") });
  }
  refuseUnknownScopes(collectScopes(capabilities), [
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

/** A stream has no end to give the length of, so it is not offered to HEAD. */
export function isServedToHead({ method, definition }: Route): boolean {
  return method === "GET" && !definition.schema.alsoProduces?.includes("text/event-stream");
}
