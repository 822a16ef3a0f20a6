import { isDeepStrictEqual } from "node:util";
import type { Scope } from "./scope.ts";
import type { Queryable } from "./storage/database.ts";
import type { AddressList } from "./wire/address-list.ts";

/**
 * The caller of a request, as its credential proves it. A `member` is a person with an access
 * token, a `secret-key` is a server, a `publishable-key` is a browser.
 */
export type Caller = {
  kind: "member" | "secret-key" | "publishable-key";
  /** The UUID of the member's user, or of the key. */
  id: string;
  workspaceId: string;
  /** Says what the credential allows. */
  scopes: ReadonlySet<Scope>;
  /** The UUID of a member's sign-in session. */
  sessionId: string | null;
  /**
   * Says what the rights rest on: a member's role in this workspace, or the text of a key. Revoked
   * when the role changes or the membership ends, and when the text ends or the key's limits change.
   */
  grantId?: string;
  /** This member operates the installation, or the key is of the first operator's workspace. */
  isOperator: boolean;
  /** This member is an owner of the workspace, who may read and delete also when it is suspended. */
  isOwner?: boolean;
  /** The origins of the pages that may use a publishable key. */
  allowedOrigins: readonly string[] | null;
  /** A secret key or a ticket that pages of any origin may send. Absent where they may not. */
  allowsBrowser?: boolean;
  /** The addresses from which a key may be used. Absent where it may be used from everywhere. */
  allowedAddresses?: AddressList;
  /**
   * The UUID of the visitor that a browser or its ticket identifies. Absent until that is known.
   */
  visitorId?: string;
  /**
   * Revoked when the visitor is blocked. It ends what the visitor has opened, as a revoked key ends
   * what was opened with the key.
   */
  visitorEndedBy?: string;
  /** The secrets that signed the user's proofs: each is revoked when it ends. */
  proofSecretIds?: readonly string[];
  /** The user that a browser proves to be, by the workspace's own id of that user. */
  userId?: string;
  /**
   * This member's e-mail address is still unverified. Absent on a private installation, and for
   * keys: see `needsVerifiedEmail` in kernel/wire/route.ts.
   */
  isUnverified?: boolean;
  /** The workspace requires a second factor that this member has not set up yet. */
  needsSecondFactor?: boolean;
  /** Browsers with this publishable key must prove which user they are. */
  requiresIdentity?: boolean;
  /**
   * The ids of the assistants that a publishable key may use; null: only the default one. Absent for
   * other callers, who may use all of their workspace.
   */
  assistantIds?: readonly string[] | null;
  /**
   * The only things that a key may do in the workspace's own database; null: all that its scopes
   * allow. Absent for other callers.
   */
  databaseRules?: readonly DatabaseRule[] | null;
  /**
   * Says what a server has fixed for the holder of a client secret, who may do nothing but talk:
   * see compatible-apis/openai-realtime. Absent for other callers.
   */
  fixed?: unknown;
  /**
   * The UUID of the app of others that acts: for the member, or by itself. That of the trust, for a machine. Absent for
   * everybody else.
   */
  appId?: string;
  /** Says what acts where it is no key: an app by itself, or a machine of a platform. The audit log names it. */
  actsAs?: "app" | "trust";
  /** The only part of the interface that the token of an app opens: see `audience` of routes. */
  audience?: Audience;
  /** Says when the credential expires, in milliseconds since 1970. Absent when it does not expire. */
  expiresAtMs?: number;
  /**
   * The version of the interface for requests that name none: that of the key's or the ticket's
   * making. Absent for members, who have the newest.
   */
  version?: string;
};

/** A token of an app is for `/mcp`, or for everything else. */
export type Audience = "api" | "mcp";

/** Tells whether a member acts in person: not by an app, which has only the scopes that it was given. */
export function isInPerson({ kind, appId }: Caller): boolean {
  return kind === "member" && appId === undefined;
}

/**
 * Gives the scopes by which the caller sees events. Rules limit which rows a key reads; events tell
 * of rows of all tables, and those of workflows of what runs have read, so a key with rules sees none
 * of them.
 */
export function eventScopesOf({ scopes, databaseRules }: Caller): ReadonlySet<Scope> {
  if (databaseRules === undefined || databaseRules === null) return scopes;
  return new Set([...scopes].filter((scope) => !/^(?:database|automation):/.test(scope)));
}

/** Says what rules of keys may allow: see `DatabaseRule`. */
export const ruledOperations = ["select", "insert", "upsert", "update", "delete", "count"] as const;
export type RuledOperation = (typeof ruledOperations)[number];

/** Says what a key may do with one table of the workspace's own database. */
export type DatabaseRule = {
  table: string;
  operations: RuledOperation[];
  /** The only columns that are read, written, filtered, sorted, searched and embedded. */
  columns?: string[];
  /** The only rows that are read and changed, and what every written row must fulfil. */
  where?: Record<string, unknown>;
};

type DatabaseRules = readonly DatabaseRule[] | null;

/** Returns rules that allow nothing but what both allow: where they differ, nothing at all. Null: no rules. */
export function withinBoth(one: DatabaseRules, other: DatabaseRules): DatabaseRules {
  if (one === null || other === null) return one ?? other;
  return isDeepStrictEqual(one, other) ? one : [];
}

/**
 * Finds when a credential that this caller makes must end at the latest, in milliseconds since 1970: it
 * must not outlive a key that ends. A member's access token limits nothing, because the member gets
 * the next one.
 */
export function latestEndOf({ kind, expiresAtMs }: Caller): number | undefined {
  return kind === "member" ? undefined : expiresAtMs;
}

/**
 * Says what is revoked to end the caller's tickets and connections: the credential, the member's
 * role, the text of a key, or what proved the user.
 */
export function subjectsOf({ id, sessionId, grantId, proofSecretIds = [] }: Caller): string[] {
  return [sessionId ?? id, ...(grantId === undefined ? [] : [grantId]), ...proofSecretIds];
}

/** The client that sent a credential. `ip` may take work to find, so that it is read only for keys. */
export type Client = { readonly ip: string };

/**
 * Verifies a bearer credential. Undefined when it is not valid. Registered by the access
 * capability. A key shows the network of the client that used it last.
 */
export type Authenticate = (credential: string, client?: Client) => Caller | undefined | Promise<Caller | undefined>;

/**
 * Remembers that a page of this origin was refused with a key, so that the owner of the key sees why.
 * Registered by the access capability.
 */
export type NoteRefusedOrigin = (key: Caller, origin: string) => void;

/** Finds the caller of a ticket from /api/stream/tickets. Registered by the stream capability. */
export type ReadTicket = (ticket: string) => Promise<Caller | undefined>;

/**
 * Checks what a new API key names of a capability's own things. Throws a problem for what does not
 * exist.
 */
export type CheckNewKey = (
  db: Queryable,
  workspaceId: string,
  key: { assistantIds: readonly string[] | null; databaseRules: readonly DatabaseRule[] | null },
) => Promise<void>;

/**
 * These functions verify credentials; each is registered by the capability that issues the
 * credential.
 */
export type Credentials = {
  authenticate: Authenticate;
  readTicket: ReadTicket;
  noteRefusedOrigin: NoteRefusedOrigin;
};

/**
 * Says who may use a route. `publishable` allows publishable keys too. A route for `anyone` needs
 * no credential and ignores one that is not valid, because a client may send it with every request.
 */
export type Guard =
  | { kind: "anyone" }
  | { kind: "signature" }
  | { kind: "caller" }
  | { kind: "trusted" }
  | { kind: "member"; isOwnAccount: boolean }
  | { kind: "operator" }
  | { kind: "may"; scope: Scope; publishable: boolean | Scope };

export const anyone: Guard = { kind: "anyone" };
/** The credential is a signature of the body, which the route itself checks. */
export const bySignature: Guard = { kind: "signature" };
/**
 * Every valid credential may call, publishable keys too. The route decides what each caller may
 * see.
 */
export const anyCaller: Guard = { kind: "caller" };
/** Members and secret keys, but no publishable keys. The route decides what each may do. */
export const anyTrusted: Guard = { kind: "trusted" };
/** Members may call, with any scopes. */
export const anyMember: Guard = { kind: "member", isOwnAccount: false };
/**
 * Members may call for what concerns their own account, also one who must set up a second factor
 * first.
 */
export const ownAccount: Guard = { kind: "member", isOwnAccount: true };
export const operatorOnly: Guard = { kind: "operator" };

/**
 * Callers whose credential has the scope; publishable keys only when `publishable` is true, or with
 * the scope that it names in place of the other.
 *
 * @example
 * guard: may("conversations:write", { publishable: true })
 */
export function may(scope: Scope, options: { publishable?: boolean | Scope } = {}): Guard {
  return { kind: "may", scope, publishable: options.publishable ?? false };
}

/**
 * A client secret begins like this: a server gives it to one of its pages, in place of its key.
 * OpenAI's clients take a key that begins with `ek_` also in browsers.
 */
export const clientSecretPrefix = "ek_parley_";
