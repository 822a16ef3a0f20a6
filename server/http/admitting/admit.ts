import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import { type Caller, clientSecretPrefix, type Guard, isInPerson } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { refuseOtherOrigin } from "../../kernel/pages/refuse-other-origin.ts";
import { addressNotAllowed, forbidden, Problem, secondFactorNeeded, unauthenticated } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { subjectOfAddress } from "../../kernel/wire/address-list.ts";
import { emailNotVerified, needsSecondFactor, needsVerifiedEmail, type Route } from "../../kernel/wire/route.ts";
import { formMediaType } from "../answering/media-types-of.ts";
import { applyVersion } from "./apply-version.ts";
import { type Limits, subjectOfCaller } from "./limits.ts";
import { refuseSuspended } from "./refuse-suspended.ts";
import { refuseWhileReadOnly } from "./refuse-while-read-only.ts";
import { isSecretInPage, secretInPage } from "./secret-in-page.ts";

type Admission = Pick<
  Route["definition"],
  | "guard"
  | "limit"
  | "audience"
  | "takesTicket"
  | "takesKeyField"
  | "takesProtocolKey"
  | "allowsUnverified"
  | "goesOnWhenSuspended"
>;

/**
 * Identifies the caller, checks that the route admits them and counts the call against its rate
 * limit. Returns a promise only when the credential must be looked up in the database.
 */
export function admit(
  kernel: Kernel,
  request: FastifyRequest,
  route: Admission,
  limits: Limits,
): Promise<void> | undefined {
  const { authenticate, readTicket } = kernel.credentials;
  const { guard, takesTicket, takesKeyField, takesProtocolKey } = route;
  applyVersion(kernel.versions, request, null);
  refuseWhileReadOnly(kernel, request, route);
  const header = bearerOf(request.headers.authorization, guard.kind === "anyone");
  // The form is read first; `admitForm` follows.
  if (takesKeyField && header === undefined && isForm(request)) return undefined;
  const written = takesKeyField && header === undefined ? (request.query as { key?: unknown }).key : undefined;
  const field = keyField(written);
  if (typeof written === "string" && field === undefined && request.headers.origin !== undefined) {
    return callerOfField(kernel, request, limits, written).then((caller) =>
      admitCaller(kernel, request, route, limits, caller, true),
    );
  }
  const protocol = takesProtocolKey ? keyOfProtocols(request.headers) : undefined;
  const credential = header ?? field ?? protocol;
  const isClientSecret = takesProtocolKey === true && credential?.startsWith(clientSecretPrefix) === true;
  const ticket = isClientSecret ? credential : takesTicket && credential === undefined ? ticketOf(request) : undefined;
  const isAnonymous = credential === undefined && ticket === undefined;
  const found =
    ticket !== undefined
      ? readTicket(ticket)
      : credential === undefined
        ? undefined
        : authenticate(credential, request);
  if (found instanceof Promise) {
    return found.then((caller) => admitCaller(kernel, request, route, limits, caller, isAnonymous));
  }
  admitCaller(kernel, request, route, limits, found, isAnonymous);
  return undefined;
}

/**
 * Identifies the caller of a form by the key in its fields, and takes the key out of them. Does nothing
 * for a caller who is identified already.
 */
export async function admitForm(
  kernel: Kernel,
  request: FastifyRequest,
  route: Admission,
  limits: Limits,
): Promise<void> {
  if (!route.takesKeyField || request.caller !== null || !isForm(request)) return;
  const { key, ...fields } = (request.body ?? {}) as Record<string, unknown>;
  request.body = fields;
  const credential = typeof key === "string" && key !== "" ? key : undefined;
  const caller = credential === undefined ? undefined : await callerOfField(kernel, request, limits, credential);
  admitCaller(kernel, request, route, limits, caller, credential === undefined);
}

/**
 * Finds the caller of a key in a field. Undefined for a secret key, which is refused there like one that
 * is not valid. A page of another site is told that it sent one, because everybody can read it there.
 */
async function callerOfField(
  kernel: Kernel,
  request: FastifyRequest,
  limits: Limits,
  credential: string,
): Promise<Caller | undefined> {
  const isForPages = keyField(credential) !== undefined;
  if (!isForPages && request.headers.origin === undefined) return undefined;
  const caller = await kernel.credentials.authenticate(credential, request);
  if (isForPages || caller === undefined) return caller;
  const isElsewhere = caller.allowedAddresses?.has(request.ip) === false;
  if (!isElsewhere && isSecretInPage(kernel, request, caller)) throw misplaced(kernel, request, limits, caller, false);
  return undefined;
}

export function isForm(request: FastifyRequest): boolean {
  return request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() === formMediaType;
}

/** Only a publishable key may stand in a page: any other credential is refused like one that is not valid. */
function keyField(key: unknown): string | undefined {
  return typeof key === "string" && key.startsWith("parley_pk_") ? key : undefined;
}

function admitCaller(
  kernel: Kernel,
  request: FastifyRequest,
  admission: Admission,
  limits: Limits,
  caller: Caller | undefined,
  isAnonymous: boolean,
): void {
  const { guard, limit, audience = "api" } = admission;
  // The token of an app for another part of the interface is no credential here.
  if (caller?.audience !== undefined && caller.audience !== audience) {
    admitCaller(kernel, request, admission, limits, undefined, false);
    return;
  }
  if (caller !== undefined) {
    const isElsewhere = caller.allowedAddresses?.has(request.ip) === false;
    if (isElsewhere || isSecretInPage(kernel, request, caller)) {
      // A route without a required credential ignores one that is not valid here.
      if (guard.kind === "anyone") admitCaller(kernel, request, admission, limits, undefined, true);
      else throw misplaced(kernel, request, limits, caller, isElsewhere);
      return;
    }
  }
  if (!isAnonymous && caller === undefined && guard.kind !== "anyone") {
    // A guessed credential counts against the same limit as a call without one.
    limits.count("public", subjectOfAddress(request.ip), request.head);
    throw new Problem(
      unauthenticated,
      "The credential is not valid, has expired or was revoked. Sign in again or use another key.",
      {
        headers: { "www-authenticate": challengeOf(kernel, admission, true) },
      },
    );
  }
  request.caller = caller ?? null;
  if (caller?.version !== undefined) applyVersion(kernel.versions, request, caller);
  if (limit === "signin" || limit === "signup") limits.count(limit, subjectOfAddress(request.ip), request.head);
  else if (limit !== "none") countCaller(request, limits);
  refuseUnlessAllowed(kernel, admission, request);
  if (caller !== undefined) refuseSuspended(kernel, request, admission, caller);
  if (caller?.needsSecondFactor && needsSecondFactor(admission)) throw noSecondFactor();
  if (caller?.isUnverified && needsVerifiedEmail(request.method, admission)) throw emailNotVerified();
}

/**
 * A key that is used from elsewhere, or that stands in a page, may be stolen, so that the call counts
 * for its address: it must not use up the key's own limit.
 */
function misplaced(
  kernel: Kernel,
  request: FastifyRequest,
  limits: Limits,
  caller: Caller,
  isElsewhere: boolean,
): Problem {
  limits.count("public", subjectOfAddress(request.ip), request.head);
  if (!isElsewhere) return secretInPage(kernel, request, caller);
  return new Problem(
    addressNotAllowed,
    "This key may not be used from this network address. Add the address to allowedAddresses of the key, or use another key.",
  );
}

function noSecondFactor(): Problem {
  return new Problem(
    secondFactorNeeded,
    "This workspace requires a second factor at sign-in. Set one up on the page /account/second-factor, or with POST /api/auth/totp or POST /api/auth/passkeys/options, or switch to another of your workspaces.",
  );
}

function countCaller(request: FastifyRequest, limits: Limits): void {
  const { name, subject } = subjectOfCaller(request);
  limits.count(name, subject, request.head);
}

/**
 * A browser cannot send headers with a WebSocket or an EventSource, so it sends a ticket in the
 * query instead.
 */
function ticketOf(request: FastifyRequest): string | undefined {
  const { ticket } = request.query as { ticket?: unknown };
  // A key that pages keep does not belong in addresses, which are logged on the way.
  return typeof ticket === "string" && !ticket.startsWith(clientSecretPrefix) ? ticket : undefined;
}

/** On a route without a required credential another scheme (a reverse proxy's Basic) is ignored. */
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

/** Says how to authenticate. Clients of the Model Context Protocol find the sign-in by it (RFC 9728). */
function challengeOf({ config }: Kernel, { audience }: Admission, isInvalid: boolean): string {
  const error = isInvalid ? ' error="invalid_token"' : "";
  if (audience !== "mcp") return `Bearer${error}`;
  const metadata = `resource_metadata="${new URL(config.publicUrl).origin}/.well-known/oauth-protected-resource/mcp"`;
  return `Bearer${error}${isInvalid ? "," : ""} ${metadata}`;
}

function refuseUnlessAllowed(kernel: Kernel, admission: Admission, request: FastifyRequest): void {
  const { caller } = request;
  const { guard } = admission;
  if (guard.kind === "anyone") return;
  if (caller === null) {
    throw new Problem(unauthenticated, "Send a credential: `Authorization: Bearer <access token or key>`.", {
      headers: { "www-authenticate": challengeOf(kernel, admission, false) },
    });
  }
  if (caller.kind === "publishable-key") {
    if (guard.kind !== "caller" && !(guard.kind === "may" && guard.publishable)) {
      throw new Problem(forbidden, "A publishable key may not do this. Call it from your server with a secret key.");
    }
    refuseOtherOrigin(kernel, caller, request);
  }
  if (guard.kind === "member" && caller.kind !== "member") {
    throw new Problem(forbidden, "Only a signed-in member may do this. Use an access token instead of a key.");
  }
  if (guard.kind === "member" && !isInPerson(caller)) {
    throw new Problem(forbidden, "An app may not do this for a member. Sign in and do it yourself.");
  }
  // A key of the operator's workspace acts for the operator only when it has the scope
  // settings:write.
  if (guard.kind === "operator" && !(caller.isOperator && caller.scopes.has("settings:write"))) {
    throw new Problem(
      forbidden,
      "Only the operator of this installation may do this. Ask the first member of its first workspace.",
    );
  }
  const scope = guard.kind === "may" ? scopeFor(guard, caller) : undefined;
  if (scope !== undefined && !caller.scopes.has(scope)) {
    throw new Problem(forbidden, `The credential lacks the scope ${scope}. Use a credential that has it.`);
  }
}

function scopeFor({ scope, publishable }: Extract<Guard, { kind: "may" }>, caller: Caller): Scope {
  return caller.kind === "publishable-key" && typeof publishable === "string" ? publishable : scope;
}

/** OpenAI's clients send a key with this prefix where a browser cannot send headers. */
const protocolPrefix = "openai-insecure-api-key.";

/** Finds the credential among the subprotocols of a WebSocket handshake. */
function keyOfProtocols(headers: IncomingHttpHeaders): string | undefined {
  const protocols = headers["sec-websocket-protocol"]?.split(",").map((each) => each.trim()) ?? [];
  return protocols.find((each) => each.startsWith(protocolPrefix))?.slice(protocolPrefix.length);
}
