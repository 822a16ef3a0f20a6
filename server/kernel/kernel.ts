import type { Outbound } from "@parley/outbound";
import type { Config } from "../config.ts";
import type { CheckNewKey, Credentials } from "./caller.ts";
import type {
  AnyContactCondition,
  EndCredentials,
  EraseWorkspaces,
  Measure,
  ReleaseMember,
  Vital,
} from "./capability.ts";
import type { Erasable } from "./erasing/replay-erasures.ts";
import type { Action } from "./log/action.ts";
import type { EventType, SubjectKind } from "./log/event.ts";
import type { Realtime } from "./log/realtime.ts";
import type { Logger } from "./logger.ts";
import type { Node } from "./nodes/node.ts";
import type { Revocations } from "./nodes/revocations.ts";
import type { PersonalData } from "./personal-data.ts";
import type { ErrorShape } from "./problem.ts";
import type { ShownUse, StoredKind } from "./quotas/quotas-of.ts";
import type { RetentionKind } from "./retention-kind.ts";
import type { ScopeDefinition } from "./scope.ts";
import type { Secrets } from "./secrets.ts";
import type { ReadOnly } from "./standing/read-only.ts";
import type { Standings } from "./standing/standings.ts";
import type { Database } from "./storage/database.ts";
import type { DocumentQuotes } from "./storage/document-quotes.ts";
import type { IdType } from "./storage/id.ts";
import type { WorkspaceCluster } from "./storage/workspace-cluster.ts";
import type { Untrusted } from "./untrusted/untrusted.ts";
import type { ApiVersions } from "./versions/api-versions.ts";

/**
 * The time as the server sees it. `now` is in milliseconds since 1970. `elapsed` only grows,
 * whatever happens to the date, and measures durations. Tests of expiry pass a clock of their own.
 */
type Clock = { now(): number; elapsed(): number };

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };

/**
 * The parts that every operation may use. They are made once at start and handed down; none of them
 * is a global.
 */
export type Kernel = {
  /** The version of the program. */
  serverVersion: string;
  config: Config;
  log: Logger;
  clock: Clock;
  secrets: Secrets;
  database: Database;
  workspaceCluster: WorkspaceCluster;
  node: Node;
  realtime: Realtime;
  revocations: Revocations;
  standings: Standings;
  readOnly: ReadOnly;
  outbound: Outbound;
  untrusted: Untrusted;
  credentials: Credentials;
  newKeyChecks: readonly CheckNewKey[];
  /** Every type of event that the capabilities announce, by its name. */
  eventTypes: ReadonlyMap<string, EventType>;
  /** Every scope that the capabilities bring. */
  scopes: readonly ScopeDefinition[];
  /** Names who answers for what events are about, by the kind of the subject. */
  subjects: ReadonlyMap<string, SubjectKind>;
  /** Says what each capability keeps of the users of a workspace. */
  personalData: readonly PersonalData[];
  /** The kinds of things that people erase one by one, in the order in which a restore erases them again. */
  erasables: readonly Erasable[];
  /** Each capability takes from a former member what the member took care of. */
  memberReleases: readonly ReleaseMember[];
  /** Each capability erases what it keeps of a workspace outside of Parley's own tables. */
  workspaceErasures: readonly EraseWorkspaces[];
  /** Each capability deletes the credentials of a workspace that is to be erased. */
  credentialEnds: readonly EndCredentials[];
  /** The kinds of data that a workspace may keep for some days only. */
  retention: readonly RetentionKind[];
  /** Says what is counted of each workspace, with the SQL that counts it. */
  storedKinds: readonly StoredKind[];
  /** Counts what the operator is shown of workspaces. */
  shownUses: readonly ShownUse[];
  /** The conditions of segments of contacts whose facts other capabilities own. */
  contactConditions: readonly AnyContactCondition[];
  /** Says what each capability keeps that quotes documents. */
  documentQuotes: readonly DocumentQuotes[];
  /** Every kind of id that the capabilities and the kernel use. */
  ids: readonly IdType[];
  /**
   * Every action that the capabilities offer to assistants, workflows and clients of /mcp, by its
   * name.
   */
  actions: ReadonlyMap<string, Action>;
  errorShapes: readonly ErrorShape[];
  /** Numbers of every capability that tell how this node is. */
  vitals: readonly Vital[];
  /** Numbers of every capability that the database knows. */
  measures: readonly Measure[];
  /** The versions of the interface, and what leads from one to another. */
  versions: ApiVersions;
};
