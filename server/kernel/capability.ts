import type { Authenticate, CheckNewKey, NoteRefusedOrigin, ReadTicket } from "./caller.ts";
import type { Erasable } from "./erasing/replay-erasures.ts";
import type { Kernel } from "./kernel.ts";
import type { Action } from "./log/action.ts";
import type { EventType, SubjectKind } from "./log/event.ts";
import type { Job, Listener } from "./log/job.ts";
import type { Adopt } from "./nodes/node.ts";
import type { TextsByLanguage } from "./pages/page-language.ts";
import type { PersonalData } from "./personal-data.ts";
import type { ErrorShape } from "./problem.ts";
import type { ShownUse, StoredKind } from "./quotas/quotas-of.ts";
import type { RetentionKind } from "./retention-kind.ts";
import type { ScopeDefinition } from "./scope.ts";
import type { SealedValues } from "./secrets.ts";
import type { Queryable, Transaction } from "./storage/database.ts";
import type { DocumentQuotes } from "./storage/document-quotes.ts";
import type { IdType } from "./storage/id.ts";
import type { Sql } from "./storage/sql.ts";
import type { Routes } from "./wire/route.ts";

/**
 * Takes from a person what they take care of in a workspace, and announces it. Runs in the
 * transaction that ends the membership, after the membership has ended in it.
 */
export type ReleaseMember = (tx: Transaction, member: { workspaceId: string; accountId: string }) => Promise<void>;

/**
 * Arranges that what is kept of workspaces outside of Parley's own tables is erased. Runs in the
 * transaction that erases the workspaces, before their rows are gone.
 */
export type EraseWorkspaces = (tx: Transaction, workspaceIds: readonly string[]) => Promise<void>;

/**
 * Deletes the credentials of workspaces that are to be erased. Returns what has to be revoked, so
 * that every node refuses them within a second. Runs in the transaction that revokes them.
 */
export type EndCredentials = (tx: Transaction, workspaceIds: readonly string[]) => Promise<string[]>;

/** One number tells how a part of this node is: `/readyz` shows it, and `/metrics` as a gauge. */
export type Vital = {
  /** The name in `/readyz`: `workspaceLeftOvers`. */
  name: string;
  /** The name in `/metrics`: `parley_workspace_left_overs`. */
  metric: string;
  help: string;
  /** The gauge is read often, so that it asks no database. */
  read(kernel: Kernel): number;
};

/** Values of one name in `/metrics`. The labels hold words of the program, never what a workspace named. */
export type Gauge = {
  metric: string;
  help: string;
  samples: readonly { labels?: Readonly<Record<string, string>>; value: number }[];
};

/** Reads what costs a query: at most once in 15 seconds on each node, however often it is asked for. */
export type Measure = (kernel: Kernel) => Promise<readonly Gauge[]>;

/**
 * One member of a segment's filter, whose facts belong to the capability that brings it: who has a
 * lead, who opened a mail. Contacts know the shape of what is wanted.
 */
export type ContactCondition<Wanted> = {
  name: string;
  /** Gives the members of what is wanted that name nothing in the workspace. */
  findUnknown?(db: Queryable, workspaceId: string, wanted: Wanted): Promise<(keyof Wanted & string)[]>;
  /** A query of one column: the ids of the contacts that fit, and of those as part of which they are shown. */
  contactsOf(workspaceId: string, wanted: Wanted, now: Date): Sql;
};

/** A condition beside those that want something else. */
// biome-ignore lint/suspicious/noExplicitAny: each condition is given what its own shape allows.
export type AnyContactCondition = ContactCondition<any>;

/** Says what a capability brings to the server: its whole contents in one statement. */
export type Capability = {
  name: string;
  /**
   * Says what it says to people on pages and in mails, in each language: a file of `texts/` for
   * each.
   */
  texts?: TextsByLanguage;
  /** The kinds of ids that are this capability's own. */
  ids?: readonly IdType[];
  /**
   * Says what a credential may be allowed to do here, e.g. `{ name: "keys:write", summary: "Make
   * and end API keys" }`.
   */
  scopes?: readonly ScopeDefinition[];
  /** The tables that belong to this capability. No other capability's SQL names them. */
  tables?: readonly string[];
  /** The kinds of things that its events are about. */
  subjects?: readonly SubjectKind[];
  /** Says what it keeps of the users of a workspace. */
  personalData?: PersonalData;
  /** The kinds of its things that people erase one by one. A restore erases them again. */
  erasables?: readonly Erasable[];
  /** Takes from a former member what the member took care of. */
  releaseMember?: ReleaseMember;
  /** Erases what it keeps of workspaces outside of Parley's own tables. */
  eraseWorkspaces?: EraseWorkspaces;
  /** Drops what this node's memory holds of a workspace that may be gone. It can be read again. */
  forgetWorkspace?: (kernel: Kernel, workspaceId: string) => void;
  /** Deletes the credentials that it gave to clients of a workspace. */
  endCredentials?: EndCredentials;
  /** The kinds of its data that a workspace may keep for some days only. */
  retention?: readonly RetentionKind[];
  /** Says what it stores that has a quota, with the SQL that counts it. */
  storedKinds?: readonly StoredKind[];
  /** Counts something that the operator is shown of each workspace. */
  shownUse?: ShownUse;
  /** Segments of contacts can ask these of what it owns. */
  contactConditions?: readonly AnyContactCondition[];
  /** Says what it keeps that quotes documents. */
  documentQuotes?: DocumentQuotes;
  routes?: (app: Routes) => void;
  events?: readonly EventType[];
  jobs?: readonly Job[];
  listeners?: readonly Listener[];
  /** The actions that it offers to assistants, workflows and clients of /mcp. */
  actions?: readonly Action[];
  /** Paths whose clients expect errors in another form than RFC 9457. */
  errorShapes?: readonly ErrorShape[];
  /** Adopts the work of a dead node. */
  adopt?: (kernel: Kernel) => Adopt;
  /** Registered by the one capability that knows credentials. */
  authenticate?: (kernel: Kernel) => Authenticate;
  /** Registered by the same capability. */
  noteRefusedOrigin?: (kernel: Kernel) => NoteRefusedOrigin;
  /** Registered by the one capability that gives tickets. */
  readTicket?: (kernel: Kernel) => ReadTicket;
  /** Checks what new API keys name of this capability's own things. */
  checkNewKey?: CheckNewKey;
  /** Numbers that tell the operator how it is. */
  vitals?: readonly Vital[];
  /** Numbers of the whole installation, which the database knows. */
  measures?: readonly Measure[];
  /** The values that PARLEY_SECRET encrypts: they are encrypted again after it was replaced. */
  sealed?: readonly SealedValues[];
  /**
   * Encrypts again what `sealed` does not name. Runs before `start`, and can be
   * cut off at any point: what is left is encrypted again by the next run.
   */
  reencrypt?: (kernel: Kernel) => Promise<void>;
  start?: (kernel: Kernel) => Promise<void>;
  /**
   * The server begins to stop. Requests under way are still answered; long work should end soon.
   */
  drain?: (kernel: Kernel) => void;
  /** Frees what the capability holds in memory. Called after the last request was answered. */
  stop?: (kernel: Kernel) => Promise<void>;
};

export function capability(parts: Capability): Capability {
  return parts;
}
