import type { FastifyRequest } from "fastify";
import type { Authenticate, Caller, Guard, ReadTicket } from "../kernel/caller.ts";
import { forbidden, originNotAllowed, Problem, unauthenticated } from "../kernel/problem.ts";
import type { Route } from "../kernel/wire/route.ts";
import { refuseOtherVersion } from "./api-version.ts";
import { type Limits, subjectOfAddress } from "./limits.ts";

/** The two ways to say who one is, each registered by the capability that knows it. */
export type Credentials = { authenticate: Authenticate; readTicket: ReadTicket };

type Admission = Pick<Route["definition"], "guard" | "limit" | "takesTicket">;

/** Who calls, whether the route is open to them, and whether they called too often. Waits only for who is not known yet. */
export function admit(
  request: FastifyRequest,
  route: Admission,
  { authenticate, readTicket }: Credentials,
  limits: Limits,
): Promise<void> | undefined {
  const { guard, takesTicket } = route;
  refuseOtherVersion(request.headers["parley-version"]);
  const credential = bearerOf(request.headers.authorization, guard.kind === "anyone");
  const ticket = takesTicket && credential === undefined ? ticketOf(request) : undefined;
  const isAnonymous = credential === undefined && ticket === undefined;
  const found =
    ticket !== undefined ? readTicket(ticket) : credential === undefined ? undefined : authenticate(credential);
  if (found instanceof Promise) {
    return found.then((caller) => admitCaller(request, route, limits, caller, isAnonymous));
  }
  admitCaller(request, route, limits, found, isAnonymous);
  return undefined;
}

function admitCaller(
  request: FastifyRequest,
  { guard, limit }: Admission,
  limits: Limits,
  caller: Caller | undefined,
  isAnonymous: boolean,
): void {
  if (!isAnonymous && caller === undefined && guard.kind !== "anyone") {
    // Guessing is slowed down like any other call without a credential.
    limits.count("public", subjectOfAddress(request.ip), request.head);
    throw new Problem(unauthenticated, "The credential is not valid, or no longer. Sign in again or use another key.", {
      headers: { "www-authenticate": 'Bearer error="invalid_token"' },
    });
  }
  request.caller = caller ?? null;
  if (limit === "signin" || limit === "signup") limits.count(limit, subjectOfAddress(request.ip), request.head);
  else if (limit !== "none") countCaller(request, limits);
  refuseUnlessAllowed(guard, request);
}

function countCaller(request: FastifyRequest, limits: Limits): void {
  const { caller } = request;
  if (caller === null || caller.kind === "publishable-key") {
    limits.count("public", subjectOfAddress(request.ip), request.head);
  } else limits.count("key", caller.sessionId ?? caller.id, request.head);
}

/** A browser cannot send headers with a WebSocket or an EventSource; a ticket in the query stands in for them. */
function ticketOf(request: FastifyRequest): string | undefined {
  const { ticket } = request.query as { ticket?: unknown };
  return typeof ticket === "string" ? ticket : undefined;
}

/** Where nobody need say who they are, another scheme (a proxy's Basic) is none of our business. */
function bearerOf(header: string | undefined, isOptional: boolean): string | undefined {
  if (header === undefined) return undefined;
  const found = /^bearer +(\S+) *$/i.exec(header);
  if (found?.[1] === undefined) {
    if (isOptional) return undefined;
    throw new Problem(unauthenticated, "Send the credential as `Authorization: Bearer <access token or key>`.", {
      headers: { "www-authenticate": "Bearer" },
    });
  }
  return found[1];
}

function refuseUnlessAllowed(guard: Guard, request: FastifyRequest): void {
  const { caller } = request;
  if (guard.kind === "anyone") return;
  if (caller === null) {
    throw new Problem(unauthenticated, "This needs `Authorization: Bearer <access token or key>`.", {
      headers: { "www-authenticate": "Bearer" },
    });
  }
  if (caller.kind === "publishable-key") {
    if (guard.kind !== "caller" && !(guard.kind === "may" && guard.publishable)) {
      throw new Problem(forbidden, "A publishable key cannot do this. Call it from your server with a secret key.");
    }
    refuseOtherOrigin(caller, request.headers.origin);
  }
  if (guard.kind === "member" && caller.kind !== "member") {
    throw new Problem(forbidden, "Only a signed-in person can do this. Use an access token instead of a key.");
  }
  // A key of the operator's workspace acts for the operator only if it was given the settings.
  if (guard.kind === "operator" && !(caller.isOperator && caller.scopes.has("settings:write"))) {
    throw new Problem(forbidden, "Only the operator of this installation can do this.");
  }
  if (guard.kind === "may" && !caller.scopes.has(guard.scope)) {
    throw new Problem(forbidden, `The credential lacks the scope ${guard.scope}.`);
  }
}

/** Without an Origin header the call does not come from a page; the list is abuse control, not authentication. */
function refuseOtherOrigin(caller: Caller, origin: string | undefined): void {
  if (origin === undefined || caller.allowedOrigins === null || caller.allowedOrigins.includes(origin)) return;
  throw new Problem(originNotAllowed, "Add this page's origin to the key's allowedOrigins, or use a key that has it.");
}
