import type { Scope } from "./scopes.ts";

/**
 * Who calls. `id` is the UUID of the user, or of the key; `scopes` is what the credential may do.
 * `member`: a person with an access token. `secret-key`: a server. `publishable-key`: a browser.
 */
export type Caller = {
  kind: "member" | "secret-key" | "publishable-key";
  id: string;
  workspaceId: string;
  scopes: ReadonlySet<Scope>;
  /** The sign-in session of a member, by UUID. */
  sessionId: string | null;
  /** Whether this is the first member of the first workspace, who runs the installation. */
  isOperator: boolean;
  /** The origins that a publishable key serves. */
  allowedOrigins: readonly string[] | null;
  /** The visitor that a browser's request, or its ticket, speaks for, by UUID; absent until that is known. */
  visitorId?: string;
  /** The user that a browser's request proves to speak for: the workspace's own id of it. */
  userId?: string;
  /** Whether a publishable key serves only users who prove who they are. */
  requiresIdentity?: boolean;
  /** When the credential ends by itself, in milliseconds since 1970, where that is known. */
  expiresAtMs?: number;
};

/** Verifies a bearer credential; undefined when it is not, or no longer, valid. Registered by the accounts capability. */
export type Authenticate = (credential: string) => Caller | undefined | Promise<Caller | undefined>;

/** Says whose ticket of /api/stream/tickets it is. Registered by the stream capability. */
export type ReadTicket = (ticket: string) => Promise<Caller | undefined>;

/**
 * Who may use a route. `publishable` opens it to browsers' keys as well.
 * `anyone` needs no credential; one that is not valid, or no longer, counts as none: a client may send it with every call.
 */
export type Guard =
  | { kind: "anyone" }
  | { kind: "signature" }
  | { kind: "caller" }
  | { kind: "trusted" }
  | { kind: "member" }
  | { kind: "operator" }
  | { kind: "may"; scope: Scope; publishable: boolean };

export const anyone: Guard = { kind: "anyone" };
/** The signature of the body is the credential, and the route checks it: no other credential is looked at. */
export const bySignature: Guard = { kind: "signature" };
/** Whoever has a valid credential, browsers' keys included; what each may see is for the route to decide. */
export const anyCaller: Guard = { kind: "caller" };
/** People and servers, but no browser's key; what each may do is for the route to decide. */
export const anyTrusted: Guard = { kind: "trusted" };
/** A signed-in person, whatever the scopes. */
export const anyMember: Guard = { kind: "member" };
export const operatorOnly: Guard = { kind: "operator" };

export function may(scope: Scope, options: { publishable?: boolean } = {}): Guard {
  return { kind: "may", scope, publishable: options.publishable ?? false };
}
